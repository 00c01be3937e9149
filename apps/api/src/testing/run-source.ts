import { spawn, type ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join, parse } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const SOURCE = join(dirname(fileURLToPath(import.meta.url)), '..');
/**
 * Inside the project, so that the bundles find node_modules. scripts/lib/vitest-setup.mjs removes
 * it after the run.
 */
const BUNDLES = join(
  SOURCE,
  '../../../.cache/test-bundles',
  `${process.pid}-${Math.random().toString(36).slice(2)}`,
);

/** The one thread that lies next to every entry point: all of them open a database. */
const DATABASE_THREAD = 'db/sqlite/sqlite-thread.mjs';

const bundled = new Map<string, Promise<string>>();

/**
 * An entry point as one file that plain Node starts in a moment, built as `npm start` builds the
 * server.
 */
function bundle(file: string): Promise<string> {
  let made = bundled.get(file);
  if (made === undefined) {
    const outfile = join(BUNDLES, `${parse(file).name}.js`);
    mkdirSync(BUNDLES, { recursive: true });
    writeFileSync(join(BUNDLES, 'package.json'), '{"type":"module"}');
    const outside = { name: 'npm-packages-stay-outside', setup: outsideNodeModules };
    made = build({
      entryPoints: [join(SOURCE, file)],
      outfile,
      bundle: true,
      platform: 'node',
      format: 'esm',
      target: 'node20',
      logLevel: 'silent',
      plugins: [outside],
    }).then(() => outfile);
    bundled.set(file, made);
  }
  return made;
}

function outsideNodeModules(
  builder: Parameters<NonNullable<Parameters<typeof build>[0]['plugins']>[number]['setup']>[0],
): void {
  builder.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
    kind === 'entry-point' || path.startsWith('@elucida/') ? undefined : { path, external: true },
  );
}

/** Only what a program needs to start: a developer's own settings must not reach the tests. */
const bare = () => ({
  PATH: process.env.PATH,
  HOME: process.env.HOME,
  NODE_ENV: 'test',
  NO_COLOR: '1',
});

interface StartOptions {
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts one of the app's entry points as a process of its own. */
export async function startSource(
  file: string,
  { args = [], env = {} }: StartOptions = {},
): Promise<ChildProcess> {
  const [program] = await Promise.all([bundle(file), bundle(DATABASE_THREAD)]);
  return spawn(process.execPath, [program, ...args], {
    env: { ...bare(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

export interface Ended {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs an entry point to its end. */
export async function runSource(file: string, options: StartOptions = {}): Promise<Ended> {
  const child = await startSource(file, options);
  let [stdout, stderr] = ['', ''];
  child.stdout!.on('data', (chunk) => {
    stdout += String(chunk);
  });
  child.stderr!.on('data', (chunk) => {
    stderr += String(chunk);
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
