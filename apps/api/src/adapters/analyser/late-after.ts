import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { ANALYSIS_BOUNDS } from '../../bounds/threads.ts';

/** What decides when a job is in a hurry. */
interface HurriedJob {
  readonly formula: string;
  /** Time that the person gives the search, seconds. */
  readonly searchSeconds?: number | undefined;
}

/**
 * Milliseconds from the beginning of a job after which its searches end where they are, and what they found is judged.
 * Large molecules could be searched for minutes: without a time of their own they get less than small ones that are
 * hard, and who wants more gives the search time.
 */
export function lateAfterMs({ formula, searchSeconds }: HurriedJob): number {
  const parsed = parseFormula(formula);
  const isLarge = parsed.ok && parsed.formula.heavyAtoms > ANALYSIS_BOUNDS.largeAtoms;
  const { lateMs, lateLargeMs } = ANALYSIS_BOUNDS;
  return (isLarge ? lateLargeMs : lateMs) + 1_000 * (searchSeconds ?? 0);
}
