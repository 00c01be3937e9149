import type { AtomCounts } from '../formula/formula.ts';
import { isotopePeaks } from '../formula/isotope-peaks.ts';
import type { MolecularLine } from '../techniques/mass/mass-clue.ts';

/**
 * Standard deviation of an isotope peak, percent of the line: a fixed part and a share. T. Kind, O. Fiehn, BMC
 * Bioinformatics 7 (2006) 234, find 2 to 10 % on common instruments.
 */
const SPREAD = { fixed: 0.7, share: 0.07 } as const;
/** One list in so many has an isotope peak that is another ion's too, or was read wrongly. */
const WRONG = 0.03;
/** Log units: a peak that would be twice as high as the least that is listed is left out by people now and then. */
const LEFT_OUT = { first: 0.7, second: 2.5 } as const;

export interface ComputedIsotopes {
  /** Percent of M. */
  readonly first: number;
  readonly second: number;
}

/** M+1 and M+2 of a formula, percent of M. */
export function computedIsotopes(counts: AtomCounts): ComputedIsotopes {
  const peaks = isotopePeaks(counts);
  const at = (offset: number) => peaks.find((peak) => peak.offset === offset)?.relative ?? 0;
  return { first: at(1), second: at(2) };
}

function logFit(
  measured: number | undefined,
  computed: number,
  { listedFrom, leftOut }: { listedFrom: number | undefined; leftOut: number },
): number {
  if (measured === undefined)
    return listedFrom !== undefined && computed > 2 * listedFrom ? -leftOut : 0;
  const sd = SPREAD.fixed + SPREAD.share * computed;
  return Math.log((1 - WRONG) * Math.exp(-(((measured - computed) / sd) ** 2) / 2) + WRONG / 20);
}

/** How well the isotope peaks of a line fit, natural logarithm; 0 where none was measured or missed. */
export const isotopeFit = (
  { first, second, listedFrom }: MolecularLine,
  computed: ComputedIsotopes,
): number =>
  logFit(first, computed.first, { listedFrom, leftOut: LEFT_OUT.first }) +
  logFit(second, computed.second, { listedFrom, leftOut: LEFT_OUT.second });
