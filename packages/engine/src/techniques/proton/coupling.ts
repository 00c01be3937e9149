import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { isExchanging } from '../../nmr/signal-classes.ts';

/** What splits the hydrogens on one atom, to first order. */
export interface Coupling {
  /** Vicinal hydrogens on carbon that are not equivalent to these. */
  neighbours: number;
  /** Groups of equivalent ones among them. */
  groups: number;
  /**
   * Vicinal hydrogens on N, O and S: they couple only where exchange is slow (amides, dry DMSO).
   */
  exchanging: number;
  /**
   * The atom is sp² or aromatic: long-range couplings are common, and two ortho couplings alike.
   */
  unsaturated: boolean;
  /** True where first-order rules fail: equivalent neighbours (AA′BB′), ring CH2, terminal =CH2. */
  secondOrder: boolean;
}

export function noCoupling(): Coupling {
  return { neighbours: 0, groups: 0, exchanging: 0, unsaturated: false, secondOrder: false };
}

/** Reads the vicinal neighbourhood of `atom` into `out`. */
export function readCoupling(
  graph: MolecularGraph,
  perception: Perception,
  atom: number,
  out: Coupling,
): void {
  const { element, hydrogens, degree, neighbours, orders } = graph;
  const { symmetryClass, aromatic, smallestRing } = perception;
  out.neighbours = out.groups = out.exchanging = 0;
  out.secondOrder = hydrogens[atom] === 2 && smallestRing[atom] > 0;
  out.unsaturated = aromatic[atom] === 1;
  for (let k = 0; k < degree[atom]; k++) {
    const b = neighbours[atom * MAX_DEGREE + k];
    if (orders[atom * MAX_DEGREE + k] === 2 && element[b] === 6) {
      out.unsaturated = true;
      if (hydrogens[atom] === 2) out.secondOrder = true;
    }
    if (hydrogens[b] === 0) continue;
    if (isExchanging(element[b])) {
      out.exchanging += hydrogens[b];
      continue;
    }
    if (symmetryClass[b] === symmetryClass[atom]) {
      out.secondOrder ||= aromatic[atom] === 1 || hydrogens[atom] === 2;
      continue;
    }
    out.neighbours += hydrogens[b];
    let isNewGroup = true;
    for (let l = 0; l < k; l++) {
      if (symmetryClass[neighbours[atom * MAX_DEGREE + l]] === symmetryClass[b]) isNewGroup = false;
    }
    if (isNewGroup) out.groups++;
  }
}
