import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ServerProcess } from './server-process.ts';

/**
 * Starts a program of `dist` in DATA_DIR. What it logs goes to a file there, so that a full pipe
 * never holds it up.
 */
export function spawnBuilt(
  program: string,
  { env, log }: { env: Readonly<Record<string, string>>; log: string },
): Pick<ServerProcess, 'child' | 'ended'> {
  const file = fileURLToPath(new URL(`../../dist/${program}`, import.meta.url));
  const output = openSync(join(env.DATA_DIR, log), 'a');
  const child = spawn(process.execPath, [file], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    cwd: env.DATA_DIR,
    stdio: ['ignore', output, output],
  });
  closeSync(output);
  // Whoever is stopped half way leaves no process behind.
  const kill = () => void child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve)).finally(() =>
    process.off('exit', kill),
  );
  return { child, ended };
}
