import type { MolecularGraph } from '@elucida/molecules/graph';
import { tautomersOf } from '@elucida/molecules/tautomers';
import type { PredictedShifts, ShiftPredictor } from '@elucida/prediction/predicted-shifts';

/**
 * A predictor that answers for a molecule with the shifts of its tautomer of that key, atom by
 * atom, which share one averaged spectrum; hydrogens that the tautomer has elsewhere keep the
 * molecule's own shifts.
 */
export function predictAsTautomer(
  graph: MolecularGraph,
  key: number,
  predictor: ShiftPredictor,
): ShiftPredictor {
  const tautomer = tautomersOf(graph).find((form) => form.key === key);
  if (tautomer === undefined) return predictor;
  return {
    ...predictor,
    predict: (nucleus, own, perception) =>
      fillIn(
        predictor.predict(nucleus, tautomer.graph, tautomer.perception),
        predictor.predict(nucleus, own, perception),
      ),
  };
}

/** Entries of the second prediction where the first has none. */
function fillIn(shifts: PredictedShifts, own: PredictedShifts): PredictedShifts {
  const silent = (atom: number) => Number.isNaN(shifts.shift[atom]);
  return {
    shift: shifts.shift.map((value, atom) => (silent(atom) ? own.shift[atom] : value)),
    sd: shifts.sd.map((value, atom) => (silent(atom) ? own.sd[atom] : value)),
    observations: shifts.observations.map((value, atom) =>
      silent(atom) ? own.observations[atom] : value,
    ),
    depth: shifts.depth.map((value, atom) => (silent(atom) ? own.depth[atom] : value)),
    doubt: shifts.shift.map((_, atom) => (silent(atom) ? own : shifts).doubt?.[atom] ?? 1),
  };
}
