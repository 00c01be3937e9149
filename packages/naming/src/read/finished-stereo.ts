import { bondOrder, MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Centre, Plane } from '@elucida/molecules/stereo-smiles';
import type { Building } from './building.ts';

/** Elements of tetrahedral centres; sulfur, selenium and phosphorus also with a lone pair. */
const CENTRES = new Set([6, 7, 14, 15, 16, 32, 33, 34]);

/**
 * A centre of any configuration; null where the atom cannot be one: a double bond of carbon, two
 * hydrogens, a flat nitrogen.
 */
export function centreAt(graph: MolecularGraph, atom: number): Centre | null {
  const element = graph.element[atom],
    degree = graph.degree[atom],
    hydrogens = graph.hydrogens[atom];
  if (!CENTRES.has(element) || hydrogens > 1 || degree < 3 || degree + hydrogens > 4) return null;
  const neighbours = Array.from(
    { length: degree },
    (_, k) => graph.neighbours[atom * MAX_DEGREE + k],
  );
  const isSingle = neighbours.every((_, k) => graph.orders[atom * MAX_DEGREE + k] === 1);
  if (element <= 14 && (!isSingle || degree + hydrogens !== 4)) return null;
  return { neighbours: degree === 3 ? [...neighbours, -1] : neighbours, clockwise: true };
}

/** The centres that the vocabulary stated and that are still there, by atom of the graph. */
export function finishedCentres(
  building: Building,
  graph: MolecularGraph,
  index: ReadonlyMap<number, number>,
): Map<number, Centre> {
  const centres = new Map<number, Centre>();
  for (const [atom, { slots, clockwise }] of building.centres) {
    const at = index.get(atom);
    const possible = at === undefined ? null : centreAt(graph, at);
    if (!possible) continue;
    const neighbours = slots.map((slot) => (slot < 0 ? -1 : (index.get(slot) ?? -1)));
    if (
      neighbours.length === 4 &&
      new Set(neighbours).size === 4 &&
      possible.neighbours.every((neighbour) => neighbours.includes(neighbour))
    )
      centres.set(at!, { neighbours, clockwise });
  }
  return centres;
}

/** The double bonds whose geometry the vocabulary stated and that are still there. */
export function finishedPlanes(
  building: Building,
  graph: MolecularGraph,
  index: ReadonlyMap<number, number>,
): Plane[] {
  return building.planes.flatMap((plane) => {
    const [a, b, x, y] = [plane.a, plane.b, plane.x, plane.y].map((atom) => index.get(atom) ?? -1);
    const isThere =
      Math.min(a, b, x, y) >= 0 &&
      bondOrder(graph, a, b) === 2 &&
      bondOrder(graph, a, x) === 1 &&
      bondOrder(graph, b, y) === 1;
    return isThere ? [{ a, b, x, y, cis: plane.cis }] : [];
  });
}
