import { buildBody } from './build-body.ts';
import { freeEnding, type BranchRequest } from './free-valence.ts';
import type { Molecule } from './molecule.ts';
import type { PrefixNode } from './name-tree.ts';
import { ringSkeleton } from './ring-skeleton.ts';

/** A ring system as a prefix: phenyl, pyridin-2-yl, cyclohexylidene. */
export function ringBranch(m: Molecule, { root, from, branch }: BranchRequest): PrefixNode | null {
  const skeleton = ringSkeleton(m, m.system[root]);
  if (!skeleton) return null;
  return (
    buildBody(m, {
      skeleton,
      free: { root, from },
      groups: [],
      ending: { words: freeEnding(m, root, from), terminal: false },
      branch,
    })?.body ?? null
  );
}
