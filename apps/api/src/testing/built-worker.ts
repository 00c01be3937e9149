import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerProcess } from './server-process.ts';

const WORKER = fileURLToPath(new URL('../../dist/worker-process.js', import.meta.url));

/** Starts the built worker, engine and all; what it logs goes to `worker.log` in DATA_DIR. */
export function spawnWorker(
  env: Readonly<Record<string, string>>,
): Pick<ServerProcess, 'child' | 'ended'> {
  const log = openSync(join(env.DATA_DIR!, 'worker.log'), 'a');
  const child = spawn(process.execPath, [WORKER], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    cwd: env.DATA_DIR,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() =>
    process.off('exit', kill),
  );
  return { child, ended };
}
