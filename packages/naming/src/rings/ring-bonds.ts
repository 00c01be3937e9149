import { bondOrder, type MolecularGraph } from '@elucida/molecules/graph';
import { bondsOf, ringCount, subSkeleton, type Skeleton } from './skeleton.ts';

/**
 * What the bonds of a ring system without spiro atoms ask of its name; the codes grow with what
 * they ask.
 */
export const RING_BONDS = ['saturated', 'unsaturated', 'benzene', 'cumulated'] as const;
/**
 * No double bond; some; the three of benzene; or bonds that no mancude name can hold (triple bonds,
 * allenes).
 */
export type RingBonds = (typeof RING_BONDS)[number];

/** Part of a colour that is the code of the bonds. */
const CODE = 3;
/** Flag of a colour: the atom has a double bond that the name of a spiro component must state. */
export const HAS_DOUBLE_BOND = 4;

/**
 * Code of the bonds by atom: the highest code of the blocks the atom is in. Fused systems are named
 * alike whether saturated or not, so they only distinguish `unsaturated` and `cumulated`.
 */
export function ringBondColours(
  graph: MolecularGraph,
  {
    atoms,
    skeleton,
    blocks,
  }: { atoms: readonly number[]; skeleton: Skeleton; blocks: readonly (readonly number[])[] },
): number[] {
  const colours = atoms.map(() => 0);
  for (const block of blocks) {
    // Most systems are one block of all their atoms.
    const part = blocks.length === 1 ? skeleton : subSkeleton(skeleton, block);
    const orders = bondsOf(part).map(([a, b]) => ({
      a,
      b,
      order: bondOrder(graph, atoms[block[a]], atoms[block[b]]),
    }));
    const doubles = orders.filter(({ order }) => order === 2);
    const cumulated =
      orders.some(({ order }) => order === 3) ||
      part.elements.some(
        (element, atom) =>
          element === 6 && doubles.filter(({ a, b }) => a === atom || b === atom).length > 1,
      );
    const isBenzene =
      block.length === 6 && doubles.length === 3 && part.elements.every((element) => element === 6);
    const code = cumulated
      ? 3
      : ringCount(part) > 1
        ? 1
        : isBenzene
          ? 2
          : doubles.length > 0
            ? 1
            : 0;
    for (const atom of block)
      colours[atom] = Math.max(colours[atom] & CODE, code) | (colours[atom] & ~CODE);
    // In a spiro compound the double bonds of carbocycles and bridged parts are within the name.
    if (
      blocks.length > 1 &&
      (ringCount(part) > 1 || part.elements.every((element) => element === 6) || block.length > 10)
    ) {
      for (const { a, b } of doubles) {
        colours[block[a]] |= HAS_DOUBLE_BOND;
        colours[block[b]] |= HAS_DOUBLE_BOND;
      }
    }
  }
  return colours;
}

/**
 * The code of a block, from the codes of its atoms: an atom that two blocks share has the higher of
 * theirs.
 */
export function bondsOfBlock(block: readonly number[], colours: readonly number[]): RingBonds {
  return RING_BONDS[Math.min(...block.map((atom) => colours[atom] & CODE))];
}
