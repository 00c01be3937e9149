import type { MolecularGraph } from '@elucida/molecules/graph';
import type { PredictedShifts, ShiftPredictor } from '@elucida/prediction/predicted-shifts';

/**
 * A predictor that predicts each graph once: comparing neighbours in a list asks for every molecule
 * several times.
 */
export function rememberShifts(predictor: ShiftPredictor): ShiftPredictor {
  const known = {
    H1: new WeakMap<MolecularGraph, PredictedShifts>(),
    C13: new WeakMap<MolecularGraph, PredictedShifts>(),
  };
  return {
    ...predictor,
    predict(nucleus, graph, perception) {
      const before = known[nucleus].get(graph);
      if (before) return before;
      const predicted = predictor.predict(nucleus, graph, perception);
      known[nucleus].set(graph, predicted);
      return predicted;
    },
  };
}
