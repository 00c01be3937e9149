import type { NameNode } from './name-tree.ts';

/**
 * A parent with words of its own: urea, carbamates, phosphates. `own`: its atoms, which form no
 * other group.
 */
export interface SpecialParent {
  readonly rank: number;
  readonly center: number;
  readonly own: readonly number[];
  readonly build: () => NameNode | null;
}
