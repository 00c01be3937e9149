import { PREFIXES } from '../words/prefixes.ts';
import type { Words } from '../words/word.ts';
import type { Built } from './body-request.ts';
import { buildBody, compareKeys } from './build-body.ts';
import { hydrazinePartner } from './carbon-groups.ts';
import { isChainCarbon } from './chain-carbon.ts';
import { chainSkeleton, chainsThrough, pathsFrom, type Chain } from './chains.ts';
import { freeEnding, type BranchRequest } from './free-valence.ts';
import { inRing, order, type Molecule } from './molecule.ts';
import type { PrefixNode } from './name-tree.ts';
import { ringSkeleton } from './ring-skeleton.ts';
import { word, wordBody, wordWith } from './word-body.ts';

const OYL: Words = ['oyl', 'oil', 'oil'];

/** A carbon outside rings as a prefix: acyl groups, cyano, alkyl groups of any shape. */
export function carbonBranch(m: Molecule, request: BranchRequest): PrefixNode | null {
  const { root, from } = request;
  if (order(m, root, from) === 1) {
    const special = cyano(m, request) ?? acyl(m, request);
    if (special !== undefined) return special;
    if (isTertButyl(m, root, from)) return word(PREFIXES.tertButyl);
  }
  const node = alkyl(m, request);
  return node && benzyl(node);
}

/** benzyl and benzylidene, unsubstituted (P-29.6.2.1). */
function benzyl(node: PrefixNode): PrefixNode {
  if (
    node.kind === 'word' ||
    node.parent.type !== 'chain' ||
    node.parent.length !== 1 ||
    node.prefixes.length !== 1 ||
    node.stereo.length + node.ions.length > 0 ||
    !node.ending
  )
    return node;
  const [{ node: ring }] = node.prefixes;
  if (
    ring.kind === 'word' ||
    ring.parent.type !== 'ring' ||
    ring.parent.words[0] !== 'benzene' ||
    ring.prefixes.length > 0 ||
    ring.ending?.words[0] !== 'yl'
  )
    return node;
  return node.ending.words[0] === 'yl'
    ? word(PREFIXES.benzyl)
    : node.ending.words[0] === 'ylidene'
      ? word(PREFIXES.benzylidene)
      : node;
}

function cyano(m: Molecule, { root, from }: BranchRequest): PrefixNode | undefined {
  const { element, degree, charge } = m.graph;
  const n = m.neighbours[root].find((b) => b !== from);
  return n !== undefined &&
    degree[root] === 2 &&
    element[n] === 7 &&
    degree[n] === 1 &&
    charge[n] === 0 &&
    order(m, root, n) === 3
    ? word(PREFIXES.cyano)
    : undefined;
}

/**
 * The group's best chain through the root (P-46.1): longest, most multiple bonds, then numbering.
 */
export function alkyl(
  m: Molecule,
  { root, from, branch }: BranchRequest,
  words: Words = freeEnding(m, root, from),
): PrefixNode | null {
  return bestChain(
    m,
    chainsThrough(m, root, from, (a) => isChainCarbon(m, a)),
    (chain) =>
      buildBody(m, {
        skeleton: chainSkeleton(chain),
        free: { root, from },
        groups: [],
        ending: { words, terminal: false },
        branch,
      }),
  );
}

/**
 * Of chains of one length: the most multiple bonds, then the most double bonds (P-44.3), then the
 * lowest key.
 */
export function bestChain(
  m: Molecule,
  chains: readonly Chain[],
  build: (chain: Chain) => Built | null,
): PrefixNode | null {
  let most: number[] = [];
  let best: Built | null = null;
  const scored = chains
    .map((chain) => ({ chain, score: bondScore(m, chain) }))
    .sort((a, b) => b.score - a.score);
  for (const { chain, score } of scored) {
    if (most.length > 0 && score < most[0]) break;
    const built = build(chain);
    if (!built) continue;
    most = [score];
    if (!best || compareKeys(built.key, best.key) < 0) best = built;
  }
  return best?.body ?? null;
}

