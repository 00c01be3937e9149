import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';

/** A ring system without its bond orders: atomic numbers and neighbour lists by atom. */
export interface Skeleton {
  readonly elements: readonly number[];
  readonly neighbours: readonly (readonly number[])[];
}

/**
 * The skeleton of some atoms of a graph with the bonds that are in rings; atom i of the skeleton is
 * `atoms[i]`.
 */
export function skeletonOf(
  graph: MolecularGraph,
  ringBond: Uint8Array,
  atoms: readonly number[],
): Skeleton {
  const place = new Map(atoms.map((atom, i) => [atom, i]));
  const neighbours = atoms.map((atom) => {
    const found: number[] = [];
    for (let k = 0; k < graph.degree[atom]; k++) {
      const slot = atom * MAX_DEGREE + k;
      const other = place.get(graph.neighbours[slot]);
      if (ringBond[slot] && other !== undefined) found.push(other);
    }
    return found;
  });
  return { elements: atoms.map((atom) => graph.element[atom]), neighbours };
}

/** The part of a skeleton that these atoms span; atom i of the result is `atoms[i]`. */
export function subSkeleton(skeleton: Skeleton, atoms: readonly number[]): Skeleton {
  const place = new Map(atoms.map((atom, i) => [atom, i]));
  return {
    elements: atoms.map((atom) => skeleton.elements[atom]),
    neighbours: atoms.map((atom) =>
      skeleton.neighbours[atom]
        .map((other) => place.get(other))
        .filter((other) => other !== undefined),
    ),
  };
}

/** A skeleton from its bonds. */
export function skeletonFromBonds(
  elements: readonly number[],
  bonds: readonly (readonly [number, number])[],
): Skeleton {
  const neighbours: number[][] = elements.map(() => []);
  for (const [a, b] of bonds) {
    neighbours[a].push(b);
    neighbours[b].push(a);
  }
  return { elements, neighbours };
}

/** Every bond once, lower atom first. */
export function bondsOf({ neighbours }: Skeleton): [number, number][] {
  const bonds: [number, number][] = [];
  for (let a = 0; a < neighbours.length; a++)
    for (const b of neighbours[a]) if (b > a) bonds.push([a, b]);
  return bonds;
}

/** Number of independent rings of a connected skeleton. */
export function ringCount(skeleton: Skeleton): number {
  let ends = 0;
  for (const list of skeleton.neighbours) ends += list.length;
  return ends / 2 - skeleton.elements.length + 1;
}
