import { PREFIXES } from '../words/prefixes.ts';
import type { Words } from '../words/word.ts';
import { alkyl } from './branch-carbon.ts';
import { hydrideBranch } from './branch-hydride.ts';
import { isChainCarbon } from './chain-carbon.ts';
import type { BranchRequest } from './free-valence.ts';
import { chainOf, hydrideChainBranch } from './hydride-chains.ts';
import { inRing, order, type Molecule } from './molecule.ts';
import type { Body, PrefixNode } from './name-tree.ts';
import { word, wordBody, wordWith } from './word-body.ts';

const OXY: Words = PREFIXES.oxy;

/** Oxygen, sulfur or selenium outside rings as a prefix. */
export function chalcogenBranch(m: Molecule, request: BranchRequest): PrefixNode | null {
  const { root, from, branch } = request;
  const { element, charge, degree } = m.graph;
  const bond = order(m, root, from);
  const kind = element[root];
  const others = m.neighbours[root].filter((b) => b !== from);
  if (charge[root] !== 0)
    return charge[root] === -1 && degree[root] === 1 && kind === 8
      ? word(PREFIXES.oxido)
      : hydrideBranch(m, request);
  if (bond === 2)
    return others.length === 0
      ? word(
          kind === 8 ? PREFIXES.oxo : kind === 16 ? PREFIXES.sulfanylidene : PREFIXES.selanylidene,
        )
      : hydrideBranch(m, request);
  if (others.length === 0)
    return word(kind === 8 ? PREFIXES.hydroxy : kind === 16 ? PREFIXES.sulfanyl : PREFIXES.selanyl);
  if (others.length > 1)
    return kind === 16 ? sulfur(m, request, others) : hydrideBranch(m, request);
  const [y] = others;
  if (order(m, root, y) !== 1)
    return kind === 16 ? sulfur(m, request, others) : hydrideBranch(m, request);
  if (
    element[y] === 6 &&
    degree[y] === 2 &&
    !inRing(m, y) &&
    m.neighbours[y].some((n) => element[n] === 7 && degree[n] === 1 && order(m, y, n) === 3)
  ) {
    return word(
      kind === 8 ? PREFIXES.cyanato : kind === 16 ? PREFIXES.thiocyanato : PREFIXES.selenocyanato,
    );
  }
  if (kind === 8 && element[y] === 8 && charge[y] === 0) {
    const z = m.neighbours[y].find((b) => b !== root);
    if (z === undefined) return word(PREFIXES.hydroperoxy);
    const node = branch(m, z, y);
    return node && wordWith(PREFIXES.peroxy, [node]);
  }
  if (kind !== 8 && element[y] === kind && degree[y] <= 2) {
    const chain = chainOf(m, root, from);
    return chain && hydrideChainBranch(m, request, chain);
  }
  const node = branch(m, y, root);
  if (!node) return null;
  return kind === 8
    ? alkoxy(node)
    : wordWith(kind === 16 ? PREFIXES.sulfanyl : PREFIXES.selanyl, [node]);
}

/**
 * methoxy … butoxy, phenoxy, tert-butoxy and their substitution products (P-63.2.2.2); else
 * `(…yl)oxy`.
 */
function alkoxy(node: PrefixNode): PrefixNode {
  if (node.kind === 'word')
    return node.words === PREFIXES.tertButyl ? word(PREFIXES.tertButoxy) : wordWith(OXY, [node]);
  const { parent, ending, ene, yne } = node;
  const first =
    ending &&
    (ending.places === null || (ending.places.length === 1 && ending.places[0].number === 1));
  const isShort = parent.type === 'chain' && parent.length <= 4 && first;
  const isPhenyl = parent.type === 'ring' && parent.words[0] === 'benzene';
  if (
    ending?.words[0] === 'yl' &&
    ene.length + yne.length + node.ions.length === 0 &&
    (isShort || isPhenyl)
  )
    return { ...node, ending: { ...ending, words: OXY } } satisfies Body;
  return wordWith(OXY, [node]);
}

/** Sulfinyl and sulfonyl groups, with sulfo and sulfamoyl; other bonding numbers as λ-sulfanes. */
function sulfur(m: Molecule, request: BranchRequest, others: readonly number[]): PrefixNode | null {
  const { root, branch } = request;
  const { element, degree, hydrogens, charge } = m.graph;
  const oxo = others.filter((b) => element[b] === 8 && degree[b] === 1 && order(m, root, b) === 2);
  const rest = others.filter((b) => !oxo.includes(b));
  if (
    oxo.length === 0 ||
    oxo.length > 2 ||
    rest.length !== 1 ||
    hydrogens[root] > 0 ||
    order(m, root, rest[0]) !== 1
  )
    return hydrideBranch(m, request);
  const [y] = rest;
  const full = oxo.length === 2;
  if (element[y] === 8 && degree[y] === 1 && charge[y] === 0)
    return word(full ? PREFIXES.sulfo : PREFIXES.sulfino);
  const words = full ? PREFIXES.sulfonyl : PREFIXES.sulfinyl;
  if (
    full &&
    element[y] === 7 &&
    charge[y] === 0 &&
    !inRing(m, y) &&
    m.neighbours[y].every((b) => order(m, y, b) === 1 && element[b] !== 7)
  ) {
    return wordBody(m, { root: y, from: root, branch, words: PREFIXES.sulfamoyl });
  }
  const node =
    element[y] === 6 && !inRing(m, y) && isChainCarbon(m, y)
      ? alkyl(m, { root: y, from: root, branch })
      : branch(m, y, root);
  if (!node) return null;
  // From the hydride, as in methanesulfonyl (P-65.3.2.3).
  const hasHydride =
    node.kind === 'body' &&
    node.ending?.free === true &&
    node.ending.words[0] === 'yl' &&
    element[y] === 6;
  const label = m.atomLabels.get(root);
  if (!label)
    return hasHydride ? { ...node, ending: { ...node.ending!, words } } : wordWith(words, [node]);
  // The sulfur's own descriptor: [(S)-methanesulfinyl]benzene; next to those of the hydride it would
  // need a place.
  if (hasHydride && node.stereo.length === 0)
    return { ...node, ending: { ...node.ending!, words }, stereo: [{ place: null, label }] };
  return { ...wordWith(words, [node]), stereo: [{ place: null, label }] };
}
