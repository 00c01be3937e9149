import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readProblem, type Problem } from './problem.ts';

/** Found through the package's manifest: the same in a bundle. */
const FILE = () =>
  join(
    dirname(createRequire(import.meta.url).resolve('@elucida/practice/package.json')),
    'problems.tsv',
  );

let read: readonly Problem[] | undefined;

/** All problems, the easiest first. Read once; some 50 ms. */
export const allProblems = (): readonly Problem[] =>
  (read ??= readFileSync(FILE(), 'utf8').trimEnd().split('\n').slice(1).map(readProblem));

export const findProblem = (id: string): Problem | null =>
  allProblems().find((problem) => problem.id === id) ?? null;
