import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from './free-port.ts';
import type { ServerProcess } from './server-process.ts';

const SERVER = fileURLToPath(new URL('../../dist/server.js', import.meta.url));

/**
 * Starts the built server, engine and all, on a free loopback port and waits until it is ready.
 * What it logs goes to
 * `server.log` in DATA_DIR, so that a full pipe never holds it up.
 */
export async function serveBuilt(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const log = openSync(join(env.DATA_DIR, 'server.log'), 'a');
  const child = spawn(process.execPath, [SERVER], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env, PORT: port },
    cwd: env.DATA_DIR,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  // Whoever is stopped half way leaves no server behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() =>
    process.off('exit', kill),
  );
  const base = `http://127.0.0.1:${port}`;
  while (
    !(await fetch(`${base}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (child.exitCode !== null)
      throw new Error(`the server ended with ${child.exitCode}: see ${env.DATA_DIR}/server.log`);
    await sleep(50);
  }
  return { base, child, ended };
}
