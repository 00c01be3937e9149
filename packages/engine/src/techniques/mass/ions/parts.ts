import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Molecule } from '@elucida/molecules/molecule';
import { hasAtom, massOf, reached, type AtomSet } from './atom-sets.ts';

/** A bond that breaks, from the atom that stays to the atom that leaves. */
export interface BrokenBond {
  readonly kept: number;
  readonly lost: number;
}

/** Connected atoms of the molecule, and the single bonds that break to set them free. */
export interface Part {
  readonly atoms: AtomSet;
  /** Nominal mass with its hydrogens, Da. */
  readonly mass: number;
  readonly broken: readonly BrokenBond[];
  /** Whether two of the bonds are of one ring. */
  readonly ofRing: boolean;
}

/** Above these numbers of bonds the pairs are too many and mean too little. */
const MOST_CHAIN_BONDS = 30,
  MOST_RING_BONDS = 18;

/** The two sides of each single bond outside rings. */
export function chainParts({ graph, perception }: Molecule): Part[] {
  const parts = singleBonds(graph, (slot) => perception.ringBond[slot] === 0).flatMap(([a, b]) =>
    [
      { kept: a, lost: b },
      { kept: b, lost: a },
    ].map((broken): Part => {
      const atoms = reached(
        graph,
        broken.kept,
        (atom, slot) => atom !== broken.kept || graph.neighbours[slot] !== broken.lost,
      );
      return { atoms, mass: massOf(graph, atoms), broken: [broken], ofRing: false };
    }),
  );
  return parts.length > 2 * MOST_CHAIN_BONDS ? [] : parts;
}

/** The two sides of each pair of single ring bonds that parts the molecule. */
export function ringParts({ graph, perception }: Molecule): Part[] {
  const bonds = singleBonds(
    graph,
    (slot) => perception.ringBond[slot] === 1 && perception.aromaticBond[slot] === 0,
  );
  if (bonds.length > MOST_RING_BONDS) return [];
  return bonds.flatMap((first, i) =>
    bonds.slice(i + 1).flatMap((second): Part[] => {
      const sides = [first[0], first[1]].map((start) =>
        reached(graph, start, (atom, slot) =>
          [first, second].every((bond) => !joins(bond, atom, graph.neighbours[slot])),
        ),
      );
      if (sides[0] === sides[1]) return [];
      return sides.map((atoms): Part => ({
        atoms,
        mass: massOf(graph, atoms),
        broken: [first, second].map(([a, b]) =>
          hasAtom(atoms, a) ? { kept: a, lost: b } : { kept: b, lost: a },
        ),
        ofRing: true,
      }));
    }),
  );
}

/** The parts that two of the given leave in common: one more bond breaks in each. */
export function cutAgain(graph: MolecularGraph, parts: readonly Part[], again: readonly Part[]) {
  const found = new Map<AtomSet, Part>();
  for (const part of parts) {
    for (const { atoms: side, broken } of again) {
      const [bond] = broken;
      const keeps =
        hasAtom(part.atoms, bond.lost) && part.broken.every(({ kept }) => hasAtom(side, kept));
      if (!keeps || !hasAtom(part.atoms, bond.kept)) continue;
      const atoms = part.atoms & side;
      if (atoms === 0n || found.has(atoms)) continue;
      found.set(atoms, {
        atoms,
        mass: massOf(graph, atoms),
        broken: [...part.broken, bond],
        ofRing: part.ofRing,
      });
    }
  }
  return [...found.values()];
}

const joins = ([a, b]: readonly [number, number], p: number, q: number): boolean =>
  (a === p && b === q) || (a === q && b === p);

function singleBonds(
  graph: MolecularGraph,
  counts: (slot: number) => boolean,
): (readonly [number, number])[] {
  const bonds: (readonly [number, number])[] = [];
  for (let a = 0; a < graph.atomCount; a++)
    for (let slot = a * MAX_DEGREE, end = slot + graph.degree[a]; slot < end; slot++)
      if (a < graph.neighbours[slot] && graph.orders[slot] === 1 && counts(slot))
        bonds.push([a, graph.neighbours[slot]]);
  return bonds;
}
