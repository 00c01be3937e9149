import { hydrideOf } from '../words/hydrides.ts';
import type { Words } from '../words/word.ts';
import { buildBody } from './build-body.ts';
import { freeEnding, type BranchRequest } from './free-valence.ts';
import type { Molecule } from './molecule.ts';
import type { PrefixNode } from './name-tree.ts';
import { wordSkeleton } from './skeleton.ts';
import { word } from './word-body.ts';

/** Any other atom as a prefix from its mononuclear hydride: silyl, phosphanyl, λ6-sulfanyl. */
export function hydrideBranch(m: Molecule, { root, from, branch }: BranchRequest): PrefixNode | null {
  const hydride = hydrideOf(m.graph.element[root]);
  if (!hydride || m.graph.charge[root] !== 0) return null;
  const ending = freeEnding(m, root, from);
  const words: Words = [hydride.stem[0] + ending[0], hydride.stem[1] + ending[1], hydride.stem[2] + ending[2]];
  const built = buildBody(m, { skeleton: wordSkeleton(words, root, hydride.valence), free: { root, from }, groups: [], ending: null, branch });
  if (!built) return null;
  return built.body.prefixes.length === 0 && built.body.lambda.length === 0 ? word(words) : built.body;
}
