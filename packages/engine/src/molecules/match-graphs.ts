import { MAX_DEGREE, type MolecularGraph } from './graph.ts';
import type { Perception } from './perception.ts';
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
 * Kekulé form: an isomorphism is searched for, atom by
 * atom along the bonds, among atoms of one refined colour. Null where the search was given up.
 */
export function matchGraphs(a: Coloured, b: Coloured): boolean | null {
  const n = a.graph.atomCount;
  if (n !== b.graph.atomCount || a.atoms.size !== b.atoms.size || a.bonds.size !== b.bonds.size)
    return false;
  const order = visitingOrder(a);
  const image = new Int16Array(n).fill(-1),
    used = new Uint8Array(n);
  let steps = 0;
  const place = (at: number): boolean => {
    if (at === n) return true;
    const { atom, from } = order[at];
    if (from < 0) {
      for (let other = 0; other < n; other++) if (fits(atom, other, at)) return true;
      return false;
    }
    const start = image[from] * MAX_DEGREE,
      end = start + b.graph.degree[image[from]];
    for (let slot = start; slot < end; slot++)
      if (fits(atom, b.graph.neighbours[slot], at)) return true;
    return false;
  };
  const fits = (atom: number, other: number, at: number): boolean => {
    if (
      used[other] ||
      a.perception.refined[atom] !== b.perception.refined[other] ||
      a.atoms.get(atom) !== b.atoms.get(other)
    )
      return false;
    if (++steps > MOST_STEPS || !agrees(a, b, image, atom, other)) return false;
    image[atom] = other;
    used[other] = 1;
    if (place(at + 1)) return true;
    image[atom] = -1;
    used[other] = 0;
    return false;
  };
  return place(0) || (steps > MOST_STEPS ? null : false);
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
function visitingOrder({ graph, atoms }: Coloured): { atom: number; from: number }[] {
  const order: { atom: number; from: number }[] = [];
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
