import { blocksOf } from './blocks.ts';
import { fusedParent } from './fused/fused-parent.ts';
import { monocycleParent } from './monocycle-parent.ts';
import { bondsOfBlock } from './ring-bonds.ts';
import { ringCount, type Skeleton } from './skeleton.ts';
import type { SkeletonParent } from './skeleton-parent.ts';
import { alicyclicSpiroParent } from './spiro/alicyclic-spiro.ts';
import { componentSpiroParent } from './spiro/component-spiro.ts';
import { vonBaeyerParent } from './von-baeyer/von-baeyer-parent.ts';

/**
 * The parent name of a ring system given as a skeleton and the codes of its bonds by atom
 * (`ringBondColours`).
 */
export function nameSkeleton(
  skeleton: Skeleton,
  colours: readonly number[],
): SkeletonParent | null {
  const blocks = blocksOf(skeleton);
  if (blocks.length === 1) return nameBlock(skeleton, colours);
  return (
    alicyclicSpiroParent(skeleton, blocks) ??
    componentSpiroParent({ skeleton, colours, blocks }, nameBlock)
  );
}

/** The parent name of a ring system without spiro atoms. */
export function nameBlock(skeleton: Skeleton, colours: readonly number[]): SkeletonParent | null {
  const bonds = bondsOfBlock(
    skeleton.elements.map((_, atom) => atom),
    colours,
  );
  if (ringCount(skeleton) === 1) return monocycleParent(skeleton, bonds);
  return (bonds === 'cumulated' ? null : fusedParent(skeleton)) ?? vonBaeyerParent(skeleton);
}
