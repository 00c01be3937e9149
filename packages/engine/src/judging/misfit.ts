import type { SpectralFacts } from '../constraints/spectral-facts.ts';
import type { ShiftPredictor } from '@elucida/prediction/predicted-shifts';
import { allTechniques } from '../techniques/registry.ts';
import type { Molecule } from '@elucida/molecules/molecule';

interface MisfitInput {
  readonly facts: SpectralFacts;
  readonly predictor: ShiftPredictor;
  readonly out: Float64Array;
  /** Takes pairs of atoms that correlations want nearer to each other. */
  readonly apart: (readonly [number, number])[];
}

/**
 * How badly each atom, as the small network predicts it, agrees with the signal that it is assigned
 * to, log units, written to `out`: where a search should change the molecule. Atoms without a signal
 * of their own have none.
 */
export function atomMisfit(
  molecule: Molecule,
  { facts, predictor, out, apart }: MisfitInput,
): void {
  const { graph, perception } = molecule;
  out.fill(0, 0, graph.atomCount);
  const { shifts: shiftsOf } = predictor.bySmallNetwork(graph, perception);
  const add = (symmetryClass: number, misfit: number) => {
    for (let a = 0; a < graph.atomCount; a++)
      if (perception.symmetryClass[a] === symmetryClass) out[a] += misfit;
  };
  for (const { type, score } of allTechniques()) {
    const own = facts[type];
    if (own !== null)
      score.misfit?.(molecule, own, { shiftsOf, add, apart: (a, b) => apart.push([a, b]) });
  }
}
