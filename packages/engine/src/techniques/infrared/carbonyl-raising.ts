import { C } from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';

/**
 * What each halogen next to it adds to a C=O stretch, cm⁻¹, and all together at most: ethyl acetate
 * 1742, chloroacetate 1758, trichloroacetate 1768, trifluoroacetate 1789 (L. J. Bellamy, The
 * Infra-red Spectra of Complex Molecules, ch. 9 and 11; Pretsch, IR chapter).
 */
const PER_HALOGEN: Readonly<Record<number, number>> = { 9: 16, 17: 14, 35: 12, 53: 8 };
const MOST = 45;

/**
 * How far the C=O of a carbon may lie above its range because of halogens on the next carbon, cm⁻¹.
 */
export function carbonylRaising(
  { degree, element, neighbours }: MolecularGraph,
  carbon: number,
): number {
  let sum = 0;
  for (let k = 0; k < degree[carbon]; k++) {
    const alpha = neighbours[carbon * MAX_DEGREE + k];
    if (element[alpha] !== C) continue;
    for (let slot = alpha * MAX_DEGREE; slot < alpha * MAX_DEGREE + degree[alpha]; slot++)
      sum += PER_HALOGEN[element[neighbours[slot]]] ?? 0;
  }
  return Math.min(MOST, sum);
}
