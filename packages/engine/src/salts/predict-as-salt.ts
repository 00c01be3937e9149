import type { MolecularGraph } from '@elucida/molecules/graph';
import { CARBOXYLATE, ionisedShifts, PROTONATED } from '@elucida/prediction/ionised-shifts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { acidicSites } from '@elucida/molecules/protonation/acidic-sites';
import { aliphaticAmines } from '@elucida/molecules/protonation/aliphatic-amines';
import { protonsTaken } from './protons-taken.ts';
import type { Salt } from './salt.ts';

/** A predictor for the molecule of a salt drawn as free base or acid. */
export function predictAsSalt(salt: Salt, predictor: ShiftPredictor): ShiftPredictor {
  const { acidic, companions } = salt;
  const given = acidic + companions.filter((smiles) => smiles === 'N').length;
  if (given === 0 && protonsTaken(salt) === 0) return predictor;
  const change = given > 0 ? CARBOXYLATE : PROTONATED;
  const sites =
    given > 0 ? (graph: MolecularGraph) => acidicSites(graph).slice(0, given) : aliphaticAmines;
  const adjusted =
    (way: 'predict' | 'byIncrements'): ShiftPredictor['predict'] =>
    (nucleus, graph, perception) =>
      ionisedShifts(predictor[way](nucleus, graph, perception), {
        graph,
        perception,
        nucleus,
        change,
        sites: sites(graph),
      });
  return { ...predictor, predict: adjusted('predict'), byIncrements: adjusted('byIncrements') };
}
