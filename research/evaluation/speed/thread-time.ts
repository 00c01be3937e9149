import { existsSync, readFileSync } from 'node:fs';

const SCHEDSTAT = `/proc/self/task/${process.pid}/schedstat`;

/**
 * Processor time of the main thread so far, ms: what one thread needs, whatever else runs on the
 * machine. The threads of Node.js that compile and collect garbage next to it are not in it. Linux
 * counts threads apart; elsewhere it is the time of the whole process.
 */
export function threadMilliseconds(): number {
  if (existsSync(SCHEDSTAT)) return Number(readFileSync(SCHEDSTAT, 'utf8').split(' ')[0]) / 1e6;
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}
