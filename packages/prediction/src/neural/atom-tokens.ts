import { MAX_DEGREE, type MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';

/** Elements the network tells apart; any other is the one past the last. */
const ELEMENTS = [6, 7, 8, 16, 15, 9, 17, 35, 53, 14, 5, 34];
const MOST_HYDROGENS = 4;
const MOST_DEGREE = 4;
const MOST_MULTIPLE = 3;
const LARGEST_RING = 9;

/**
 * Values of each token, in order: element, charge, hydrogens, heavy neighbours, multiple bonds,
 * aromaticity, smallest ring.
 */
const SIZES = [
  ELEMENTS.length + 1,
  3,
  MOST_HYDROGENS + 1,
  MOST_DEGREE + 1,
  MOST_MULTIPLE + 1,
  2,
  LARGEST_RING + 1,
];
const STARTS = SIZES.map((_, token) => SIZES.slice(0, token).reduce((a, b) => a + b, 0));

/** Tokens an atom is described by. */
export const TOKENS = SIZES.length;
/** Rows of the embedding that the tokens choose from. */
export const TOKEN_ROWS = SIZES.reduce((a, b) => a + b, 0);
/**
 * Kinds of bonds: single, double, triple and aromatic, each outside and in rings of 3, 4, 5, 6 and
 * more atoms.
 */
export const BOND_KINDS = 24;

const MAX_ATOMS = 256;
const multiple = new Uint8Array(MAX_ATOMS);

/**
 * Writes the embedding rows of every atom to `out[atom * TOKENS + token]`. The Kekulé form does not
 * matter: double bonds of aromatic rings are not counted.
 */
export function atomTokens(graph: MolecularGraph, perception: Perception, out: Uint8Array): void {
  const { atomCount, charge, degree, element, hydrogens, orders } = graph;
  multiple.fill(0, 0, atomCount);
  for (let a = 0; a < atomCount; a++) {
    for (let slot = a * MAX_DEGREE, end = slot + degree[a]; slot < end; slot++)
      if (perception.aromaticBond[slot] === 0) multiple[a] += orders[slot] - 1;
    const known = ELEMENTS.indexOf(element[a]);
    const at = a * TOKENS;
    out[at] = STARTS[0] + (known < 0 ? ELEMENTS.length : known);
    out[at + 1] = STARTS[1] + (charge[a] < 0 ? 0 : charge[a] > 0 ? 2 : 1);
    out[at + 2] = STARTS[2] + Math.min(MOST_HYDROGENS, hydrogens[a]);
    out[at + 3] = STARTS[3] + Math.min(MOST_DEGREE, degree[a]);
    out[at + 4] = STARTS[4] + Math.min(MOST_MULTIPLE, multiple[a]);
    out[at + 5] = STARTS[5] + perception.aromatic[a];
    out[at + 6] = STARTS[6] + Math.min(LARGEST_RING, perception.smallestRing[a]);
  }
}

/** Kind of the bond in a slot, 0 … BOND_KINDS − 1. */
export function bondKind(graph: MolecularGraph, perception: Perception, slot: number): number {
  const order = perception.aromaticBond[slot] === 1 ? 3 : graph.orders[slot] - 1;
  const ring = perception.bondRing[slot];
  return order * 6 + (ring === 0 ? 0 : Math.min(5, ring - 2));
}
