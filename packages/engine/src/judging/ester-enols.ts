import { C, N, O } from '@elucida/molecules/atomic-numbers';
import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/** Counts C=C(OH)–O and C=C(OH)–N outside aromatic rings: enols of acids, esters, lactones and amides. */
export function esterEnols(
  { atomCount, degree, element, hydrogens, neighbours, orders }: MolecularGraph,
  { aromatic }: Perception,
): number {
  let count = 0;
  for (let atom = 0; atom < atomCount; atom++) {
    if (element[atom] !== C || aromatic[atom] === 1) continue;
    let isVinylic = false;
    let hydroxyls = 0;
    let others = 0;
    for (let slot = atom * MAX_DEGREE, end = slot + degree[atom]; slot < end; slot++) {
      const other = neighbours[slot];
      if (orders[slot] === 2) isVinylic = element[other] === C;
      else if (element[other] === O && hydrogens[other] > 0) hydroxyls++;
      else if (element[other] === O || element[other] === N) others++;
    }
    if (isVinylic && hydroxyls > 0 && hydroxyls + others > 1) count++;
  }
  return count;
}
