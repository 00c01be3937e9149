import { multiplier } from '../words/numerals.ts';
import { hydrideOf } from '../words/hydrides.ts';
import type { Tongue } from '../words/word.ts';
import { buildBody } from './build-body.ts';
import { freeEnding, type BranchRequest } from './free-valence.ts';
import { bondSum, inRing, order, type Molecule } from './molecule.ts';
import type { PrefixNode } from './name-tree.ts';
import { numbered, type Place } from './place.ts';
import type { Skeleton } from './skeleton.ts';

/**
 * An unbranched chain of one heteroatom with its standard bonding number, through `start` without
 * `from`; null where it branches or is alone.
 */
export function chainOf(m: Molecule, start: number, from: number): number[] | null {
  const { element, charge } = m.graph;
  const hydride = hydrideOf(element[start]);
  if (!hydride) return null;
  const isMember = (a: number) =>
    element[a] === element[start] &&
    charge[a] === 0 &&
    !inRing(m, a) &&
    a !== from &&
    bondSum(m, a) === hydride.valence &&
    !isNitroso(m, a);
  if (!isMember(start)) return null;
  const chain = [start];
  for (const ends of [0, 1]) {
    for (;;) {
      const end = ends === 0 ? chain[chain.length - 1] : chain[0];
      const next = m.neighbours[end].filter((b) => isMember(b) && !chain.includes(b));
      if (next.length === 0) break;
      // At the start atom the second neighbour is the other arm.
      if (next.length > 1 && !(end === start && chain.length === 1 && next.length === 2))
        return null;
      if (ends === 0) chain.push(next[0]);
      else chain.unshift(next[0]);
    }
  }
  return chain.length > 1 ? chain : null;
}

const isNitroso = (m: Molecule, n: number): boolean =>
  m.graph.element[n] === 7 &&
  m.neighbours[n].some(
    (o) => m.graph.element[o] === 8 && m.graph.degree[o] === 1 && order(m, n, o) === 2,
  );

/** hydrazine, diazene, triazane, disulfane, disilane, diphosphane … with both numberings. */
export function hydrideChainSkeleton(
  m: Molecule,
  chain: readonly number[],
  onlyForward = false,
): Skeleton {
  const forward = new Map<number, Place>(),
    backward = new Map<number, Place>();
  chain.forEach((a, i) => {
    forward.set(a, numbered(i + 1));
    backward.set(a, numbered(chain.length - i));
  });
  return {
    parent: parentOf(m, chain),
    atoms: chain,
    numberings: onlyForward ? [forward] : [forward, backward],
    placeless: false,
    valence: 0,
    ring: null,
  };
}

function parentOf(m: Molecule, chain: readonly number[]): Skeleton['parent'] {
  const hydride = hydrideOf(m.graph.element[chain[0]])!;
  if (hydride.element === 7 && chain.length === 2) {
    return {
      type: 'word',
      words:
        order(m, chain[0], chain[1]) === 2
          ? ['diazene', 'diazeno', 'diazeno']
          : ['hydrazine', 'hidrazina', 'hidrazina'],
    };
  }
  // tetrazane: the multiplier's vowel goes before a.
  const name = (i: Tongue) => (multiplier(chain.length, i) + hydride.words[i]).replace('aa', 'a');
  return { type: 'ring', words: [name(0), name(1), name(2)], takesEne: true, cyclic: false };
}

/** hydrazinyl, diazenyl, disulfanyl … as a prefix; `root` is an end of the chain or within it. */
export function hydrideChainBranch(
  m: Molecule,
  { root, from, branch }: BranchRequest,
  chain: readonly number[],
): PrefixNode | null {
  const skeleton = hydrideChainSkeleton(m, chain);
  const ending = freeEnding(m, root, from);
  const isDiazenyl = skeleton.parent.type === 'word' && skeleton.parent.words[0] === 'diazene';
  const body = buildBody(m, {
    skeleton,
    free: { root, from },
    groups: [],
    ending: { words: ending, terminal: false },
    branch,
  })?.body;
  if (!body) return null;
  const isDisulfanyl = chain.length === 2 && [8, 16, 34, 52].includes(m.graph.element[root]);
  if (isDiazenyl || isDisulfanyl || body.prefixes.length === 0) {
    return {
      ...body,
      prefixes: body.prefixes.map(({ node }) => ({ place: null, node })),
      ending: body.ending && {
        ...body.ending,
        places: chain.length === 2 ? null : body.ending.places,
      },
    };
  }
  return body;
}
