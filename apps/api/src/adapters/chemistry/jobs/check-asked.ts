import { checkAsked, type AskedProblem } from '@elucida/engine/candidates/check-asked';
import type { AskedFragments } from '@elucida/engine/identification';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Job } from '../../threads/job.ts';

/** Structures and fragments that an analysis is asked about. */
export interface Asked {
  readonly formula: string;
  readonly structures: readonly string[];
  readonly fragments: AskedFragments;
}

/** What of them cannot be judged; a formula that is none is refused by its own check. */
export const checkAskedJob: Job<Asked, readonly AskedProblem[]> = {
  run({ formula, ...asked }) {
    const parsed = parseFormula(formula);
    return parsed.ok ? checkAsked({ formula: parsed.formula, ...asked }) : [];
  },
  sample: {
    formula: 'C7H8O',
    structures: ['Cc1ccccc1O'],
    fragments: { present: ['c1ccccc1'], absent: ['C=O'] },
  },
};
