import { performance } from 'node:perf_hooks';
import type { Task } from '@elucida/engine/stages';

/**
 * The task with a clock, where a person gives the search `seconds`: it begins again until they have
 * passed. They count from this call. The same task where nobody does.
 */
export function searchingFor(
  seconds: number | undefined,
  task: Task,
  now = (): number => performance.now(),
): Task {
  if (seconds === undefined) return task;
  const from = now();
  const passed = (): number => (now() - from) / 1000;
  return {
    ...task,
    searchTime: {
      left: () => Math.max(0, seconds - passed()),
      share: () => Math.min(1, passed() / seconds),
    },
  };
}
