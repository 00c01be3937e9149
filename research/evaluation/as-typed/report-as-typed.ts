import { quantile } from '../summary/statistics.ts';
import type { FlawedResult } from './run-as-typed.ts';

/** From this confidence on an answer is stated as sure. */
const SURE = 0.9;
const percent = (share: number): string => (100 * share).toFixed(1);

/**
 * One line a flaw: first places beside those of the same cases without it, refused answers, and how
 * often sure ones are right.
 */
export function reportAsTyped(results: readonly FlawedResult[]): string[] {
  const clean = new Map(
    results.filter(({ flaw }) => flaw === 'none').map((result) => [result.id, result]),
  );
  const flaws = [...new Set(results.map(({ flaw }) => flaw))];
  return [
    [
      'flaw',
      'n',
      'top-1 %',
      'without',
      'fall',
      'top-10 %',
      'inconcl. %',
      'right and stated %',
      '>= 0.9 right',
      'cpu median s',
      'cpu p95 s',
    ].join('\t'),
    ...flaws.map((flaw) =>
      lineOf(
        flaw,
        results.filter((result) => result.flaw === flaw),
        clean,
      ),
    ),
  ];
}

function lineOf(
  flaw: string,
  rows: readonly FlawedResult[],
  clean: ReadonlyMap<string, FlawedResult>,
): string {
  const share = (some: (row: FlawedResult) => boolean, of: readonly FlawedResult[] = rows) =>
    of.filter(some).length / Math.max(1, of.length);
  const first = share(({ rank }) => rank === 1);
  const without = share(
    ({ rank }) => rank === 1,
    rows.flatMap(({ id }) => clean.get(id) ?? []),
  );
  const sure = rows.filter(
    ({ confidence, verdict }) => confidence >= SURE && verdict === 'identified',
  );
  const cpu = rows.map(({ cpuMilliseconds }) => cpuMilliseconds / 1000);
  return [
    flaw.padEnd(18),
    rows.length,
    percent(first),
    percent(without),
    percent(without - first),
    percent(share(({ rank }) => rank !== null && rank <= 10)),
    percent(share(({ verdict }) => verdict === 'inconclusive')),
    percent(share(({ verdict, rank }) => verdict === 'identified' && rank === 1)),
    `${sure.filter(({ rank }) => rank === 1).length} of ${sure.length}`,
    quantile(cpu, 0.5).toFixed(2),
    quantile(cpu, 0.95).toFixed(2),
  ].join('\t');
}
