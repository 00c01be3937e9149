import { HALIDE_WORDS } from '../words/functional.ts';
import type { Words } from '../words/word.ts';
import { PREFIXES } from '../words/prefixes.ts';
import { SUFFIXES } from '../words/suffixes.ts';
import { nameAnhydride } from './anhydride.ts';
import { branch } from './branch.ts';
import { bondScore, longest } from './branch-carbon.ts';
import type { Built } from './body-request.ts';
import { buildBody, compareKeys } from './build-body.ts';
import { isChainCarbon } from './chain-carbon.ts';
import { chainSkeleton, wholeChains } from './chains.ts';
import type { CharacteristicGroup } from './characteristic-group.ts';
import { findGroups } from './find-groups.ts';
import { parentHydrides } from './parent-hydrides.ts';
import type { Molecule } from './molecule.ts';
import { parentOfSystem } from './molecule.ts';
import type { Body, EsterWord, NameNode } from './name-tree.ts';
import { lettered, numbered, placeText, type Place } from './place.ts';
import { compareSeniority } from '../rings/ring-parent.ts';
import { ringSkeleton } from './ring-skeleton.ts';
import type { Skeleton } from './skeleton.ts';
import { nameBySpecialParent, specialParents } from './special-parents.ts';

/** A parent that the name could have. */
interface Candidate {
  readonly skeleton: Skeleton;
  readonly groups: readonly CharacteristicGroup[];
  /** True where the groups end the chain with their own carbon. */
  readonly terminal: boolean;
  /** Seniority by P-44.1.2 and P-44.3: compared from the front, the lower first. */
  readonly score: readonly number[];
}

/**
 * The systematic name of a connected, uncharged constitution as a tree; null when no rule covers
 * it.
 */
export function nameConnected(m: Molecule): NameNode | null {
  const special = specialParents(m);
  const groups = findGroups(m, special.owned);
  const rank = groups.reduce(
    (least, { suffix }) => Math.min(least, SUFFIXES[suffix].rank),
    Infinity,
  );
  if (rank === SUFFIXES.ester.rank) {
    const anhydride = nameAnhydride(m, nameConnected);
    if (anhydride) return anhydride;
  }
  const bySpecial = nameBySpecialParent(special, rank);
  if (bySpecial) return bySpecial;
  const principal = groups.filter(({ suffix }) => SUFFIXES[suffix].rank === rank);
  const best = bestOf(m, candidates(m, principal), principal);
  if (best) return best;
  return principal.length > 0 ? bestOf(m, candidates(m, []), []) : null;
}

function bestOf(
  m: Molecule,
  all: readonly Candidate[],
  principal: readonly CharacteristicGroup[],
): NameNode | null {
  const sorted = [...all].sort((a, b) => compareKeys([a.score], [b.score]) || compareRings(a, b));
  let chosen: { candidate: Candidate; built: Built } | null = null;
  for (const candidate of sorted) {
    if (
      chosen &&
      (compareKeys([candidate.score], [chosen.candidate.score]) !== 0 ||
        compareRings(candidate, chosen.candidate) !== 0)
    )
      break;
    const built = build(m, candidate, principal);
    if (built && (!chosen || compareKeys(built.key, chosen.built.key) < 0))
      chosen = { candidate, built };
  }
  return chosen && finish(m, chosen.candidate, chosen.built);
}

const compareRings = (a: Candidate, b: Candidate): number =>
  a.skeleton.ring && b.skeleton.ring ? compareSeniority(b.skeleton.ring, a.skeleton.ring) : 0;

function build(
  m: Molecule,
  { skeleton, groups, terminal }: Candidate,
  principal: readonly CharacteristicGroup[],
): Built | null {
  const suffix = principal.length > 0 ? SUFFIXES[principal[0].suffix] : null;
  const isIon = principal.length > 0 && principal[0].suffix === 'ringIon';
  const words = suffix && !isIon ? (terminal ? suffix.chain : suffix.ring) : null;
  if (suffix && !words && !isIon) return null;
  const elsewhere = groups.flatMap(({ organyl }) => organyl.map(({ root }) => root));
  return buildBody(m, {
    skeleton,
    groups,
    ending: words ? { words, terminal } : null,
    elsewhere,
    branch,
  });
}

/** Every parent that carries as many principal groups as any other. */
function candidates(m: Molecule, principal: readonly CharacteristicGroup[]): Candidate[] {
  const found: Candidate[] = [];
  const hasOwnCarbon = principal.length > 0 && principal[0].carbon >= 0;
  const on = (skeleton: Skeleton) =>
    principal.filter(({ at }) => at.some((a) => skeleton.atoms.includes(a)));
  const add = (
    skeleton: Skeleton,
    groups: readonly CharacteristicGroup[],
    options: { terminal: boolean; kind: number; rest: readonly number[] },
  ) => {
    if (principal.length > 0 && groups.length === 0) return;
    found.push({
      skeleton,
      groups,
      terminal: options.terminal,
      score: [-groups.length, options.kind, ...options.rest],
    });
  };
  m.systems.forEach((_, system) => {
    if (!parentOfSystem(m, system)) return;
    const skeleton = ringSkeleton(m, system)!;
    add(skeleton, on(skeleton), { terminal: false, kind: CARBON, rest: [0] });
  });
  for (const { skeleton, rank } of parentHydrides(m))
    add(skeleton, on(skeleton), { terminal: false, kind: rank, rest: [1, -skeleton.atoms.length] });
  const carbons = new Set(principal.map(({ carbon }) => carbon));
  const chainRest = (chain: readonly number[]) => [1, -chain.length, -bondScore(m, chain)];
  if (hasOwnCarbon && SUFFIXES[principal[0].suffix].chain) {
    for (const chain of bestChains(
      wholeChains(m, (a) => carbons.has(a) || isChainCarbon(m, a)),
      (chain) => principal.filter(({ carbon }) => chain.includes(carbon)).length,
    )) {
      add(
        chainSkeleton(chain),
        principal.filter(({ carbon }) => chain.includes(carbon)),
        { terminal: true, kind: CARBON, rest: chainRest(chain) },
      );
    }
  }
  const side = bestChains(
    wholeChains(m, (a) => !carbons.has(a) && isChainCarbon(m, a)),
    (chain) => principal.filter(({ at }) => at.some((a) => chain.includes(a))).length,
  );
  for (const chain of side) {
    const skeleton = chainSkeleton(chain);
    const groups = on(skeleton);
    // A chain that can hold the carbon of the groups does so, unless more groups hang next to it.
    if (hasOwnCarbon && groups.length < 3) continue;
    add(skeleton, groups, { terminal: false, kind: CARBON, rest: chainRest(chain) });
  }
  return found;
}
const CARBON = 50;

