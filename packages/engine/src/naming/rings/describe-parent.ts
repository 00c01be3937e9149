import { canBeDoubleBonded, maximumMatching } from './double-bond-matching.ts';
import type { IndicatedHydrogen, RingParent } from './parent-types.ts';
import { ringSeniority } from './ring-seniority.ts';
import type { Skeleton } from './skeleton.ts';
import type { SkeletonParent } from './skeleton-parent.ts';

/** Lays a skeleton's parent on the atoms of a graph: atom i of the skeleton is `atoms[i]`. */
export function describeParent(parent: SkeletonParent, atoms: readonly number[], skeleton: Skeleton): RingParent {
  const count = parent.mancude.reduce((sum, mancude) => sum + (mancude ? 1 : 0), 0);
  // Only what is asked for is laid out: most callers need a part of it, and naming asks for many rings.
  let mancudeAtoms: ReadonlySet<number> | undefined;
  let numberings: RingParent['numberings'] | undefined;
  let seniority: readonly number[] | undefined;
  return {
    names: parent.names,
    state: count === 0 ? 'saturated' : count === atoms.length ? 'mancude' : 'mixed',
    takesEne: parent.takesEne,
    atoms,
    get mancudeAtoms() { return (mancudeAtoms ??= new Set(atoms.filter((_, i) => parent.mancude[i]))); },
    get numberings() { return (numberings ??= parent.numberings.map((locants) => new Map(atoms.map((atom, i) => [atom, locants[i]])))); },
    indicatedHydrogen: indicatedHydrogen(parent, atoms, skeleton),
    get seniority() { return (seniority ??= ringSeniority(skeleton, parent.numberings[0])); },
  };
}

function indicatedHydrogen(parent: SkeletonParent, atoms: readonly number[], skeleton: Skeleton, doubled: readonly number[] = []): IndicatedHydrogen {
  let known: boolean[] | undefined;
  const canBeDouble = () => (known ??= skeleton.elements.map((element, i) => parent.mancude[i] && (canBeDoubleBonded(element, skeleton.neighbours[i].length) || doubled.includes(atoms[i]))));
  let count: number | undefined;
  return {
    get count() {
      return (count ??= parent.implied?.count ?? unmatched(skeleton, canBeDouble()));
    },
    carries: (atom) => parent.implied === undefined || skeleton.elements[atoms.indexOf(atom)] === parent.implied.element,
    canBeDouble: (atom) => canBeDouble()[atoms.indexOf(atom)] ?? false,
    allows: (saturated) => {
      const left = [...canBeDouble()];
      for (const atom of saturated) left[atoms.indexOf(atom)] = false;
      return unmatched(skeleton, left) === 0;
    },
    with: (more) => indicatedHydrogen(parent, atoms, skeleton, more),
  };
}

function unmatched(skeleton: Skeleton, eligible: readonly boolean[]): number {
  const mate = maximumMatching(skeleton, eligible);
  return eligible.filter((can, i) => can && mate[i] < 0).length;
}
