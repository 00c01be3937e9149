import { PREFIXES } from '../words/prefixes.ts';
import type { BranchRequest } from './free-valence.ts';
import { order, type Molecule } from './molecule.ts';
import type { PrefixNode } from './name-tree.ts';
import { word, wordBody } from './word-body.ts';

/**
 * P(=O) and P(=S) groups as prefixes (P-67.1.4): phosphono, dimethoxyphosphoryl,
 * diphenylphosphorothioyl; null where the atom is none.
 */
export function phosphoryl(m: Molecule, { root, from, branch }: BranchRequest): PrefixNode | null {
  const { element, degree, hydrogens, charge } = m.graph;
  if (charge[root] !== 0 || order(m, root, from) !== 1) return null;
  const others = m.neighbours[root].filter((b) => b !== from);
  const double = others.filter((b) => order(m, root, b) === 2);
  if (
    double.length !== 1 ||
    degree[double[0]] !== 1 ||
    others.length + hydrogens[root] !== 3 ||
    hydrogens[root] > 0 ||
    others.some((b) => b !== double[0] && order(m, root, b) !== 1)
  )
    return null;
  const isOxo = element[double[0]] === 8;
  if (!isOxo && element[double[0]] !== 16) return null;
  if (
    isOxo &&
    others.every(
      (b) => b === double[0] || (element[b] === 8 && degree[b] === 1 && hydrogens[b] === 1),
    )
  )
    return word(PREFIXES.phosphono);
  return wordBody(m, {
    root,
    from,
    branch,
    words: isOxo ? PREFIXES.phosphoryl : PREFIXES.phosphorothioyl,
    own: double,
  });
}
