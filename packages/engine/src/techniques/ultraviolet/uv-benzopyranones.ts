import { type MolecularGraph, bondsOf } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { ExpectedMaximum } from './uv-maximum.ts';

/**
 * Coumarins absorb at 274 and 311 nm, chromones at 245 and 297 nm and flavones at 250 and 294–308
 * nm, all by π→π* (ε above 5000): H. H. Jaffé, M. Orchin, Theory and Applications of Ultraviolet
 * Spectroscopy, ch. 14; T. J. Mabry et al., The Systematic Identification of Flavonoids, part II.
 */
const COUMARIN = [274, 311] as const,
  CHROMONE = [247, 299] as const,
  SD = 9;

const isCarbonyl = (graph: MolecularGraph, atom: number): boolean =>
  graph.element[atom] === 6 &&
  bondsOf(graph, atom).some(
    ({ other, order }) => order === 2 && graph.element[other] === 8 && graph.degree[other] === 1,
  );

/**
 * Bands of benzo-α-pyrones and benzo-γ-pyrones: an oxygen on a benzene ring whose six-membered ring
 * holds a C=O next to a C=C.
 */
export function benzopyranoneMaxima(
  graph: MolecularGraph,
  perception: Perception,
): ExpectedMaximum[] {
  for (let oxygen = 0; oxygen < graph.atomCount; oxygen++) {
    if (graph.element[oxygen] !== 8 || perception.smallestRing[oxygen] !== 6) continue;
    for (const { other: arene } of bondsOf(graph, oxygen)) {
      if (!perception.aromatic[arene]) continue;
      for (const { other: fused } of bondsOf(graph, arene)) {
        if (fused === oxygen || !perception.aromatic[fused]) continue;
        for (const { other: x } of bondsOf(graph, fused)) {
          for (const { other: y } of bondsOf(graph, x)) {
            const closing = bondsOf(graph, oxygen).find(
              ({ other }) =>
                other !== arene &&
                y !== fused &&
                x !== arene &&
                bondsOf(graph, y).some((bond) => bond.other === other),
            )?.other;
            if (closing === undefined) continue;
            const nm = isCarbonyl(graph, closing)
              ? COUMARIN
              : isCarbonyl(graph, x)
                ? CHROMONE
                : null;
            const isUnsaturated = bondsOf(graph, y).some(
              ({ other, order }) => order === 2 && (other === x || other === closing),
            );
            if (nm && isUnsaturated)
              return nm.map((at) => ({
                chromophore: 'enone',
                nm: at,
                sd: SD,
                strong: true,
                atoms: [x, y, closing],
              }));
          }
        }
      }
    }
  }
  return [];
}
