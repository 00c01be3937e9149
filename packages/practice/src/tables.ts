import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { readProblem, type Problem } from './problem.ts';

/** Found through the package's manifest: the same in a bundle. */
const fileOf = (name: string): string =>
  join(
    dirname(createRequire(import.meta.url).resolve('@elucida/practice/package.json')),
    `${name}.tsv`,
  );

/** The problems of a table of this package, in its order. Some 50 ms for 400. */
export const tableOf = (name: string): readonly Problem[] =>
  readFileSync(fileOf(name), 'utf8').trimEnd().split('\n').slice(1).map(readProblem);
