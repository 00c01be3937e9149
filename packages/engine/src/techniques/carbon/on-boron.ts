import { B, C } from '@elucida/molecules/atomic-numbers';
import { neighboursOf, type MolecularGraph } from '@elucida/molecules/graph';

/**
 * Carbons bonded to boron. The quadrupole of ¹¹B relaxes fast and broadens their signals, mostly
 * until they are not seen (B. Wrackmeyer, Prog. Nucl. Magn. Reson. Spectrosc. 12 (1979) 227).
 */
export const carbonsOnBoron = (graph: MolecularGraph): number[] =>
  [...Array(graph.atomCount).keys()].filter(
    (atom) =>
      graph.element[atom] === C &&
      neighboursOf(graph, atom).some((other) => graph.element[other] === B),
  );
