import type { RecordedCounts } from '../summary/results-file.ts';
import { quantile } from '../summary/statistics.ts';
import { SURE } from '../summary/summarise.ts';
import type { FlawedResult } from './run-as-typed.ts';

const percent = (some: number, of: number): string => ((100 * some) / Math.max(1, of)).toFixed(1);

/** What `countFlaws` counts of each flaw. */
export interface FlawCounts {
  readonly n: number;
  readonly first: number;
  /** First places of the same cases without the flaw. */
  readonly firstWithout: number;
  readonly firstTen: number;
  readonly inconclusive: number;
  /** Put forward, and first. */
  readonly rightAndStated: number;
  readonly sure: number;
  readonly sureRight: number;
}
const COLUMNS = [
  'n',
  'first',
  'firstWithout',
  'firstTen',
  'inconclusive',
  'rightAndStated',
  'sure',
  'sureRight',
] as const satisfies readonly (keyof FlawCounts)[];

/** One row a flaw. */
export const countFlaws = (results: readonly FlawedResult[]): RecordedCounts => ({
  title: 'Cases up to 13 heavy atoms with one flaw',
  columns: COLUMNS,
  rows: flawsOf(results).map((flaw) => {
    const counts = countsOf(flaw, results);
    return { name: flaw, values: COLUMNS.map((column) => counts[column]) };
  }),
});

const flawsOf = (results: readonly FlawedResult[]): string[] => [
  ...new Set(results.map(({ flaw }) => flaw)),
];

function countsOf(flaw: string, results: readonly FlawedResult[]): FlawCounts {
  const rows = results.filter((result) => result.flaw === flaw);
  const ids = new Set(rows.map(({ id }) => id));
  const clean = results.filter((result) => result.flaw === 'none' && ids.has(result.id));
  const isFirst = ({ rank }: FlawedResult) => rank === 1;
  const sure = rows.filter(
    ({ confidence, verdict }) => confidence >= SURE && verdict === 'identified',
  );
  return {
    n: rows.length,
    first: rows.filter(isFirst).length,
    firstWithout: clean.filter(isFirst).length,
    firstTen: rows.filter(({ rank }) => rank !== null && rank <= 10).length,
    inconclusive: rows.filter(({ verdict }) => verdict === 'inconclusive').length,
    rightAndStated: rows.filter((row) => isFirst(row) && row.verdict === 'identified').length,
    sure: sure.length,
    sureRight: sure.filter(isFirst).length,
  };
}

/**
 * One line a flaw: first places compared with those of the same cases without it, refused answers, and how
 * often sure ones are right.
 */
export const reportAsTyped = (results: readonly FlawedResult[]): string[] => [
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
  ...flawsOf(results).map((flaw) => lineOf(flaw, results)),
];

function lineOf(flaw: string, results: readonly FlawedResult[]): string {
  const of = countsOf(flaw, results);
  const cpu = results
    .filter((result) => result.flaw === flaw)
    .map(({ cpuMilliseconds }) => cpuMilliseconds / 1000);
  return [
    flaw.padEnd(18),
    of.n,
    percent(of.first, of.n),
    percent(of.firstWithout, of.n),
    percent(of.firstWithout - of.first, of.n),
    percent(of.firstTen, of.n),
    percent(of.inconclusive, of.n),
    percent(of.rightAndStated, of.n),
    `${of.sureRight} of ${of.sure}`,
    quantile(cpu, 0.5).toFixed(2),
    quantile(cpu, 0.95).toFixed(2),
  ].join('\t');
}
