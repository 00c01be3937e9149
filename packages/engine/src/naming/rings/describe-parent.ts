import { canBeDoubleBonded, maximumMatching } from './double-bond-matching.ts';
import type { IndicatedHydrogen, RingParent } from './parent-types.ts';
import { ringSeniority } from './ring-seniority.ts';
import type { Skeleton } from './skeleton.ts';
import type { SkeletonParent } from './skeleton-parent.ts';

/** Lays a skeleton's parent on the atoms of a graph: atom i of the skeleton is `atoms[i]`. */
export function describeParent(parent: SkeletonParent, atoms: readonly number[], skeleton: Skeleton): RingParent {
  const mancudeAtoms = new Set(atoms.filter((_, i) => parent.mancude[i]));
  return {
    names: parent.names,
    state: mancudeAtoms.size === 0 ? 'saturated' : mancudeAtoms.size === atoms.length ? 'mancude' : 'mixed',
    takesEne: parent.takesEne,
    atoms,
    mancudeAtoms,
    numberings: parent.numberings.map((locants) => new Map(atoms.map((atom, i) => [atom, locants[i]]))),
    indicatedHydrogen: indicatedHydrogen(parent, atoms, skeleton),
    seniority: ringSeniority(skeleton, parent.numberings[0]),
  };
}

function indicatedHydrogen(parent: SkeletonParent, atoms: readonly number[], skeleton: Skeleton): IndicatedHydrogen {
  const eligible = skeleton.elements.map((element, i) => parent.mancude[i] && canBeDoubleBonded(element, skeleton.neighbours[i].length));
  const place = new Map(atoms.map((atom, i) => [atom, i]));
  let count: number | undefined;
  return {
    get count() {
      count ??= unmatched(skeleton, eligible);
      return count;
    },
    canBeDouble: (atom) => { const i = place.get(atom); return i !== undefined && eligible[i]; },
    allows: (saturated) => {
      const left = [...eligible];
      for (const atom of saturated) left[place.get(atom)!] = false;
      return unmatched(skeleton, left) === 0;
    },
  };
}

function unmatched(skeleton: Skeleton, eligible: readonly boolean[]): number {
  const mate = maximumMatching(skeleton, eligible);
  return eligible.filter((can, i) => can && mate[i] < 0).length;
}
