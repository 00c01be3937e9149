import type { MolecularGraph } from '@elucida/molecules/graph';
import type { Perception } from '@elucida/molecules/perception';
import { blocksOf } from './blocks.ts';
import { describeParent, knownParent, type KnownParent } from './describe-parent.ts';
import { nameSkeleton } from './name-skeleton.ts';
import type { RingParent } from './parent-types.ts';
import { ringBondColours } from './ring-bonds.ts';
import { skeletonOf, subSkeleton } from './skeleton.ts';
import { skeletonOrder } from './skeleton-order.ts';

export type { IndicatedHydrogen, RingParent } from './parent-types.ts';

/**
 * The parent name of one ring system: `ringAtoms` are the atoms of rings connected with each other
 * by fusion, bridges or spiro atoms.
 * The bond orders of the graph decide between saturated and mancude names. Null when no rule covers
 * the system.
 */
export function ringParent(
  graph: MolecularGraph,
  perception: Perception,
  ringAtoms: readonly number[],
): RingParent | null {
  const skeleton = skeletonOf(graph, perception.ringBond, ringAtoms);
  const colours = ringBondColours(graph, {
    atoms: ringAtoms,
    skeleton,
    blocks: blocksOf(skeleton),
  });
  const { order, key } = skeletonOrder(skeleton, colours);
  if (order.length !== ringAtoms.length) return null;
  let known = MEMORY.get(key);
  if (known === undefined) {
    const ordered = subSkeleton(skeleton, order);
    const parent = nameSkeleton(
      ordered,
      order.map((a) => colours[a]),
    );
    known = parent && parent.numberings.length > 0 ? knownParent(parent, ordered) : null;
    if (MEMORY.size >= MAX_REMEMBERED) MEMORY.clear();
    MEMORY.set(key, known);
  }
  return (
    known &&
    describeParent(
      known,
      order.map((a) => ringAtoms[a]),
    )
  );
}

/**
 * Names by skeleton: the same ring systems come again and again. Bounded, because the keys come
 * from users.
 */
const MEMORY = new Map<string, KnownParent | null>();
const MAX_REMEMBERED = 20_000;

/**
 * Positive when `a` is the senior ring system, negative when `b` is, 0 when P-44.2 does not tell.
 */
export function compareSeniority(a: RingParent, b: RingParent): number {
  for (let i = 0; i < Math.max(a.seniority.length, b.seniority.length); i++) {
    const difference = (a.seniority[i] ?? 0) - (b.seniority[i] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
