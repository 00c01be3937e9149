import type { Locant } from '../locant.ts';
import type { Skeleton } from '../skeleton.ts';

/**
 * A ring name read: its skeleton, the locant of each atom, where it implies double bonds, and atoms
 * that the name itself saturates.
 */
export interface NamedSkeleton {
  readonly skeleton: Skeleton;
  readonly locants: readonly Locant[];
  readonly mancude: readonly boolean[];
  readonly saturated: readonly number[];
  /** Double bonds that the name states itself (`cyclohex-2-ene` as a spiro component). */
  readonly doubleBonds?: readonly (readonly [number, number])[];
}

export function uniform(
  skeleton: Skeleton,
  locants: readonly Locant[],
  mancude: boolean,
): NamedSkeleton {
  return { skeleton, locants, mancude: skeleton.elements.map(() => mancude), saturated: [] };
}
