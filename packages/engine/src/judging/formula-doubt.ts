import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Salt } from '../salts/salt.ts';
import type { Certainty } from './confidence.ts';

/** How likely it is that the formula is not the one that was meant. */
export interface FormulaDoubt {
  /** 0–1. */
  readonly probability: number;
  /** A neighbouring formula, where an ordinary molecule of it explains the spectra. */
  readonly hint?: {
    /** As it would be typed. */
    readonly formula: string;
    readonly graph: MolecularGraph;
    /** Where a counter-ion was left out. */
    readonly salt?: Salt;
  };
}

/**
 * From this probability of a mistyped formula on, no candidate is put forward. Of 75 development cases
 * with their right formula the most doubted one, a heptonolactone, reaches 0.29.
 */
export const DOUBTED = 0.4;

/**
 * The certainty with the doubt as one more hypothesis: what it takes is taken from all candidates
 * alike. An answer that was inconclusive keeps its reason.
 */
export function certaintyWithDoubt(
  { probabilities, none, verdict, reason }: Certainty,
  { probability }: FormulaDoubt,
): Certainty {
  const rest = 1 - probability;
  return {
    probabilities: probabilities.map((each) => each * rest),
    none: 1 - (1 - none) * rest,
    ...(verdict === 'identified' && probability >= DOUBTED
      ? { verdict: 'inconclusive', reason: 'doubtful-formula' }
      : { verdict, ...(reason && { reason }) }),
  };
}
