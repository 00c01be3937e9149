import type { Problem } from './problem.ts';
import { tableOf } from './tables.ts';

let read: readonly Problem[] | undefined;

/** All problems, the easiest first. Read once. */
export const allProblems = (): readonly Problem[] => (read ??= tableOf('problems'));

export const findProblem = (id: string): Problem | null =>
  allProblems().find((problem) => problem.id === id) ?? null;
