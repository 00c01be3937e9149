import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';

const DEPLOYED = fileURLToPath(new URL('../../../../deploy/nginx.conf', import.meta.url));

/** Path of nginx: NGINX_BIN, or one on the PATH or where Debian puts it. */
export function findNginx(): string | undefined {
  const places = [
    process.env.NGINX_BIN,
    ...[...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'].map((folder) =>
      join(folder, 'nginx'),
    ),
  ];
  return places.find((place) => place !== undefined && place !== '' && existsSync(place));
}

export interface Proxy {
  readonly url: string;
  /** Sends requests to these servers from now on; what was sent before goes on where it is. */
  use(servers: readonly string[]): Promise<void>;
  stop(): Promise<void>;
}

const replaced = (text: string, pattern: RegExp, by: string): string => {
  if (!pattern.test(text)) throw new Error(`deploy/nginx.conf has no ${pattern.source}`);
  return text.replace(pattern, by);
};

/** The copies that the deployed configuration names, in its order. */
const COPIES = ['app1:3000', 'app2:3000'];

/**
 * The deployed configuration with the tests' port and servers; `/generation` tells which of its
 * versions is in force.
 */
function siteOf(servers: readonly string[], port: number, generation: number): string {
  let site = readFileSync(DEPLOYED, 'utf8');
  COPIES.forEach((copy, index) => {
    const address = servers[index] === undefined ? undefined : new URL(servers[index]).host;
    site = replaced(
      site,
      new RegExp(`server ${copy}( [^;]*)?;`, 'g'),
      address === undefined ? 'server 127.0.0.1:1$1 down;' : `server ${address}$1;`,
    );
  });
  return replaced(
    site,
    /listen 8080;/,
    `listen 127.0.0.1:${port};\n  location = /generation { return 200 "${generation}"; }`,
  );
}

/** nginx before servers on loopback, in a temporary folder. */
export async function startNginx(bin: string, servers: readonly string[]): Promise<Proxy> {
  const folder = mkdtempSync(join(tmpdir(), 'elucida-nginx-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `  ${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  // Its workers must reach the folder of who runs the tests.
  const user = process.getuid?.() === 0 ? 'user root;\n' : '';
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${user}worker_processes 2;\npid ${folder}/nginx.pid;\nerror_log ${folder}/error.log;\nevents ` +
      `{ worker_connections 1024; }\nhttp {\n  access_log off;\n${temporary}\n  include ` +
      `${folder}/site.conf;\n}\n`,
  );
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf')];
  let generation = 0;

  const inForce = async () => {
    for (let attempt = 0; attempt < 500; attempt++, await sleep(20)) {
      const answer = await fetch(`${url}/generation`, { headers: { connection: 'close' } }).then(
        (response) => response.text(),
        () => '',
      );
      if (answer === String(generation)) return;
    }
    throw new Error(
      `nginx did not take its configuration: ${readFileSync(join(folder, 'error.log'), 'utf8')}`,
    );
  };
  const write = (list: readonly string[]) =>
    writeFileSync(join(folder, 'site.conf'), siteOf(list, port, ++generation));

  write(servers);
  const nginx = spawn(bin, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  await inForce();
  return {
    url,
    async use(list) {
      write(list);
      const { status, stderr } = spawnSync(bin, [...args, '-s', 'reload'], { encoding: 'utf8' });
      if (status !== 0) throw new Error(`nginx -s reload: ${stderr}`);
      await inForce();
    },
    async stop() {
      nginx.kill('SIGTERM');
      if (nginx.exitCode === null) await new Promise((resolve) => nginx.once('exit', resolve));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
