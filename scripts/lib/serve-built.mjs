import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { inRoot } from './paths.mjs';
import { run } from './run.mjs';

const START_MS = 90_000;

async function freePort() {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address();
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** The built server with an empty data folder; `admin` runs an operators' command on it. */
export async function serveBuilt() {
  const dataDir = mkdtempSync(join(tmpdir(), 'elucida-built-'));
  const port = await freePort();
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    PORT: String(port),
    DATA_DIR: dataDir,
  };
  const server = spawn(process.execPath, [inRoot('apps/api/dist/server.js')], {
    cwd: dataDir,
    stdio: 'ignore',
    env,
  });
  const url = `http://localhost:${port}`;
  for (const end = Date.now() + START_MS; ; await sleep(200)) {
    if (
      await fetch(`${url}/readyz`).then(
        (response) => response.ok,
        () => false,
      )
    )
      break;
    if (Date.now() > end) throw new Error('the server was not ready in time');
  }
  return {
    url,
    admin: (...command) =>
      run(process.execPath, [inRoot('apps/api/dist/admin-cli.js'), ...command], {
        env,
        stdio: 'ignore',
      }),
    stop: () => {
      server.kill('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