export function bondScore(m: Molecule, chain: Chain): number {
  let multiple = 0,
    double = 0;
  for (let i = 1; i < chain.length; i++) {
    const bond = order(m, chain[i - 1], chain[i]);
    if (bond > 1) multiple++;
    if (bond === 2) double++;
  }
  return multiple * 100 + double;
}

function isTertButyl(m: Molecule, root: number, from: number): boolean {
  const { element, degree } = m.graph;
  return (
    degree[root] === 4 &&
    m.neighbours[root].every((b) => b === from || (element[b] === 6 && degree[b] === 1))
  );
}

/** Acyl groups C(=O)–, C(=S)–, C(=N)–; undefined where the carbon is none. */
function acyl(m: Molecule, request: BranchRequest): PrefixNode | null | undefined {
  const { root, from, branch } = request;
  const { element, degree, hydrogens } = m.graph;
  const double = m.neighbours[root].filter((b) => b !== from && order(m, root, b) === 2);
  if (double.length !== 1) return undefined;
  const [x] = double;
  if (m.graph.charge[x] !== 0) return undefined;
  const y = m.neighbours[root].find((b) => b !== from && b !== x);
  if (element[x] === 7)
    return y !== undefined && isPlainAmine(m, y) && hydrogens[y] === 2 && degree[x] === 1
      ? word(PREFIXES.carbamimidoyl)
      : undefined;
  if ((element[x] !== 8 && element[x] !== 16) || degree[x] !== 1) return undefined;
  const isOxo = element[x] === 8;
  if (y === undefined) return isOxo ? word(PREFIXES.formyl) : wordWithThio([]);
  if (element[y] === 8 && isOxo && degree[y] === 1 && hydrogens[y] === 1)
    return word(PREFIXES.carboxy);
  if (isPlainAmine(m, y))
    return wordBody(m, {
      root: y,
      from: root,
      branch,
      words: isOxo ? PREFIXES.carbamoyl : PREFIXES.carbamothioyl,
    });
  if (inRing(m, y))
    return ringAcyl(m, request, {
      y,
      own: x,
      words: isOxo ? PREFIXES.carbonyl : ['carbothioyl', 'carbotioil', 'karbotioil'],
    });
  if (element[y] === 6 && isChainCarbon(m, y)) {
    const chains = longest(
      pathsFrom(m, { start: root, from, allowed: (a) => isChainCarbon(m, a) }),
    );
    const words: Words = isOxo ? OYL : ['thioyl', 'tioil', 'tioil'];
    return bestChain(m, chains, (chain) =>
      buildBody(m, {
        skeleton: chainSkeleton(chain, true),
        free: { root, from },
        groups: [],
        ending: { words, terminal: true },
        elsewhere: [x],
        branch,
      }),
    );
  }
  const node = branch(m, y, root);
  return node && (isOxo ? wordWith(PREFIXES.carbonyl, [node]) : wordWithThio([node]));
}

const wordWithThio = (nodes: PrefixNode[]) =>
  nodes.length === 0
    ? word(['methanethioyl', 'metanotioil', 'metanotioil'])
    : wordWith(PREFIXES.carbonothioyl, nodes);

export function longest(chains: readonly number[][]): number[][] {
  const most = Math.max(...chains.map(({ length }) => length));
  return chains.filter(({ length }) => length === most);
}

/** A nitrogen outside rings with single bonds only, not in a hydrazine. */
function isPlainAmine(m: Molecule, n: number): boolean {
  return (
    m.graph.element[n] === 7 &&
    m.graph.charge[n] === 0 &&
    !inRing(m, n) &&
    m.neighbours[n].every((b) => order(m, n, b) === 1) &&
    hydrazinePartner(m, n) < 0
  );
}

/** cyclohexanecarbonyl, piperidine-1-carbonyl, benzoyl. */
function ringAcyl(
  m: Molecule,
  { root, branch }: BranchRequest,
  { y, words }: { y: number; own: number; words: Words },
): PrefixNode | null {
  const skeleton = ringSkeleton(m, m.system[y]);
  if (!skeleton) return null;
  return (
    buildBody(m, {
      skeleton,
      free: { root: y, from: root },
      groups: [],
      ending: { words, terminal: false },
      branch,
    })?.body ?? null
  );
}
