import { readFileSync } from 'node:fs';
import type { CaseResult } from './run-case.ts';

/** The results that `main.ts --out FILE` wrote. Throws Error where the file is absent or malformed. */
export const readRun = (path: string): CaseResult[] =>
  readFileSync(path, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as CaseResult);
