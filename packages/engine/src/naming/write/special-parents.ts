import type { NameBranch } from './build-body.ts';
import type { Molecule } from './molecule.ts';
import type { NameNode } from './name-tree.ts';

/** A parent with words of its own: urea, carbamates, phosphates. */
export interface SpecialParent { readonly rank: number; readonly center: number; readonly own: readonly number[]; readonly build: () => NameNode | null }

export function specialParents(_m: Molecule, _branch: NameBranch): { readonly best: SpecialParent | null; readonly owned: ReadonlySet<number> } {
  return { best: null, owned: new Set() };
}
