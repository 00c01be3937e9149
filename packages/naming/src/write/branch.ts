import { HALOGEN_NUMBERS } from '@elucida/spectra/chemistry/elements';
import { PREFIXES } from '../words/prefixes.ts';
import type { Words } from '../words/word.ts';
import { carbonBranch } from './branch-carbon.ts';
import { nitrogenBranch } from './branch-nitrogen.ts';
import { chalcogenBranch } from './branch-chalcogen.ts';
import { hydrideBranch } from './branch-hydride.ts';
import { ringBranch } from './branch-ring.ts';
import { inRing, type Molecule } from './molecule.ts';
import type { PrefixNode } from './name-tree.ts';

const HALO: Readonly<Record<number, Words>> = {
  9: PREFIXES.fluoro,
  17: PREFIXES.chloro,
  35: PREFIXES.bromo,
  53: PREFIXES.iodo,
};

/** Names what hangs on `from` by its atom `root` as a prefix; null when no rule covers it. */
export function branch(m: Molecule, root: number, from: number): PrefixNode | null {
  const key = root * 256 + from;
  const known = m.branches.get(key);
  if (known !== undefined) return known;
  const node = find(m, root, from);
  m.branches.set(key, node);
  return node;
}

function find(m: Molecule, root: number, from: number): PrefixNode | null {
  const element = m.graph.element[root];
  if (inRing(m, root)) return ringBranch(m, { root, from, branch });
  if (HALOGEN_NUMBERS.has(element) && m.graph.degree[root] === 1 && m.graph.charge[root] === 0)
    return { kind: 'word', words: HALO[element] };
  if (element === 6) return carbonBranch(m, { root, from, branch });
  if (element === 7) return nitrogenBranch(m, { root, from, branch });
  if (element === 8 || element === 16 || element === 34)
    return chalcogenBranch(m, { root, from, branch });
  return hydrideBranch(m, { root, from, branch });
}
