import { explainedCandidate, reference } from '../../statements/explained-candidate.ts';
import { predictedShifts } from '../../nmr/compare-classes.ts';
import type { SettlingPart } from '../technique.ts';
import { COMPARED_CARBON } from './compare-carbon.ts';

/** What is said where no ¹³C spectrum was recorded. */
export const ROUTINE_CARBON: SettlingPart['routine'] = {
  ask: { kind: 'settle-carbon', values: {} },
  test: (best, predictor) => {
    const positions = predictedShifts(COMPARED_CARBON, explainedCandidate(best), predictor);
    return {
      kind: 'settle-test-carbon',
      values: { molecule: reference(best), positions, count: positions.length },
      technique: 'C13NMR',
    };
  },
};
