import {
  addBond,
  bondsOf,
  copyGraph,
  emptyGraph,
  setOrder,
  type MolecularGraph,
} from '@elucida/molecules/graph';
import { perceive } from '@elucida/molecules/perceive';

/** Atomic numbers. */
const H = 1,
  C = 6,
  N = 7,
  O = 8,
  S = 16;
/** Hydrogens that an atom brings along between two others. */
const BETWEEN: ReadonlyMap<number, number> = new Map([
  [C, 2],
  [N, 1],
  [O, 0],
]);
const isHalogen = (z: number): boolean => z === 9 || z === 17 || z === 35 || z === 53;

/** How one formula differs from another: atoms more (positive) or fewer, by atomic number. */
export type Difference = ReadonlyMap<number, number>;

/**
 * Molecules that one change of a molecule makes, with the atoms that `difference` asks for: an atom
 * (with its hydrogens) taken out or put in, two hydrogens fewer or more, another halogen. None for
 * other differences. Some come more than once, and some cannot exist.
 */
export function editMolecule(graph: MolecularGraph, difference: Difference): MolecularGraph[] {
  const changed = [...difference].filter(([z, times]) => z !== H && times !== 0);
  const hydrogens = difference.get(H) ?? 0;
  if (changed.length === 0)
    return hydrogens === 2 ? withHydrogen(graph) : hydrogens === -2 ? withoutHydrogen(graph) : [];
  const [[z, times], other] = changed;
  if (other === undefined)
    return hydrogens !== times * (BETWEEN.get(z) ?? NaN)
      ? []
      : times === 1
        ? withAtom(graph, z)
        : times === -1
          ? withoutAtom(graph, z)
          : [];
  const [lost, gained] = times < 0 ? [z, other[0]] : [other[0], z];
  return changed.length === 2 && hydrogens === 0 && isHalogen(lost) && isHalogen(gained)
    ? exchanged(graph, lost, gained)
    : [];
}

/** A copy that is changed. */
function changedBy(graph: MolecularGraph, change: (copy: MolecularGraph) => void): MolecularGraph {
  const copy = copyGraph(graph);
  change(copy);
  return copy;
}

const atomsOf = ({ atomCount }: MolecularGraph): number[] => [...Array(atomCount).keys()];

/** Every bond once. */
const bondsIn = (graph: MolecularGraph): { a: number; b: number; order: number }[] =>
  atomsOf(graph).flatMap((a) =>
    bondsOf(graph, a).flatMap(({ other: b, order }) => (b > a ? [{ a, b, order }] : [])),
  );

const exchanged = (graph: MolecularGraph, lost: number, gained: number): MolecularGraph[] =>
  atomsOf(graph)
    .filter((atom) => graph.element[atom] === lost)
    .map((atom) =>
      changedBy(graph, (copy) => {
        copy.element[atom] = gained;
      }),
    );

/** Bonds of higher order, and rings closed. */
function withoutHydrogen(graph: MolecularGraph): MolecularGraph[] {
  const { hydrogens, element } = graph;
  const open = atomsOf(graph).filter((atom) => hydrogens[atom] > 0);
  return open.flatMap((a) =>
    open
      .filter((b) => b > a)
      .flatMap((b) => {
        const order = bondsOf(graph, a).find(({ other }) => other === b)?.order ?? 0;
        if (order > 2 || (order === 0 && element[a] !== C && element[b] !== C)) return [];
        return [
          changedBy(graph, (copy) => {
            copy.hydrogens[a]--;
            copy.hydrogens[b]--;
            if (order > 0) setOrder(copy, a, b, order + 1);
            else addBond(copy, a, b, 1);
          }),
        ];
      }),
  );
}

/** Bonds of lower order, and rings opened. */
function withHydrogen(graph: MolecularGraph): MolecularGraph[] {
  const { ringBond } = perceive(graph);
  return bondsIn(graph).flatMap(({ a, b, order }) => {
    if (order === 1 && ringBond[slotOf(graph, a, b)] === 0) return [];
    const copy = order > 1 ? copyGraph(graph) : rebuilt(graph, (bond) => !joins(bond, a, b));
    if (order > 1) setOrder(copy, a, b, order - 1);
    copy.hydrogens[a]++;
    copy.hydrogens[b]++;
    return [copy];
  });
}

