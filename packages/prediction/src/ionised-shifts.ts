import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import type { PredictedShifts } from './predicted-shifts.ts';

/**
 * What protonation of an aliphatic amine and deprotonation of an acid do to shifts, ppm, by bonds
 * from N or from the acid's carbon or sulfur (α first), with the spread that this adds.
 * Protonation: J. E. Sarneski et al., Anal. Chem. 47 (1975) 2116 (α −0.5 to −1.5, β −3 to −5, γ
 * about −0.5; half of it kept, since many spectra show the free base's exchange); hydrogens:
 * Pretsch, amines and ammonium salts. Carboxylates: C=O +4.7, α +3.4, β +1 (Pretsch, carboxylates);
 * α-H −0.2.
 */
export const PROTONATED = {
  C13: [-0.3, -2.2, -0.4],
  H1: [0.35, 0.15, 0.05],
  sd: { C13: 1.8, H1: 0.2 },
} as const;
export const CARBOXYLATE = {
  C13: [4.7, 3, 0.8],
  H1: [0, -0.2, -0.08],
  sd: { C13: 1.5, H1: 0.12 },
} as const;

interface Ionising {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly nucleus: 'C13' | 'H1';
  readonly change: typeof PROTONATED | typeof CARBOXYLATE;
  readonly sites: readonly number[];
}

/** Shifts predicted for the neutral molecule, changed for charges at the sites. */
export function ionisedShifts(
  predicted: PredictedShifts,
  { graph, perception, nucleus, change, sites }: Ionising,
): PredictedShifts {
  const shift = predicted.shift.slice();
  const sd = predicted.sd.slice();
  const classes = new Set(sites.map((atom) => perception.symmetryClass[atom]));
  let reached = new Set(
    [...perception.symmetryClass.keys()].filter((atom) =>
      classes.has(perception.symmetryClass[atom]),
    ),
  );
  const done = new Set(reached);
  for (const step of change[nucleus]) {
    const next = new Set<number>();
    for (const atom of reached)
      for (let k = 0; k < graph.degree[atom]; k++)
        next.add(graph.neighbours[atom * MAX_DEGREE + k]);
    reached = new Set([...next].filter((atom) => !done.has(atom)));
    for (const atom of reached) {
      done.add(atom);
      if (graph.element[atom] !== 6) continue;
      shift[atom] += step;
      sd[atom] = Math.hypot(sd[atom], change.sd[nucleus]);
    }
  }
  return { ...predicted, shift, sd };
}
