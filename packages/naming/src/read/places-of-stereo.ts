import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Centre, Plane } from '@elucida/molecules/stereo-smiles';
import { centreAt } from './finished-stereo.ts';

/** Double bonds in smaller rings have only one geometry. */
const SMALLEST_FREE_RING = 8;

const around = (graph: MolecularGraph, atom: number): { other: number; order: number }[] =>
  Array.from({ length: graph.degree[atom] }, (_, k) => ({
    other: graph.neighbours[atom * MAX_DEGREE + k],
    order: graph.orders[atom * MAX_DEGREE + k],
  }));

/** The double bonds at an atom that can have a geometry, the atom first. */
export function bondsFor(graph: MolecularGraph, atom: number): (readonly [number, number])[] {
  if (!isEnd(graph, atom)) return [];
  return around(graph, atom)
    .filter(
      ({ other, order }) =>
        order === 2 && isEnd(graph, other) && ringSize(graph, atom, other) >= SMALLEST_FREE_RING,
    )
    .map(({ other }) => [atom, other] as const);
}

/** An end of a double bond with one hydrogen or lone pair at most and with something bonded. */
function isEnd(graph: MolecularGraph, atom: number): boolean {
  const bonds = around(graph, atom);
  const element = graph.element[atom];
  return (
    (element === 6 || element === 7) &&
    graph.hydrogens[atom] <= 1 &&
    bonds.length >= 2 &&
    bonds.filter(({ order }) => order === 2).length === 1 &&
    bonds.every(({ order }) => order < 3)
  );
}

/** Size of the smallest ring through a bond, 99 where there is none. */
function ringSize(graph: MolecularGraph, from: number, to: number): number {
  const distance = new Map([[from, 1]]);
  for (const [atom, steps] of distance) {
    if (steps >= SMALLEST_FREE_RING) return 99;
    for (const { other } of around(graph, atom)) {
      if (atom === from && other === to) continue;
      if (other === to) return steps + 1;
      if (!distance.has(other)) distance.set(other, steps + 1);
    }
  }
  return 99;
}

/** A double bond in any geometry. */
export function planeAt(graph: MolecularGraph, a: number, b: number): Plane {
  const other = (atom: number, partner: number): number =>
    around(graph, atom).find((bond) => bond.other !== partner)!.other;
  return { a, b, x: other(a, b), y: other(b, a), cis: true };
}

/**
 * The two substituted atoms of a single ring with their substituents on the same side (cis) or not;
 * null where there are not two.
 */
export function ringSides(
  graph: MolecularGraph,
  core: readonly number[],
  cis: boolean,
): (readonly [number, Centre])[] | null {
  const ring = ringOf(graph, core);
  if (!ring) return null;
  const placed = ring
    .map((atom, i) => ({ atom, last: ring.at(i - 1)!, next: ring[(i + 1) % ring.length] }))
    .filter(({ atom }) => centreAt(graph, atom) !== null);
  if (placed.length !== 2 || placed.some(({ atom }) => graph.hydrogens[atom] !== 1)) return null;
  return placed.map(({ atom, last, next }, i) => {
    const substituent = around(graph, atom).find(
      ({ other }) => other !== last && other !== next,
    )!.other;
    // Seen from a substituent above, the hydrogen points outward, then comes the next atom of the
    // clockwise walk around the ring.
    return [
      atom,
      { neighbours: [substituent, -1, next, last], clockwise: i === 0 || cis },
    ] as const;
  });
}

/** The atoms in order around the ring where the skeleton is a single ring. */
function ringOf(graph: MolecularGraph, core: readonly number[]): number[] | null {
  const inside = new Set(core);
  const inRing = (atom: number): number[] =>
    around(graph, atom)
      .map(({ other }) => other)
      .filter((other) => inside.has(other));
  if (core.length < 3 || core.some((atom) => inRing(atom).length !== 2)) return null;
  const ring = [core[0]];
  for (let last = -1; ring.length < core.length;) {
    const [p, q] = inRing(ring.at(-1)!);
    const next = p === last || (ring.length > 1 && p === ring.at(-2)) ? q : p;
    last = ring.at(-1)!;
    ring.push(next);
  }
  return ring;
}