/** An atom in a single bond, in the place of a hydrogen, or (oxygen) on a sulfur. */
function withAtom(graph: MolecularGraph, z: number): MolecularGraph[] {
  const between = BETWEEN.get(z)!;
  const last = graph.atomCount;
  const grown = (leave: (bond: AnyBond) => boolean): MolecularGraph => {
    const copy = rebuilt(graph, leave, { extra: 1 });
    copy.element[last] = z;
    copy.hydrogens[last] = between;
    return copy;
  };
  const inBonds = bondsIn(graph)
    .filter(({ order }) => order === 1)
    .map(({ a, b }) => {
      const copy = grown((bond) => !joins(bond, a, b));
      addBond(copy, a, last, 1);
      addBond(copy, last, b, 1);
      return copy;
    });
  const onAtoms = atomsOf(graph)
    .filter((atom) => graph.hydrogens[atom] > 0)
    .map((atom) => {
      const copy = grown(() => true);
      copy.hydrogens[atom]--;
      copy.hydrogens[last]++;
      addBond(copy, atom, last, 1);
      return copy;
    });
  const onSulfur =
    z !== O
      ? []
      : atomsOf(graph)
          .filter((atom) => graph.element[atom] === S && valenceOf(graph, atom) <= 4)
          .map((atom) => {
            const copy = grown(() => true);
            addBond(copy, atom, last, 2);
            return copy;
          });
  return [...inBonds, ...onAtoms, ...onSulfur];
}

/** An atom taken off an end, or out of a chain or ring, where its neighbours join. */
function withoutAtom(graph: MolecularGraph, z: number): MolecularGraph[] {
  return atomsOf(graph)
    .filter((atom) => graph.element[atom] === z && graph.charge[atom] === 0)
    .flatMap((atom): MolecularGraph[] => {
      const [one, other, third] = bondsOf(graph, atom);
      if (one === undefined || third !== undefined) return [];
      const left = rebuilt(graph, (bond) => bond.a !== atom && bond.b !== atom, { without: atom });
      const at = (place: number) => (place > atom ? place - 1 : place);
      if (other === undefined) {
        const isOxo = one.order === 2 && graph.element[one.other] === S;
        if (one.order !== 1 && !isOxo) return [];
        if (!isOxo) left.hydrogens[at(one.other)]++;
        return [left];
      }
      if (one.order !== 1 || other.order !== 1) return [];
      const [a, b] = [at(one.other), at(other.other)];
      const order = bondsOf(left, a).find((bond) => bond.other === b)?.order ?? 0;
      if (order > 1) return [];
      if (order > 0) setOrder(left, a, b, order + 1);
      else addBond(left, a, b, 1);
      return [left];
    });
}

interface AnyBond {
  readonly a: number;
  readonly b: number;
}
const joins = (bond: AnyBond, a: number, b: number): boolean => bond.a === a && bond.b === b;

function slotOf(graph: MolecularGraph, a: number, b: number): number {
  const perAtom = graph.neighbours.length / graph.atomCount;
  return a * perAtom + bondsOf(graph, a).findIndex(({ other }) => other === b);
}

const valenceOf = (graph: MolecularGraph, atom: number): number =>
  bondsOf(graph, atom).reduce((sum, { order }) => sum + order, graph.hydrogens[atom]);

/** The graph with the bonds that are kept, without an atom or with room for more. */
function rebuilt(
  graph: MolecularGraph,
  keep: (bond: AnyBond) => boolean,
  { without = -1, extra = 0 }: { without?: number; extra?: number } = {},
): MolecularGraph {
  const kept = atomsOf(graph).filter((atom) => atom !== without);
  const copy = emptyGraph(kept.length + extra);
  kept.forEach((atom, place) => {
    copy.element[place] = graph.element[atom];
    copy.charge[place] = graph.charge[atom];
    copy.hydrogens[place] = graph.hydrogens[atom];
  });
  for (const { a, b, order } of bondsIn(graph).filter(keep))
    addBond(copy, kept.indexOf(a), kept.indexOf(b), order);
  return copy;
}
