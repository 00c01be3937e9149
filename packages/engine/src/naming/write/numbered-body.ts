import type { IndicatedHydrogen } from '../rings/ring-parent.ts';
import { hydrideOf } from '../words/hydrides.ts';
import type { BodyRequest, Built } from './body-request.ts';
import type { CharacteristicGroup } from './characteristic-group.ts';
import { bondSum, type Molecule } from './molecule.ts';
import type { Body, Ending, Ion, Prefix, PrefixNode, Unsaturation } from './name-tree.ts';
import { byPlace, compareOrders, lettered, numbered, placeOrder, type Place } from './place.ts';
import { retainParent } from './retained-parents.ts';
import { distribute, type Saturation } from './saturation.ts';
import type { IonAt, MultipleBond } from './skeleton-bonds.ts';
import type { Skeleton } from './skeleton.ts';
import { skeletonStereo } from './skeleton-stereo.ts';

/**
 * A prefix and where it hangs: on an atom of the parent, or by a letter on the group of that
 * number.
 */
export interface Hanging {
  readonly atom: number;
  readonly group: number;
  readonly symbol: string;
  readonly primes: number;
  readonly node: PrefixNode;
  readonly sort: string;
}

/** What a parent with everything on it asks of its numberings, whichever is tried. */
export interface Numbered {
  readonly request: BodyRequest;
  readonly hanging: readonly Hanging[];
  /** The atom that each suffix or the free valence is on, and those of them with two valences. */
  readonly carriers: readonly number[];
  readonly suffixed: readonly number[];
  readonly saturated: readonly number[];
  readonly hydrogen: IndicatedHydrogen | null;
  readonly bonds: readonly MultipleBond[];
  readonly ions: readonly IonAt[];
}

/** The parent atom of a group: its own carbon in a chain, or the atom that it hangs on. */
export const carrierOf = (skeleton: Skeleton, group: CharacteristicGroup): number =>
  group.carbon >= 0 && skeleton.atoms.includes(group.carbon)
    ? group.carbon
    : (group.at.find((a) => skeleton.atoms.includes(a)) ?? skeleton.atoms[0]);

/**
 * The body by one numbering; null where the numbering does not fit, or `best` is as good. Rings
 * have many numberings, and the first parts of the key
 * decide about most.
 */
export function numberedBody(
  m: Molecule,
  asked: Numbered,
  places: ReadonlyMap<number, Place>,
  best: Built | null,
): Built | null {
  const { request, hanging, carriers } = asked;
  const { skeleton } = request;
  const saturation = asked.hydrogen
    ? distribute(asked.hydrogen, { saturated: asked.saturated, suffixed: asked.suffixed, places })
    : SATURATED;
  if (!saturation) return null;
  const key: number[][] = [];
  let order = extend(key, ordersOf(saturation.indicated), best, 0);
  if (order > 0) return null;
  const ions = ionsAt(asked.ions, places);
  order = extend(key, ionOrders(ions), best, order);
  if (order > 0) return null;
  const endPlaces = placesOfAtoms(carriers, places);
  order = extend(key, ordersOf(endPlaces), best, order);
  if (order > 0) return null;
  const ene = bondsAt(asked.bonds, 2, places),
    yne = bondsAt(asked.bonds, 3, places);
  // A simple ring has a numbering by which its multiple bonds lie between neighbouring numbers.
  if (skeleton.parent.type === 'ring' && skeleton.parent.cyclic && (hasHigh(ene) || hasHigh(yne)))
    return null;
  order = extend(key, bondOrders(ene, yne, saturation), best, order);
  if (order > 0) return null;
  order = extend(key, lowOrders(ene), best, order);
  if (order > 0) return null;
  order = extend(key, [...highOrders(ene), ...highOrders(yne)], best, order);
  if (order > 0) return null;
  order = extend(key, [-hanging.length], best, order);
  const hangingPlaces = placesOf(hanging, places, request);
  const orders = hangingPlaces.map(orderOrZero);
  order = extend(key, ascendingCopy(orders), best, order);
  if (order > 0) return null;
  order = extend(key, citedOrders(hanging, orders), best, order);
  if (order > 0) return null;
  const stereo = skeletonStereo(m, request, places);
  if (stereo.length > 0)
    order = extend(
      key,
      stereo.flatMap(({ place, label }) =>
        place && (label === 'R' || label === 'r' || label === 'Z') ? placeOrder(place) : [],
      ),
      best,
      order,
    );
  if (best && order >= 0) return null;
  const body = bodyOf(m, asked, {
    places,
    saturation,
    ions,
    endPlaces,
    ene,
    yne,
    hangingPlaces,
    stereo,
  });
  return { body, key, places };
}

