import type { Locant } from '../locant.ts';
import type { Skeleton } from '../skeleton.ts';

/** A ring name read: its skeleton, the locant of each atom, where it implies double bonds, and atoms that the name itself saturates. */
export interface NamedSkeleton {
  readonly skeleton: Skeleton;
  readonly locants: readonly Locant[];
  readonly mancude: readonly boolean[];
  readonly saturated: readonly number[];
}

export function uniform(skeleton: Skeleton, locants: readonly Locant[], mancude: boolean): NamedSkeleton {
  return { skeleton, locants, mancude: skeleton.elements.map(() => mancude), saturated: [] };
}
