import { C, N, S } from '../molecules/atomic-numbers.ts';
import { MAX_DEGREE, type MolecularGraph } from '../molecules/graph.ts';
import type { Perception } from '../molecules/perception.ts';

/**
 * C2–H of imidazolium and thiazolium salts: 8.5 with BF4⁻ and PF6⁻, 10.3 with halides in CDCl₃,
 * which it binds (P. Bonhôte et al., Inorg. Chem. 35 (1996) 1168), ppm.
 */
const COUNTER_ION_SD = 0.7;

/**
 * Widens the prediction of hydrogens on an aromatic carbon between a charged nitrogen and another
 * heteroatom: they move with the counter-ion.
 */
export function widenAzolium(
  sd: Float32Array,
  { atomCount, charge, degree, element, hydrogens, neighbours }: MolecularGraph,
  { aromatic }: Pick<Perception, 'aromatic'>,
): void {
  for (let atom = 0; atom < atomCount; atom++) {
    if (element[atom] !== C || hydrogens[atom] === 0 || aromatic[atom] === 0) continue;
    const beside = Array.from(
      { length: degree[atom] },
      (_, k) => neighbours[atom * MAX_DEGREE + k],
    );
    const isAzolium =
      beside.some((other) => element[other] === N && charge[other] > 0) &&
      beside.filter((other) => element[other] === N || element[other] === S).length === 2;
    if (isAzolium) sd[atom] = Math.hypot(sd[atom], COUNTER_ION_SD);
  }
}
