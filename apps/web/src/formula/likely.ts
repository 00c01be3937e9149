import type { FormulaProposal } from '@elucida/spectra/formula-proposals/propose-formulas';

/** A formula that an analysis may run with. */
export interface LikelyFormula {
  readonly hill: string;
  /** That the molecule has it, 0 to 1. */
  readonly probability: number;
}

/** Formulas that analyses are compared of: each counts in the daily limit. */
const MOST = 3;
/** Below this an analysis would seldom be worth its count. */
const LEAST_PROBABILITY = 0.03;

/** The few likeliest of those proposed, the likeliest first. */
export const likeliest = (proposals: readonly FormulaProposal[]): LikelyFormula[] =>
  proposals
    .filter(({ probability }) => probability >= LEAST_PROBABILITY)
    .slice(0, MOST)
    .map(({ formula, probability }) => ({ hill: formula.hill, probability }));
