import { MAX_DEGREE } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';

/** Parts smaller than this say nothing, atoms. */
const LEAST_ATOMS = 3;
/** Steps before the search keeps the best so far: molecules of 14 atoms rarely need a tenth of them. */
const MOST_STEPS = 30_000;

/**
 * The largest connected part of `drawn` that `answer` has too: atoms of the same element with the same
 * hydrogens and the same kind of bonds, joined in the same way. 0-based atoms of `drawn`, in order; empty
 * where it has fewer than three.
 */
export function commonPart(drawn: Molecule, answer: Molecule): number[] {
  let best: readonly number[] = [];
  let steps = 0;
  const image = new Map<number, number>();
  const taken = new Set<number>();

  const grow = (border: readonly (readonly [number, number])[]) => {
    if (image.size > best.length) best = [...image.keys()];
    if (++steps > MOST_STEPS || best.length === drawn.graph.atomCount) return;
    const next = border.find(([a, b]) => !image.has(a) && !taken.has(b) && fits(a, b));
    if (next === undefined) return;
    const [a, b] = next;
    image.set(a, b);
    taken.add(b);
    grow([...border, ...pairsAround(a, b)]);
    image.delete(a);
    taken.delete(b);
    // Without this pair: another partner of the same atom may lead farther.
    grow(border.filter((pair) => pair !== next));
  };
  const fits = (a: number, b: number) =>
    alike(drawn, a, answer, b) &&
    [...image].every(([c, d]) => bondBetween(drawn, a, c) === bondBetween(answer, b, d));
  const pairsAround = (a: number, b: number) =>
    neighbours(drawn, a).flatMap((c) => neighbours(answer, b).map((d) => [c, d] as const));

  for (let a = 0; a < drawn.graph.atomCount; a++)
    for (let b = 0; b < answer.graph.atomCount; b++) if (alike(drawn, a, answer, b)) grow([[a, b]]);
  return best.length < LEAST_ATOMS ? [] : [...best].sort((a, b) => a - b);
}

const alike = (one: Molecule, a: number, other: Molecule, b: number): boolean =>
  one.graph.element[a] === other.graph.element[b] &&
  one.graph.hydrogens[a] === other.graph.hydrogens[b] &&
  one.graph.charge[a] === other.graph.charge[b] &&
  one.perception.aromatic[a] === other.perception.aromatic[b] &&
  highestOrder(one, a) === highestOrder(other, b);

/** A carbonyl carbon is not like one with four neighbours. */
const highestOrder = ({ graph }: Molecule, atom: number): number =>
  Math.max(0, ...graph.orders.subarray(atom * MAX_DEGREE, atom * MAX_DEGREE + graph.degree[atom]));

function neighbours({ graph }: Molecule, atom: number): number[] {
  const start = atom * MAX_DEGREE;
  return [...graph.neighbours.subarray(start, start + graph.degree[atom])];
}

/** Order of the bond, 4 for an aromatic one, 0 for none. */
function bondBetween({ graph, perception }: Molecule, a: number, b: number): number {
  for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++)
    if (graph.neighbours[slot] === b) return perception.aromaticBond[slot] ? 4 : graph.orders[slot];
  return 0;
}
