import { WEIGHT_VECTOR } from '@elucida/engine/judging/weights';
import { TERMS } from '@elucida/engine/judging/terms';
import type { EngineData } from '@elucida/engine/identify';
import { GROUPS, type BenchCase } from '../cases/bench-case.ts';
import { termsOf } from './terms-of.ts';
import type { CaseResult } from './run-case.ts';
import { quantile } from '../summary/statistics.ts';
import { percent, shareWithInterval, summarise, type CaseOutcome } from '../summary/summarise.ts';

function withInterval(hits: number, n: number): string {
  const { share, low, high } = shareWithInterval(hits, n);
  return `${share.padStart(3)} (${low}–${high})`;
}

/** How a case came out, for summaries. */
export const outcomeOf = ({
  rank,
  confidence,
  verdict,
  milliseconds,
}: CaseResult): CaseOutcome => ({
  rank,
  confidence,
  status: verdict,
  seconds: milliseconds / 1000,
});

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
    const of = summarise(rows.map(outcomeOf));
    const cpu = rows.map(({ cpuMilliseconds }) => cpuMilliseconds / 1000);
    lines.push(
      [
        group,
        of.n,
        percent(of.found / of.n),
        percent(of.first / Math.max(1, of.found)),
        withInterval(of.first, of.n),
        withInterval(of.firstThree, of.n),
        withInterval(of.firstTen, of.n),
        percent(of.inconclusive / of.n),
        of.calibrationError.toFixed(3),
        of.brier.toFixed(3),
        of.medianSeconds.toFixed(2),
        of.seconds95.toFixed(2),
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
