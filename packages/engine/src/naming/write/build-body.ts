import type { Words } from '../words/word.ts';
import type { CharacteristicGroup } from './characteristic-group.ts';
import { hydrideOf } from '../words/hydrides.ts';
import type { IndicatedHydrogen } from '../rings/ring-parent.ts';
import { bondSum, order, type Molecule } from './molecule.ts';
import type { Body, Ending, Ion, Prefix, PrefixNode, Unsaturation } from './name-tree.ts';
import { alphabetical } from './alphabetical.ts';
import { byPlace, compareOrders, lettered, numbered, placeOrder, type Place } from './place.ts';
import { renderPrefix } from './render-body.ts';
import { retainParent } from './retained-parents.ts';
import { distribute, hydrogenOf, saturatedAtoms } from './saturation.ts';
import type { Skeleton } from './skeleton.ts';
import { skeletonStereo } from './skeleton-stereo.ts';

export type NameBranch = (m: Molecule, root: number, from: number) => PrefixNode | null;

/** The bond by which a prefix hangs on the rest of the molecule. */
export interface FreeValence { readonly root: number; readonly from: number }

export interface BodyRequest {
  readonly skeleton: Skeleton;
  readonly free?: FreeValence;
  /** Principal groups on this skeleton. */
  readonly groups: readonly CharacteristicGroup[];
  /** `terminal`: the suffix can only end the chain and needs no locant. */
  readonly ending: { readonly words: Words; readonly terminal: boolean } | null;
  /** Atoms that other words of the name speak of: the organyl groups of esters. */
  readonly elsewhere?: readonly number[];
  readonly branch: NameBranch;
}

/** A body with what decides between it and others (P-31.1.4, P-44.4, P-45): the lexicographically lower key is the right one. */
export interface Built { readonly body: Body; readonly key: readonly (readonly number[])[]; readonly places: ReadonlyMap<number, Place> }

interface Hanging { readonly atom: number; readonly group: number; readonly symbol: string; readonly primes: number; readonly node: PrefixNode; readonly sort: string }

/** Names a parent with everything on it, with the right numbering. Null where a branch or the saturation has no name. */
export function buildBody(m: Molecule, request: BodyRequest): Built | null {
  const hanging = hangingGroups(m, request);
  if (!hanging) return null;
  const { ring } = request.skeleton;
  const saturated = ring && ring.state !== 'saturated' ? saturatedAtoms(m, ring) : [];
  const hydrogen = ring && ring.state !== 'saturated' ? hydrogenOf(m, ring) : null;
  let best: Built | null = null;
  for (const places of request.skeleton.numberings) {
    best = withNumbering(m, { request, hanging, saturated, hydrogen, places, best }) ?? best;
  }
  return best;
}

