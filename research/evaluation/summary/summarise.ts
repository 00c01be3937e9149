import { brierScore, calibrationError, quantile, wilson } from './statistics.ts';

/** How one case came out. */
export interface CaseOutcome {
  /** Place of the truth, ties counted at their worst place; null where it is not among the answers. */
  readonly rank: number | null;
  /** Stated for the first answer. */
  readonly confidence: number;
  readonly status: 'identified' | 'inconclusive' | 'error';
  readonly seconds: number;
}

/** Figures of a group of cases: counts of cases but for the last four. */
export interface Summary {
  readonly n: number;
  readonly found: number;
  readonly first: number;
  readonly firstThree: number;
  readonly firstTen: number;
  readonly inconclusive: number;
  readonly errors: number;
  /** Stated at `SURE` or more. */
  readonly sure: number;
  readonly sureRight: number;
  readonly calibrationError: number;
  readonly brier: number;
  readonly medianSeconds: number;
  readonly seconds95: number;
}

/** A confidence from which an answer is called sure. */
export const SURE = 0.9;

/** NaN for what an empty group has none of. */
export function summarise(outcomes: readonly CaseOutcome[]): Summary {
  const within = (most: number) =>
    outcomes.filter(({ rank }) => rank !== null && rank <= most).length;
  const count = (wanted: CaseOutcome['status']) =>
    outcomes.filter(({ status }) => status === wanted).length;
  const stated = outcomes.map(({ rank, confidence }) => ({ confidence, right: rank === 1 }));
  const sure = stated.filter(({ confidence }) => confidence >= SURE);
  const seconds = outcomes.map((outcome) => outcome.seconds);
  return {
    n: outcomes.length,
    found: within(Infinity),
    first: within(1),
    firstThree: within(3),
    firstTen: within(10),
    inconclusive: count('inconclusive'),
    errors: count('error'),
    sure: sure.length,
    sureRight: sure.filter(({ right }) => right).length,
    calibrationError: calibrationError(stated),
    brier: brierScore(stated),
    medianSeconds: quantile(seconds, 0.5),
    seconds95: quantile(seconds, 0.95),
  };
}

/** A share in whole per cent. */
export const percent = (share: number): string => (100 * share).toFixed(0);

/** A share with its 95 % interval, both in whole per cent. */
export function shareWithInterval(
  hits: number,
  n: number,
): { readonly share: string; readonly low: string; readonly high: string } {
  const [low, high] = wilson(hits, n);
  return { share: percent(hits / Math.max(1, n)), low: percent(low), high: percent(high) };
}
