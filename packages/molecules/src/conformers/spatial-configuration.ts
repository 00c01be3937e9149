import { bondsOf, MAX_DEGREE, type MolecularGraph } from '../graph.ts';
import type { Perception } from '../perception.ts';
import type { Centre, Plane } from '../stereo-smiles.ts';
import type { ExplicitMolecule } from './explicit-molecule.ts';
import { spannedVolume } from './force-terms.ts';

/** Three of a centre's neighbours and the sign of the volume that they span. */
export interface Corner3 {
  readonly centre: number;
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly sign: number;
}

/** Where the atoms of a configuration lie, hydrogens included. */
export interface SpatialConfiguration {
  readonly corners: readonly Corner3[];
  /** Double bonds a=b with x at a and y at b. */
  readonly sides: readonly Plane[];
}

/** Rings up to this size have cis double bonds alone. */
const SMALL_RING = 7;

/** The configuration of centres and double bonds in space; double bonds of small rings are cis. */
export function spatialConfiguration(
  {
    graph,
    perception,
    explicit,
  }: {
    readonly graph: MolecularGraph;
    readonly perception: Perception;
    readonly explicit: ExplicitMolecule;
  },
  centres: ReadonlyMap<number, Centre>,
  planes: readonly Plane[],
): SpatialConfiguration {
  const corners = [...centres].map(([centre, { neighbours, clockwise }]): Corner3 => {
    const around = neighbours.map((atom) => (atom < 0 ? explicit.hydrogensOf[centre][0] : atom));
    return { centre, a: around[1], b: around[2], c: around[3], sign: clockwise ? 1 : -1 };
  });
  // Which of the two hydrogens of a CH2 is which stays the same in all conformers.
  for (let centre = 0; centre < graph.atomCount; centre++) {
    const around = explicit.neighbours[centre];
    if (graph.hydrogens[centre] === 2 && around.length === 4)
      corners.push({ centre, a: around[1], b: around[2], c: around[3], sign: 1 });
  }
  const inRings: Plane[] = [];
  for (let a = 0; a < graph.atomCount; a++)
    bondsOf(graph, a).forEach(({ other: b, order }, k) => {
      const ring = perception.bondRing[a * MAX_DEGREE + k];
      const isFlat = order === 2 || perception.aromaticBond[a * MAX_DEGREE + k] === 1;
      if (b < a || !isFlat || ring === 0 || ring > SMALL_RING) return;
      const x = ringNeighbour(graph, perception, [a, b, ring]),
        y = ringNeighbour(graph, perception, [b, a, ring]);
      if (x >= 0 && y >= 0 && x !== y) inRings.push({ a, b, x, y, cis: true });
    });
  return { corners, sides: [...planes, ...inRings] };
}

/** The neighbour of `a`, beside `b`, that the smallest ring of their bond goes on to; −1 where two may be. */
function ringNeighbour(
  graph: MolecularGraph,
  { bondRing }: Perception,
  [a, b, ring]: readonly [number, number, number],
): number {
  const found = bondsOf(graph, a).filter(
    ({ other }, k) => other !== b && bondRing[a * MAX_DEGREE + k] === ring,
  );
  return found.length === 1 ? found[0].other : -1;
}

/** Volume below which a centre is flat, Å³. */
const FLAT = 0.3;

/** Whether positions, three coordinates an atom, have the configuration. */
export const hasConfiguration = (
  x: Float64Array,
  { corners, sides }: SpatialConfiguration,
): boolean =>
  corners.every((corner) => corner.sign * spannedVolume(x, 3, corner) > FLAT) &&
  sides.every(({ a, b, x: from, y: to, cis }) => isCis(x, [from, a, b, to]) === cis);

/** Whether the ends of a chain of four atoms lie on the same side. */
function isCis(x: Float64Array, [a, b, c, d]: readonly [number, number, number, number]): boolean {
  const along = [0, 1, 2].map((k) => x[3 * c + k] - x[3 * b + k]);
  const square = along.reduce((sum, v) => sum + v * v, 0);
  const across = (end: number, from: number) => {
    const bond = [0, 1, 2].map((k) => x[3 * end + k] - x[3 * from + k]);
    const share = bond.reduce((sum, v, k) => sum + v * along[k], 0) / square;
    return bond.map((v, k) => v - share * along[k]);
  };
  const [left, right] = [across(a, b), across(d, c)];
  return left.reduce((sum, v, k) => sum + v * right[k], 0) > 0;
}