export function compareKeys(a: Built['key'], b: Built['key']): number {
  for (let i = 0; i < a.length; i++) {
    const difference = compareOrders(a[i], b[i] ?? []);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** Everything that hangs on the skeleton and on the nitrogens of its groups, as prefixes. */
function hangingGroups(m: Molecule, { skeleton, free, groups, elsewhere, branch }: BodyRequest): Hanging[] | null {
  const taken = new Set<number>(skeleton.atoms);
  for (const group of groups) {
    for (const a of group.own) taken.add(a);
    if (group.carbon >= 0) taken.add(group.carbon);
  }
  for (const a of elsewhere ?? []) taken.add(a);
  const hanging: Hanging[] = [];
  const hang = (b: number, from: number, at: { atom: number; group: number; symbol: string; primes: number }): boolean => {
    const node = branch(m, b, from);
    if (!node) return false;
    hanging.push({ ...at, node, sort: alphabetical(renderPrefix(node, 0)) });
    return true;
  };
  for (const a of skeleton.atoms) {
    for (const b of m.neighbours[a]) {
      if (taken.has(b) || (free?.root === a && b === free.from)) continue;
      if (!hang(b, a, { atom: a, group: -1, symbol: '', primes: 0 })) return null;
    }
  }
  for (const [index, group] of groups.entries()) {
    for (const site of group.sites) {
      if (m.graph.charge[site.atom] < 0) return null;
      for (const b of m.neighbours[site.atom]) {
        if (taken.has(b)) continue;
        if (!hang(b, site.atom, { atom: carrierOf(skeleton, group), group: index, symbol: site.symbol, primes: site.primes })) return null;
      }
    }
  }
  return hanging.sort((a, b) => (a.sort < b.sort ? -1 : a.sort > b.sort ? 1 : 0));
}

/** The parent atom of a group: its own carbon in a chain, or the atom that it hangs on. */
const carrierOf = (skeleton: Skeleton, group: CharacteristicGroup): number =>
  group.carbon >= 0 && skeleton.atoms.includes(group.carbon) ? group.carbon : group.at.find((a) => skeleton.atoms.includes(a)) ?? skeleton.atoms[0];

/** N, N′ on one group; N1, N3 on several; N, N′ again where several groups share one atom (P-62.2.4.1.2). */
function sitePlace(options: { skeleton: Skeleton; groups: readonly CharacteristicGroup[]; hanging: Hanging; places: ReadonlyMap<number, Place> }): Place {
  const { skeleton, groups, hanging: { symbol, primes, atom, group }, places } = options;
  if (groups.length === 1) return lettered(symbol, primes);
  const carriers = groups.map((other) => carrierOf(skeleton, other));
  const before = carriers.slice(0, group).filter((other) => other === atom).length;
  const number = carriers.every((other) => other === atom) ? 0 : places.get(atom)?.number ?? 0;
  return lettered(symbol, primes + before * groups[group].sites.length, number);
}

/** The places of what hangs, in the order given: that of the alphabet. */
const placesOf = (hanging: readonly Hanging[], places: ReadonlyMap<number, Place>, { skeleton, groups }: BodyRequest): (Place | null)[] =>
  hanging.map((item) => (item.symbol === '' ? places.get(item.atom) ?? null : sitePlace({ skeleton, groups, hanging: item, places })));

const ascending = (a: number, b: number): number => a - b;

/** Places in the order of citation: those of prefixes of one name in the order of their numbers. */
function citedOrders(hanging: readonly Hanging[], orders: readonly number[]): number[] {
  const cited: number[] = [];
  for (let from = 0; from < hanging.length;) {
    let to = from + 1;
    while (to < hanging.length && hanging[to].sort === hanging[from].sort) to++;
    cited.push(...(to - from === 1 ? [orders[from]] : orders.slice(from, to).sort(ascending)));
    from = to;
  }
  return cited;
}

/** The body by one numbering; null where the numbering does not fit, or `best` is as good. */
function withNumbering(m: Molecule, options: { request: BodyRequest; hanging: readonly Hanging[]; saturated: readonly number[]; hydrogen: IndicatedHydrogen | null; places: ReadonlyMap<number, Place>; best: Built | null }): Built | null {
  const { request, hanging, saturated, hydrogen, places, best } = options;
  const { skeleton, free, groups, ending } = request;
  const { ring } = skeleton;
  const carriers = free ? [free.root] : groups.map((group) => (ending?.terminal ? group.carbon : group.at.find((a) => places.has(a) || skeleton.atoms.includes(a))!));
  const suffixed = ring ? carriers.filter((_, i) => (free ? order(m, free.root, free.from) > 1 : isDouble(m, groups[i], carriers[i]))) : [];
  let saturation = { indicated: [] as Place[], hydro: [] as Place[], added: [] as Place[] };
  if (hydrogen) {
    const found = distribute(hydrogen, { saturated, suffixed, places });
    if (!found) return null;
    saturation = found;
  }
  const { ene, yne } = unsaturations(m, skeleton, places);
  // A simple ring has a numbering by which its multiple bonds lie between neighbouring numbers.
  if (skeleton.parent.type === 'ring' && skeleton.parent.cyclic && [...ene, ...yne].some(({ high }) => high)) return null;
  const ions = ionsOf(m, skeleton, places);
  if (!ions) return null;
  const ionOrders = ions.flatMap(({ place }) => (place ? placeOrder(place) : [])).sort(ascending);
  const endPlaces = carriers.flatMap((a) => places.get(a) ?? []).sort(byPlace);
  const hangingPlaces = placesOf(hanging, places, request);
  const orders = hangingPlaces.map((place) => (place ? placeOrder(place) : 0));
  const bonds = [...ene, ...yne].map(({ low }) => placeOrder(low));
  const key = [
    saturation.indicated.map(placeOrder), ionOrders, endPlaces.map(placeOrder), [...bonds, ...saturation.hydro.map(placeOrder), ...saturation.added.map(placeOrder)].sort(ascending),
    ene.map(({ low }) => placeOrder(low)), [...ene, ...yne].map(({ high }) => (high ? placeOrder(high) : 0)), [-hanging.length], [...orders].sort(ascending), citedOrders(hanging, orders),
  ];
  const stereo = skeletonStereo(m, request, places);
  if (stereo.length > 0) key.push(stereo.flatMap(({ place, label }) => (place && (label === 'R' || label === 'r' || label === 'Z') ? placeOrder(place) : [])));
  if (best && compareKeys(key, best.key) >= 0) return null;
  const placed = hanging.map(({ node, sort }, i) => ({ place: hangingPlaces[i], node, sort }));
  const terminal = ending?.terminal ?? false;
  const onChain = placed.filter(({ place }) => !place || place.symbol === '');
  const features = onChain.length + (terminal ? 0 : carriers.length) + ene.length + yne.length + ions.length;
  const bare = isBare(skeleton, { features, terminal, onChain, total: placed.length, count: carriers.length, bonds: ene.length + yne.length });
  // Beside N-locants, the only atom of a hydride is cited as 1: N-methyl-1-phenylmethanamine.
  const one = skeleton.placeless && groups.length > 0 && (skeleton.valence > 0 || skeleton.parent.type === 'chain') && placed.some(({ place }) => place !== null && place.symbol !== '') ? numbered(1) : null;
  const prefixes: Prefix[] = placed.map(({ place, node }) => ({ place: bare && (!place || place.symbol === '') ? one : place, node }));
  const end: Ending | null = ending && {
    words: ending.words, count: Math.max(1, carriers.length), places: terminal || bare || skeleton.placeless ? null : endPlaces, added: saturation.added, free: free !== undefined,
  };
  const body: Body = {
    kind: 'body', parent: skeleton.parent, prefixes, hydro: saturation.hydro, indicated: saturation.indicated, lambda: lambdas(m, skeleton, places), ions: bare ? ions.map(({ kind }) => ({ kind, place: null })) : ions, ene, yne,
    bondPlaces: !bare && !(skeleton.parent.type === 'chain' && skeleton.parent.length === 2), ending: end, stereo,
  };
  return { body: retainParent(body, bare), key, places };
}

/** True where the suffix hangs by a double bond: one, thione, imine. */
const isDouble = (m: Molecule, group: CharacteristicGroup, at: number): boolean => group.carbon < 0 && order(m, at, group.own[0]) === 2;

/** Charged atoms of the skeleton as ium, ide and uide (P-72, P-73); null where the charge fits none of them. */
function ionsOf(m: Molecule, skeleton: Skeleton, places: ReadonlyMap<number, Place>): Ion[] | null {
  const ions: Ion[] = [];
  for (const a of skeleton.atoms) {
    const charge = m.graph.charge[a];
    if (charge === 0 || skeleton.charged) continue;
    const valence = m.graph.element[a] === 6 ? 4 : hydrideOf(m.graph.element[a])?.valence;
    const over = valence === undefined ? NaN : bondSum(m, a) - valence;
    const kind = charge === 1 && over === 1 ? 'ium' : charge === 1 && over === -1 ? 'ylium' : charge === -1 && over === -1 ? 'ide' : charge === -1 && over === 1 ? 'uide' : null;
    if (!kind) return null;
    ions.push({ place: places.get(a) ?? null, kind });
  }
  return ions;
}

function unsaturations(m: Molecule, skeleton: Skeleton, places: ReadonlyMap<number, Place>): { ene: Unsaturation[]; yne: Unsaturation[] } {
  const ene: Unsaturation[] = [], yne: Unsaturation[] = [];
  if (skeleton.parent.type === 'word' || (skeleton.ring ? !skeleton.ring.takesEne : skeleton.placeless)) return { ene, yne };
  const atoms = skeleton.atoms;
  for (const a of atoms) {
    for (const b of m.neighbours[a]) {
      if (b < a || !places.has(b)) continue;
      const bond = order(m, a, b);
      if (bond < 2) continue;
      const [low, high] = [places.get(a)!, places.get(b)!].sort(byPlace);
      const next = high.number === low.number + 1 && low.letter === '' && high.letter === '' && low.primes === high.primes;
      (bond === 2 ? ene : yne).push({ low, high: next ? null : high });
    }
  }
  const byLow = (x: Unsaturation, y: Unsaturation) => byPlace(x.low, y.low);
  return { ene: ene.sort(byLow), yne: yne.sort(byLow) };
}

/** Places need not be cited where there is only one way. */
function isBare(skeleton: Skeleton, state: { features: number; terminal: boolean; onChain: readonly { sort: string }[]; total: number; count: number; bonds: number }): boolean {
  if (skeleton.placeless) return true;
  const { features, terminal, onChain, total, count, bonds } = state;
  if (skeleton.parent.type === 'chain' && skeleton.parent.length === 2) {
    if (!terminal) return features - bonds <= 1;
    return count === 1 && total === onChain.length && new Set(onChain.map(({ sort }) => sort)).size <= 1;
  }
  if (!skeleton.ring && skeleton.parent.type !== 'chain' && skeleton.atoms.length === 2) return features - bonds <= 1 && total === onChain.length;
  return skeleton.parent.type === 'ring' && skeleton.parent.cyclic && features <= 1;
}

function lambdas(m: Molecule, skeleton: Skeleton, places: ReadonlyMap<number, Place>): Body['lambda'] {
  const found: { place: Place | null; bonds: number }[] = [];
  if (skeleton.valence > 0) {
    const bonds = bondSum(m, skeleton.atoms[0]);
    if (bonds !== skeleton.valence) found.push({ place: null, bonds });
  }
  if (skeleton.ring) {
    for (const a of skeleton.atoms) {
      const hydride = m.graph.charge[a] === 0 ? hydrideOf(m.graph.element[a]) : undefined;
      const bonds = hydride ? bondSum(m, a) : 0;
      if (hydride && bonds !== hydride.valence) found.push({ place: places.get(a)!, bonds });
    }
  }
  return found;
}
