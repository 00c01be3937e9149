import type { Composition } from './compositions.ts';
import type { GenerationConstraints } from './constraints.ts';
import type { SkeletonOptions } from './skeletons.ts';

/**
 * Limits of the skeletons that can carry a composition under the constraints; null when none can.
 */
export function compositionBounds(
  composition: Composition,
  constraints: GenerationConstraints,
): Pick<SkeletonOptions, 'minRings' | 'maxRings' | 'capacity'> | null {
  const { units, counts, unsaturation } = composition;
  const carbons = units.reduce((sum, unit, i) => sum + (unit.name === 'C' ? counts[i] : 0), 0);
  const capacity = [0, 0, 0, 0, 0];
  let heteroExtra = 0;
  for (const [i, unit] of units.entries()) {
    for (let d = 0; d <= unit.maxDegree; d++) capacity[d] += counts[i];
    if (unit.name !== 'C')
      heteroExtra +=
        counts[i] * Math.min(unit.valence - 1, unit.maxExtra === 0 ? 0 : unit.valence - 1);
  }
  // A CH3 has one neighbour, a CH2 two at most, a CH three.
  const hydrogens = constraints.hydrogensOnCarbon ?? [];
  for (const degree of [2, 3, 4]) {
    for (let h = 3; h > 4 - degree; h--) capacity[degree] -= hydrogens[h]?.min ?? 0;
    if (capacity[degree] < 0) return null;
  }
  const minPi = constraints.piCarbons?.min ?? 0;
  const maxPi = Math.min(carbons, constraints.piCarbons?.max ?? carbons);
  const maxSp = Math.min(maxPi, constraints.spCarbons?.max ?? maxPi);
  // Each unit of bond order above one has two ends, on carbons (one each, two on sp carbons) or on
  // heteroatoms.
  const leastExtra = Math.ceil((minPi + (constraints.spCarbons?.min ?? 0)) / 2);
  const mostExtra = Math.floor((maxPi + maxSp + heteroExtra) / 2);
  const minRings = Math.max(0, unsaturation - mostExtra, constraints.rings?.min ?? 0);
  const maxRings = Math.min(unsaturation - leastExtra, constraints.rings?.max ?? unsaturation);
  return minRings > maxRings ? null : { minRings, maxRings, capacity };
}
