import { C, N, S } from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/**
 * C2–H of imidazolium and thiazolium salts: 8.5 with BF4⁻ and PF6⁻, 10.3 with halides in CDCl₃,
 * which it binds (P. Bonhôte et al., Inorg. Chem. 35 (1996) 1168), ppm.
 */
const COUNTER_ION_SD = 0.7;
/**
 * C–H between the heteroatoms of a neutral azole gives hydrogen bonds: benzothiazole 9.0 in CDCl3 and 9.4 in
 * DMSO, caffeine 7.5 and 8.0, ppm. The learned shifts do not say the solvent.
 */
const SOLVENT_SD = 0.25;

/**
 * Widens the prediction of hydrogens on an aromatic carbon between two heteroatoms, of which one is nitrogen, in
 * a five-membered ring: they move with the counter-ion of a salt, and with the solvent.
 */
export function widenAzoles(
  sd: Float32Array,
  { atomCount, charge, degree, element, hydrogens, neighbours }: MolecularGraph,
  { aromatic, smallestRing }: Pick<Perception, 'aromatic' | 'smallestRing'>,
): void {
  for (let atom = 0; atom < atomCount; atom++) {
    if (element[atom] !== C || hydrogens[atom] === 0 || aromatic[atom] === 0) continue;
    const beside = Array.from(
      { length: degree[atom] },
      (_, k) => neighbours[atom * MAX_DEGREE + k],
    );
    const hetero = beside.filter((other) => element[other] === N || element[other] === S);
    if (hetero.length < 2 || !hetero.some((other) => element[other] === N)) continue;
    if (hetero.some((other) => element[other] === N && charge[other] > 0))
      sd[atom] = Math.hypot(sd[atom], COUNTER_ION_SD);
    else if (smallestRing[atom] === 5) sd[atom] = Math.hypot(sd[atom], SOLVENT_SD);
  }
}
