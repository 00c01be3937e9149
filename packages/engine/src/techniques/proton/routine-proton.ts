import { explainedCandidate, reference } from '../../statements/explained-candidate.ts';
import { predictedShifts } from '../../nmr/compare-classes.ts';
import type { SettlingPart } from '../technique.ts';
import { COMPARED_PROTON } from './compare-proton.ts';

/** What is said where no ¹H spectrum was recorded. */
export const ROUTINE_PROTON: SettlingPart['routine'] = {
  ask: { kind: 'settle-proton', values: {} },
  test: (best, predictor) => ({
    kind: 'settle-test-proton',
    values: {
      molecule: reference(best),
      positions: predictedShifts(COMPARED_PROTON, explainedCandidate(best), predictor),
    },
    technique: 'H1NMR',
  }),
};
