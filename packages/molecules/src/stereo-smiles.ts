import { symbolOf } from '@elucida/spectra/chemistry/periodic-table';
import { bondOrder, MAX_DEGREE, type MolecularGraph } from './graph.ts';
import { spanningTree } from './spanning-tree.ts';
import { USUAL_VALENCES } from './usual-valences.ts';

/**
 * A tetrahedral centre: its neighbours, -1 for a hydrogen or a lone pair; seen from the first, the
 * others turn clockwise or not.
 */
export interface Centre {
  readonly neighbours: readonly number[];
  readonly clockwise: boolean;
}
/** The double bond a=b with x at a and y at b on the same side (cis) or not. */
export interface Plane {
  readonly a: number;
  readonly b: number;
  readonly x: number;
  readonly y: number;
  readonly cis: boolean;
}

/** `order`: index in the SMILES by atom. */
export interface StereoSmiles {
  readonly smiles: string;
  readonly order: readonly number[];
}

/** SMILES writes silicon in brackets always. */
const SILICON = 14;

/**
 * Writes a graph as SMILES with its stereochemistry (OpenSMILES, 3.8). Centres and planes that
 * contradict each other are left away. `tree`: in which order atoms are written (`spanning-tree.ts`).
 */
export function writeStereoSmiles(
  graph: MolecularGraph,
  centres: ReadonlyMap<number, Centre>,
  planes: readonly Plane[],
  tree = spanningTree(graph),
): StereoSmiles {
  const heights = bondHeights(graph, planes);
  const order = new Array<number>(graph.atomCount).fill(-1);
  let next = 0;
  const bond = (from: number, to: number): string => {
    const times = bondOrder(graph, from, to);
    if (times > 1) return times === 2 ? '=' : '#';
    const height = heights.get(from * 256 + to);
    return height === undefined ? '' : height > 0 ? '/' : '\\';
  };
  const write = (atom: number, parent: number): string => {
    order[atom] = next++;
    const rings = tree.rings[atom],
      children = tree.children[atom];
    let text = atomText(
      graph,
      atom,
      parity(centres.get(atom), [
        ...(parent >= 0 ? [parent] : []),
        -1,
        ...rings.map((ring) => ring.other),
        ...children,
      ]),
    );
    for (const { other, number, opens } of rings)
      text += (opens ? bond(atom, other) : '') + (number > 9 ? `%${number}` : String(number));
    children.forEach((child, k) => {
      const branch = bond(atom, child) + write(child, atom);
      text += k < children.length - 1 ? `(${branch})` : branch;
    });
    return text;
  };
  const smiles = tree.roots.map((root) => write(root, -1)).join('.');
  return { smiles, order };
}

/** `@`, `@@` or nothing for the neighbours in the order written. */
function parity(centre: Centre | undefined, written: readonly number[]): string {
  if (!centre) return '';
  const own = centre.neighbours.includes(-1) ? written : written.filter((atom) => atom >= 0);
  const places = own.map((atom) => centre.neighbours.indexOf(atom));
  if (places.length !== centre.neighbours.length || places.includes(-1)) return '';
  let even = true;
  for (let i = 0; i < places.length; i++)
    for (let j = i + 1; j < places.length; j++) if (places[i] > places[j]) even = !even;
  return even === centre.clockwise ? '@@' : '@';
}

function atomText(graph: MolecularGraph, atom: number, chirality: string): string {
  const element = graph.element[atom],
    charge = graph.charge[atom],
    hydrogens = graph.hydrogens[atom];
  let used = 0;
  for (let k = 0; k < graph.degree[atom]; k++) used += graph.orders[atom * MAX_DEGREE + k];
  const usual =
    element === SILICON
      ? undefined
      : USUAL_VALENCES.get(element)?.find((valence) => valence >= used);
  if (chirality === '' && charge === 0 && usual !== undefined && usual - used === hydrogens)
    return symbolOf(element);
  const h = hydrogens === 0 ? '' : hydrogens === 1 ? 'H' : `H${hydrogens}`;
  const amount = Math.abs(charge) > 1 ? Math.abs(charge) : '';
  const sign = charge === 0 ? '' : charge > 0 ? '+' : '-';
  return `[${symbolOf(element)}${chirality}${h}${sign}${amount}]`;
}

/**
 * Whether the atom at the other end of a single bond next to a double bond is drawn above (1) or
 * below (-1), by `from * 256 + to`.
 */
function bondHeights(graph: MolecularGraph, planes: readonly Plane[]): ReadonlyMap<number, number> {
  const heights = new Map<number, number>();
  const put = (from: number, to: number, height: number): void => {
    heights.set(from * 256 + to, height);
    heights.set(to * 256 + from, -height);
  };
  const otherSide = (atom: number, inPlane: number, partner: number, height: number): void => {
    for (let k = 0; k < graph.degree[atom]; k++) {
      const other = graph.neighbours[atom * MAX_DEGREE + k];
      if (other !== inPlane && other !== partner) put(atom, other, -height);
    }
  };
  let waiting = [...planes];
  while (waiting.length > 0) {
    // A plane next to one that is drawn already comes next, so that conjugated bonds agree.
    const known = (plane: Plane): number | undefined =>
      heights.get(plane.a * 256 + plane.x) ??
      (heights.has(plane.b * 256 + plane.y)
        ? (plane.cis ? 1 : -1) * heights.get(plane.b * 256 + plane.y)!
        : undefined);
    const plane = waiting.find((entry) => known(entry) !== undefined) ?? waiting[0];
    waiting = waiting.filter((entry) => entry !== plane);
    const up = known(plane) ?? 1,
      across = plane.cis ? up : -up;
    const there = heights.get(plane.b * 256 + plane.y);
    if (there !== undefined && there !== across) continue;
    put(plane.a, plane.x, up);
    put(plane.b, plane.y, across);
    otherSide(plane.a, plane.x, plane.b, up);
    otherSide(plane.b, plane.y, plane.a, across);
  }
  return heights;
}