const SATURATED: Saturation = { indicated: [], hydro: [], added: [] };

/**
 * Adds a part to a key. Gives how the key compares with the best one so far: below 0 lower, above 0
 * higher; `order` is what the parts before gave.
 */
function extend(key: number[][], part: number[], best: Built | null, order: number): number {
  key.push(part);
  if (best === null || order !== 0) return order;
  const index = key.length - 1;
  return compareOrders(part, index < best.key.length ? best.key[index] : NONE);
}

const NONE: readonly number[] = [];

interface Laid {
  readonly places: ReadonlyMap<number, Place>;
  readonly saturation: Saturation;
  readonly ions: readonly Ion[];
  readonly endPlaces: readonly Place[];
  readonly ene: readonly Unsaturation[];
  readonly yne: readonly Unsaturation[];
  readonly hangingPlaces: readonly (Place | null)[];
  readonly stereo: Body['stereo'];
}

function bodyOf(
  m: Molecule,
  { request, hanging, carriers }: Numbered,
  { places, saturation, ions, endPlaces, ene, yne, hangingPlaces, stereo }: Laid,
): Body {
  const { skeleton, free, groups, ending } = request;
  const terminal = ending?.terminal ?? false;
  const names = new Set<string>();
  let onChain = 0;
  for (let i = 0; i < hanging.length; i++) {
    if (!isOnChain(hangingPlaces[i])) continue;
    onChain++;
    names.add(hanging[i].sort);
  }
  const features =
    onChain + (terminal ? 0 : carriers.length) + ene.length + yne.length + ions.length;
  const bare = isBare(skeleton, {
    features,
    terminal,
    onChain,
    names: names.size,
    total: hanging.length,
    count: carriers.length,
    bonds: ene.length + yne.length,
  });
  // Beside N-locants, the only atom of a hydride is cited as 1: N-methyl-1-phenylmethanamine.
  const one =
    skeleton.placeless &&
    groups.length > 0 &&
    (skeleton.valence > 0 || skeleton.parent.type === 'chain') &&
    onChain < hanging.length
      ? numbered(1)
      : null;
  const prefixes: Prefix[] = [];
  for (let i = 0; i < hanging.length; i++)
    prefixes.push({
      place: bare && isOnChain(hangingPlaces[i]) ? one : hangingPlaces[i],
      node: hanging[i].node,
    });
  const end: Ending | null = ending && {
    words: ending.words,
    count: Math.max(1, carriers.length),
    places: terminal || bare || skeleton.placeless ? null : endPlaces,
    added: saturation.added,
    free: free !== undefined,
  };
  const body: Body = {
    kind: 'body',
    parent: skeleton.parent,
    prefixes,
    hydro: saturation.hydro,
    indicated: saturation.indicated,
    lambda: lambdas(m, skeleton, places),
    ions: bare ? ions.map(({ kind }) => ({ place: null, kind })) : ions,
    ene,
    yne,
    bondPlaces: !bare && !(skeleton.parent.type === 'chain' && skeleton.parent.length === 2),
    ending: end,
    stereo,
  };
  return retainParent(body, bare);
}

const isOnChain = (place: Place | null): boolean => place === null || place.symbol === '';

/**
 * N, N′ on one group; N1, N3 on several; N, N′ again where several groups share one atom
 * (P-62.2.4.1.2).
 */
function sitePlace(
  { skeleton, groups }: BodyRequest,
  { symbol, primes, atom, group }: Hanging,
  places: ReadonlyMap<number, Place>,
): Place {
  if (groups.length === 1) return lettered(symbol, primes);
  const carriers = groups.map((other) => carrierOf(skeleton, other));
  const before = carriers.slice(0, group).filter((other) => other === atom).length;
  const number = carriers.every((other) => other === atom) ? 0 : (places.get(atom)?.number ?? 0);
  return lettered(symbol, primes + before * groups[group].sites.length, number);
}

/** The places of what hangs, in the order given: that of the alphabet. */
function placesOf(
  hanging: readonly Hanging[],
  places: ReadonlyMap<number, Place>,
  request: BodyRequest,
): (Place | null)[] {
  const found: (Place | null)[] = [];
  for (const item of hanging)
    found.push(
      item.symbol === '' ? (places.get(item.atom) ?? null) : sitePlace(request, item, places),
    );
  return found;
}

