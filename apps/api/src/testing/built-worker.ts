import type { ServerProcess } from './server-process.ts';
import { spawnBuilt } from './spawn-built.ts';

/** Starts the built worker, engine and all; what it logs goes to `worker.log` in DATA_DIR. */
export const spawnWorker = (
  env: Readonly<Record<string, string>>,
): Pick<ServerProcess, 'child' | 'ended'> =>
  spawnBuilt('worker-process.js', { env, log: 'worker.log' });
