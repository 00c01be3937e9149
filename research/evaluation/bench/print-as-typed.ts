import { loadEngine } from '@elucida/analysis/load-engine';
import { FLAWS } from '../as-typed/flaws.ts';
import type { RecordedCounts } from '../summary/results-file.ts';
import { countFlaws, reportAsTyped } from '../as-typed/report-as-typed.ts';
import { runAsTyped, smallCases, type FlawedResult } from '../as-typed/run-as-typed.ts';
import { readCases } from '../cases/read-cases.ts';

interface AsTypedOptions {
  /** Files of development cases. */
  readonly files: readonly string[];
  /** Takes each Nth small case. */
  readonly every: number;
  /** Names of flaws; all where absent. */
  readonly flaws?: readonly string[];
  readonly print: (line: string) => void;
}

/**
 * Asks small development cases as people type them, one flaw at a time, and prints what each flaw
 * costs. Answers with the counts. One thread: about 8 s of processor time a case.
 */
export function printAsTyped({
  files,
  every,
  flaws = Object.keys(FLAWS),
  print,
}: AsTypedOptions): RecordedCounts {
  const cases = smallCases(files.flatMap((file) => readCases(file))).filter(
    (_, i) => i % every === 0,
  );
  const results: FlawedResult[] = [];
  runAsTyped(cases, [...new Set(['none', ...flaws])], loadEngine(), (result) =>
    results.push(result),
  );
  for (const line of reportAsTyped(results)) print(line);
  return countFlaws(results);
}
