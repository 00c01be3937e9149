import { hydrideOf } from '../words/hydrides.ts';
import type { Tongue, Words } from '../words/word.ts';
import { buildBody } from './build-body.ts';
import { freeEnding, type BranchRequest } from './free-valence.ts';
import { hydrideIon } from './hydride-ion.ts';
import { order, type Molecule } from './molecule.ts';
import type { PrefixNode } from './name-tree.ts';
import { wordSkeleton } from './skeleton.ts';
import { phosphoryl } from './branch-phosphoryl.ts';
import { word } from './word-body.ts';

/**
 * Any other atom as a prefix from its mononuclear hydride: silyl, phosphanyl, λ6-sulfanyl,
 * azaniumyl.
 */
export function hydrideBranch(
  m: Molecule,
  { root, from, branch }: BranchRequest,
): PrefixNode | null {
  const hydride = hydrideOf(m.graph.element[root]);
  if (!hydride) return null;
  const special = m.graph.element[root] === 15 ? phosphoryl(m, { root, from, branch }) : null;
  if (special) return special;
  const ion = m.graph.charge[root] === 0 ? null : hydrideIon(m, root);
  if (m.graph.charge[root] !== 0 && !ion) return null;
  const ending = freeEnding(m, root, from);
  const add = [
    ['', '', ''],
    ['', '', ''],
    ['idene', 'ideno', 'ideno'],
    ['idyne', 'idino', 'idino'],
  ][order(m, root, from)];
  const text = (i: Tongue) =>
    ion ? ion.stem[i] + ion.radical[i] + add[i] : hydride.stem[i] + ending[i];
  const words: Words = [text(0), text(1), text(2)];
  const built = buildBody(m, {
    skeleton: wordSkeleton(words, root, ion ? 0 : hydride.valence, ion !== null),
    free: { root, from },
    groups: [],
    ending: null,
    branch,
  });
  if (!built) return null;
  return built.body.prefixes.length === 0 && built.body.lambda.length === 0
    ? word(words)
    : built.body;
}
