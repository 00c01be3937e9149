import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { Certainty } from '../judging/confidence.ts';
import type { FormulaDoubt } from '../judging/formula-doubt.ts';
import type { Judged } from './judged.ts';

/** What was found for the formula as it was typed, best first. */
export interface FoundAsTyped {
  readonly judged: readonly Judged[];
  readonly certainty: Certainty;
  readonly facts: SpectralFacts;
  /** Every plausible isomer was considered. */
  readonly complete: boolean;
}

/** Whether the formula may be mistyped; null where nothing asks for a look at its neighbours. */
export type DoubtFormula = (found: FoundAsTyped) => FormulaDoubt | null;
