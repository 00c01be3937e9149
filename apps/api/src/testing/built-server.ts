import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from './free-port.ts';
import type { ServerProcess } from './server-process.ts';
import { spawnBuilt } from './spawn-built.ts';

/**
 * Starts the built server, engine and all, on a free loopback port and waits until it is ready.
 * What it logs goes to `server.log` in DATA_DIR, so that a full pipe never holds it up.
 */
export async function serveBuilt(env: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const port = env.PORT ?? String(await freePort());
  const { child, ended } = spawnBuilt('server.js', {
    env: { ...env, PORT: port },
    log: 'server.log',
  });
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
