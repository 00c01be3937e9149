import { MAX_DEGREE, type MolecularGraph } from './graph.ts';
import type { Perception } from './perception.ts';
import { placeAtoms, type Visit } from './place-atoms.ts';
import { bondLabel } from './symmetry.ts';

/**
 * A graph with what is to be the same in the other: colours of its atoms (0 for none), and of bonds
 * by `lower atom * 256 + higher atom`.
 */
export interface Coloured {
  readonly graph: MolecularGraph;
  readonly perception: Perception;
  readonly atoms: ReadonlyMap<number, string>;
  readonly bonds: ReadonlyMap<number, string>;
}

/** Atoms tried before the search gives up: molecules need about as many as they have atoms. */
const MOST_STEPS = 20_000;

/**
 * Whether two graphs are the same structure with the same colours, whatever their atom order and
 * Kekulé form: an isomorphism is searched for, atom by atom along the bonds, among atoms of one
 * refined colour. Null where the search was given up.
 */
export function matchGraphs(a: Coloured, b: Coloured): boolean | null {
  const n = a.graph.atomCount;
  if (n !== b.graph.atomCount || a.atoms.size !== b.atoms.size || a.bonds.size !== b.bonds.size)
    return false;
  let steps = 0;
  const found = placeAtoms(
    visitingOrder(a),
    b.graph,
    (atom, other, image) =>
      a.perception.refined[atom] === b.perception.refined[other] &&
      a.atoms.get(atom) === b.atoms.get(other) &&
      ++steps <= MOST_STEPS &&
      agrees(a, b, image, atom, other),
  );
  return found || (steps > MOST_STEPS ? null : false);
}

/**
 * Every bond to an atom placed already is a bond of the same kind and colour in the other graph.
 * Equal degrees follow from equal refined colours.
 */
function agrees(a: Coloured, b: Coloured, image: Int16Array, atom: number, other: number): boolean {
  for (let slot = atom * MAX_DEGREE, end = slot + a.graph.degree[atom]; slot < end; slot++) {
    const next = a.graph.neighbours[slot],
      there = image[next];
    if (there < 0) continue;
    let found = other * MAX_DEGREE;
    const last = found + b.graph.degree[other];
    while (found < last && b.graph.neighbours[found] !== there) found++;
    if (found === last || labelAt(a, slot) !== labelAt(b, found)) return false;
    if (a.bonds.size > 0 && a.bonds.get(bondKey(atom, next)) !== b.bonds.get(bondKey(other, there)))
      return false;
  }
  return true;
}

const labelAt = ({ graph, perception }: Coloured, slot: number): number =>
  bondLabel(graph, perception.aromaticBond, perception.bondRing, slot);

/** Key of a bond in `Coloured.bonds`. */
export const bondKey = (a: number, b: number): number => Math.min(a, b) * 256 + Math.max(a, b);

/**
 * The atoms so that each follows one it is bonded to; a part begins with a coloured atom, where the
 * fewest others could be meant.
 */
function visitingOrder({ graph, atoms }: Coloured): Visit[] {
  const order: Visit[] = [];
  const seen = new Uint8Array(graph.atomCount);
  const visit = (start: number): void => {
    if (seen[start]) return;
    seen[start] = 1;
    let head = order.push({ atom: start, from: -1 }) - 1;
    for (; head < order.length; head++) {
      const { atom } = order[head];
      for (let slot = atom * MAX_DEGREE, end = slot + graph.degree[atom]; slot < end; slot++) {
        const next = graph.neighbours[slot];
        if (seen[next]) continue;
        seen[next] = 1;
        order.push({ atom: next, from: atom });
      }
    }
  };
  for (const atom of atoms.keys()) visit(atom);
  for (let atom = 0; atom < graph.atomCount; atom++) visit(atom);
  return order;
}
