import { WEIGHT_VECTOR } from '@elucida/engine/judging/weights';
import { TERMS } from '@elucida/engine/judging/terms';
import type { EngineData } from '@elucida/engine/identify';
import { GROUPS, type BenchCase } from '../cases/read-cases.ts';
import { termsOf } from './terms-of.ts';
import type { CaseResult } from './run-case.ts';
import { brierScore, calibrationError, quantile, wilson } from '../summary/statistics.ts';

const percent = (share: number) => (100 * share).toFixed(0);

function withInterval(hits: number, n: number): string {
  const [low, high] = wilson(hits, n);
  return `${percent(hits / Math.max(1, n)).padStart(3)} (${percent(low)}–${percent(high)})`;
}

/** The table of a run: one line a group, then all. */
export function reportTable(results: readonly CaseResult[]): string[] {
  const lines = [
    [
      'group',
      'n',
      'recall',
      'judge',
      'top-1',
      'top-3',
      'top-10',
      'inconcl.',
      'ECE',
      'Brier',
      'median s',
      'p95 s',
      'cpu median',
      'cpu p95',
    ].join('\t'),
  ];
  for (const group of [...GROUPS, 'all']) {
    const rows = results.filter((result) => group === 'all' || result.group === group);
    if (rows.length === 0) continue;
    const within = (most: number) =>
      rows.filter(({ rank }) => rank !== null && rank <= most).length;
    const found = rows.filter(({ rank }) => rank !== null).length;
    const stated = rows.map(({ confidence, rank }) => ({ confidence, right: rank === 1 }));
    const cpu = rows.map(({ cpuMilliseconds }) => cpuMilliseconds / 1000);
    const seconds = rows.map(({ milliseconds }) => milliseconds / 1000);
    lines.push(
      [
        group,
        rows.length,
        percent(found / rows.length),
        percent(within(1) / Math.max(1, found)),
        withInterval(within(1), rows.length),
        withInterval(within(3), rows.length),
        withInterval(within(10), rows.length),
        percent(rows.filter(({ verdict }) => verdict === 'inconclusive').length / rows.length),
        calibrationError(stated).toFixed(3),
        brierScore(stated).toFixed(3),
        quantile(seconds, 0.5).toFixed(2),
        quantile(seconds, 0.95).toFixed(2),
        quantile(cpu, 0.5).toFixed(2),
        quantile(cpu, 0.95).toFixed(2),
      ].join('\t'),
    );
  }
  return lines;
}

/**
 * One line a failure: what was answered instead, and the terms that decided, in log units for (+)
 * and against (−) the truth.
 */
export function reportFailures(
  results: readonly CaseResult[],
  cases: ReadonlyMap<string, BenchCase>,
  data: EngineData,
): string[] {
  return results
    .filter(({ rank }) => rank !== 1)
    .map((result) => {
      const {
        terms: [truth, best],
      } = termsOf(cases.get(result.id)!, [result.answer, ...result.rivals.slice(0, 1)], data);
      const decisive = !best
        ? []
        : TERMS.map((term, i) => ({ term, difference: WEIGHT_VECTOR[i] * (truth[i] - best[i]) }))
            .filter(({ difference }) => Math.abs(difference) >= 0.3)
            .sort((a, b) => a.difference - b.difference);
      return (
        `${result.id}\t${result.formula}\trank ${result.rank ?? '–'}\t${result.method} ` +
        `${result.considered}\tp ${result.confidence.toFixed(2)}\t${result.answer}\tanswered ` +
        `${result.best}\t` +
        decisive
          .map(
            ({ term, difference }) =>
              `${term} ${difference > 0 ? '+' : ''}${difference.toFixed(1)}`,
          )
          .join(', ')
      );
    });
}
