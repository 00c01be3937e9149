import { existsSync, readFileSync } from 'node:fs';

/**
 * Linux counts the processor time of each thread (schedstat: nanoseconds on a processor,
 * Documentation/scheduler/sched-stats.rst).
 */
const FILE = '/proc/thread-self/schedstat';
export const canWatchTurns = existsSync(FILE);
const cpuMs = (): number => Number(readFileSync(FILE, 'latin1').split(' ', 1)[0]) / 1e6;

/**
 * The longest turn of this thread's event loop while something is done, in milliseconds of the
 * thread's own processor time:
 * what other programs of a busy machine take is not in it.
 */
export async function longestTurnDuring<Result>(
  work: () => Promise<Result>,
): Promise<{ result: Result; longestMs: number }> {
  let watching = true;
  let longestMs = 0;
  let last = cpuMs();
  const turn = () => {
    const now = cpuMs();
    longestMs = Math.max(longestMs, now - last);
    last = now;
    if (watching) setImmediate(turn);
  };
  setImmediate(turn);
  try {
    const result = await work();
    await new Promise((resolve) => setImmediate(resolve));
    return { result, longestMs };
  } finally {
    watching = false;
  }
}

/**
 * Milliseconds that a fixed piece of work takes this processor now: some 7 on an idle one of 2020.
 */
export function measureProcessor(): number {
  const text = JSON.stringify(
    Array.from({ length: 40_000 }, (_, index) => ({ delta_ppm: index / 100 })),
  );
  const times = Array.from({ length: 5 }, () => {
    const before = cpuMs();
    for (let round = 0; round < 4; round++) JSON.parse(text);
    return (cpuMs() - before) / 4;
  });
  return times.sort((a, b) => a - b)[2]!;
}
