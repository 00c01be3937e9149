import { hydrideOf } from '../words/hydrides.ts';
import { bondSum, order, type Molecule } from './molecule.ts';
import type { Ion } from './name-tree.ts';
import type { Skeleton } from './skeleton.ts';

/** A double or triple bond within a parent. */
export interface MultipleBond {
  readonly a: number;
  readonly b: number;
  readonly order: number;
}

/** A charged atom of a parent, and the ending that says so. */
export interface IonAt {
  readonly atom: number;
  readonly kind: Ion['kind'];
}

/** The bonds of a parent that `ene` and `yne` state. */
export function multipleBonds(m: Molecule, skeleton: Skeleton): readonly MultipleBond[] {
  if (
    skeleton.parent.type === 'word' ||
    (skeleton.ring ? !skeleton.ring.takesEne : skeleton.placeless)
  )
    return [];
  const found: MultipleBond[] = [];
  const numbering = skeleton.numberings[0];
  for (const a of skeleton.atoms) {
    for (const b of m.neighbours[a]) {
      if (b < a || !numbering.has(b)) continue;
      const bond = order(m, a, b);
      if (bond >= 2) found.push({ a, b, order: bond });
    }
  }
  return found;
}

/**
 * Charged atoms of the parent as ium, ide and uide (P-72, P-73); null where the charge fits none of
 * them.
 */
export function ionsIn(m: Molecule, skeleton: Skeleton): readonly IonAt[] | null {
  const ions: IonAt[] = [];
  for (const a of skeleton.atoms) {
    const charge = m.graph.charge[a];
    if (charge === 0 || skeleton.charged) continue;
    const valence = m.graph.element[a] === 6 ? 4 : hydrideOf(m.graph.element[a])?.valence;
    const over = valence === undefined ? NaN : bondSum(m, a) - valence;
    const kind =
      charge === 1 && over === 1
        ? 'ium'
        : charge === 1 && over === -1
          ? 'ylium'
          : charge === -1 && over === -1
            ? 'ide'
            : charge === -1 && over === 1
              ? 'uide'
              : null;
    if (!kind) return null;
    ions.push({ atom: a, kind });
  }
  return ions;
}