/** Chains with the most groups; of these the longest. */
function bestChains(
  chains: readonly number[][],
  count: (chain: readonly number[]) => number,
): number[][] {
  if (chains.length === 0) return [];
  const counted = chains.map((chain) => ({ chain, groups: count(chain) }));
  const most = Math.max(...counted.map(({ groups }) => groups));
  return longest(counted.filter(({ groups }) => groups === most).map(({ chain }) => chain));
}

/** Puts the words of acids, esters, halides and N-oxides round the body. */
function finish(m: Molecule, candidate: Candidate, built: Built): NameNode | null {
  const oxides: Place[] = [];
  for (const group of candidate.groups) {
    if (group.oxide === undefined) continue;
    const at =
      candidate.groups.length > 1
        ? built.places.get(group.at.find((a) => built.places.has(a)) ?? -1)
        : undefined;
    oxides.push(lettered('N', 0, at?.number ?? 0));
  }
  const { body, places } = takeRingOxides(m, built);
  const node = withWords(m, candidate, { ...built, body });
  const all = [...oxides, ...places];
  return node && (all.length === 0 ? node : { form: 'oxide', of: node, places: all, chalcogen: 8 });
}

const CHALCOGENS: readonly (readonly [Words, 8 | 16 | 34])[] = [
  [PREFIXES.oxo, 8],
  [PREFIXES.sulfanylidene, 16],
  [PREFIXES.selanylidene, 34],
];

/** Phosphane oxides, sulfides and selenides as such (P-74.2.1.4), instead of oxo-λ5-phosphanes. */
function phosphaneOxide(body: Body): NameNode | null {
  if (
    body.parent.type !== 'word' ||
    body.parent.words[0] !== 'phosphane' ||
    body.ending ||
    body.lambda.length !== 1 ||
    body.lambda[0].bonds !== 5
  )
    return null;
  for (const [words, chalcogen] of CHALCOGENS) {
    const found = body.prefixes.filter(({ node }) => node.kind === 'word' && node.words === words);
    if (found.length !== 1) continue;
    return {
      form: 'oxide',
      of: {
        form: 'body',
        body: {
          ...body,
          lambda: [],
          prefixes: body.prefixes.filter((prefix) => prefix !== found[0]),
        },
      },
      places: [],
      chalcogen,
    };
  }
  return null;
}

/** `1-oxidopyridin-1-ium` as the main part is pyridine 1-oxide. */
function takeRingOxides(
  m: Molecule,
  { body, places: numbering }: Built,
): { body: Body; places: readonly Place[] } {
  for (const [a] of numbering)
    if (m.graph.charge[a] === 1 && m.graph.element[a] !== 7) return { body, places: [] };
  const isOxido = ({ node }: Body['prefixes'][number]) =>
    node.kind === 'word' && node.words === PREFIXES.oxido;
  const places = body.prefixes.flatMap((prefix) =>
    isOxido(prefix) && prefix.place ? [prefix.place] : [],
  );
  const ions = new Set(body.ions.map(({ place }) => place && placeText(place)));
  if (
    places.length === 0 ||
    places.length !== body.ions.length ||
    !places.every((place) => ions.has(placeText(place)))
  )
    return { body, places: [] };
  return {
    body: { ...body, ions: [], prefixes: body.prefixes.filter((prefix) => !isOxido(prefix)) },
    places,
  };
}

function withWords(
  m: Molecule,
  { groups, terminal }: Candidate,
  { body, places }: Built,
): NameNode | null {
  if (groups.length === 0) return phosphaneOxide(body) ?? { form: 'body', body };
  const suffix: { form: string; element?: string } = SUFFIXES[groups[0].suffix];
  if (suffix.form === 'acid') return { form: 'acid', body, element: suffix.element ?? '' };
  if (suffix.form === 'halide')
    return { form: 'halide', body, halides: groups.map(({ halogen }) => HALIDE_WORDS[halogen]) };
  if (suffix.form !== 'ester') return { form: 'body', body };
  const alkyls: EsterWord[] = [];
  for (const group of groups) {
    for (const { root, from, symbol } of group.organyl) {
      const node = branch(m, root, from);
      if (!node) return null;
      const at = places.get(terminal ? group.carbon : (group.at.find((a) => places.has(a)) ?? -1));
      alkyls.push({
        place:
          symbol !== ''
            ? lettered(symbol, 0, groups.length > 1 ? (at?.number ?? 0) : 0)
            : at && groups.length > 1
              ? numbered(at.number)
              : null,
        node,
      });
    }
  }
  return { form: 'ester', body, alkyls };
}