const orderOrZero = (place: Place | null): number => (place ? placeOrder(place) : 0);
const ascending = (a: number, b: number): number => a - b;
const ascendingCopy = (numbers: readonly number[]): number[] =>
  numbers.length > 1 ? [...numbers].sort(ascending) : [...numbers];

function ordersOf(places: readonly Place[]): number[] {
  const orders: number[] = [];
  for (const place of places) orders.push(placeOrder(place));
  return orders;
}

/** Places in the order of citation: those of prefixes of one name in the order of their numbers. */
function citedOrders(hanging: readonly Hanging[], orders: readonly number[]): number[] {
  const cited: number[] = [];
  for (let from = 0; from < hanging.length;) {
    let to = from + 1;
    while (to < hanging.length && hanging[to].sort === hanging[from].sort) to++;
    if (to - from === 1) cited.push(orders[from]);
    else cited.push(...orders.slice(from, to).sort(ascending));
    from = to;
  }
  return cited;
}

function placesOfAtoms(atoms: readonly number[], places: ReadonlyMap<number, Place>): Place[] {
  const found: Place[] = [];
  for (const a of atoms) {
    const place = places.get(a);
    if (place !== undefined) found.push(place);
  }
  return found.length > 1 ? found.sort(byPlace) : found;
}

function ionsAt(ions: readonly IonAt[], places: ReadonlyMap<number, Place>): Ion[] {
  const found: Ion[] = [];
  for (const { atom, kind } of ions) found.push({ place: places.get(atom) ?? null, kind });
  return found;
}

function ionOrders(ions: readonly Ion[]): number[] {
  const orders: number[] = [];
  for (const { place } of ions) if (place) orders.push(placeOrder(place));
  return orders.sort(ascending);
}

/** The bonds of one order by their places, the lowest first. */
function bondsAt(
  bonds: readonly MultipleBond[],
  order: 2 | 3,
  places: ReadonlyMap<number, Place>,
): Unsaturation[] {
  const found: Unsaturation[] = [];
  for (const bond of bonds) {
    if ((bond.order === 2) !== (order === 2)) continue;
    const p = places.get(bond.a)!,
      q = places.get(bond.b)!;
    const [low, high] = byPlace(p, q) <= 0 ? [p, q] : [q, p];
    const next =
      high.number === low.number + 1 &&
      low.letter === '' &&
      high.letter === '' &&
      low.primes === high.primes;
    found.push({ low, high: next ? null : high });
  }
  return found.length > 1 ? found.sort(byLow) : found;
}

const byLow = (x: Unsaturation, y: Unsaturation): number => byPlace(x.low, y.low);
const hasHigh = (bonds: readonly Unsaturation[]): boolean =>
  bonds.some(({ high }) => high !== null);
const lowOrders = (bonds: readonly Unsaturation[]): number[] =>
  bonds.map(({ low }) => placeOrder(low));
const highOrders = (bonds: readonly Unsaturation[]): number[] =>
  bonds.map(({ high }) => orderOrZero(high));

/** Places of multiple bonds, hydro prefixes and added hydrogen together. */
function bondOrders(
  ene: readonly Unsaturation[],
  yne: readonly Unsaturation[],
  { hydro, added }: Saturation,
): number[] {
  const orders = lowOrders(ene);
  for (const { low } of yne) orders.push(placeOrder(low));
  for (const place of hydro) orders.push(placeOrder(place));
  for (const place of added) orders.push(placeOrder(place));
  return orders.length > 1 ? orders.sort(ascending) : orders;
}

/**
 * Places need not be cited where there is only one way. `names`: how many different prefixes there
 * are on the chain.
 */
function isBare(
  skeleton: Skeleton,
  state: {
    features: number;
    terminal: boolean;
    onChain: number;
    names: number;
    total: number;
    count: number;
    bonds: number;
  },
): boolean {
  if (skeleton.placeless) return true;
  const { features, terminal, onChain, names, total, count, bonds } = state;
  if (skeleton.parent.type === 'chain' && skeleton.parent.length === 2)
    return terminal ? count === 1 && total === onChain && names <= 1 : features - bonds <= 1;
  if (!skeleton.ring && skeleton.parent.type !== 'chain' && skeleton.atoms.length === 2)
    return features - bonds <= 1 && total === onChain;
  return skeleton.parent.type === 'ring' && skeleton.parent.cyclic && features <= 1;
}

function lambdas(
  m: Molecule,
  skeleton: Skeleton,
  places: ReadonlyMap<number, Place>,
): Body['lambda'] {
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
