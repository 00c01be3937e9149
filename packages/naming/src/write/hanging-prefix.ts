import type { BodyRequest } from './body-request.ts';
import type { CharacteristicGroup } from './characteristic-group.ts';
import type { PrefixNode } from './name-tree.ts';
import { lettered, type Place } from './place.ts';
import type { Skeleton } from './skeleton.ts';
import { ascending } from './place-orders.ts';

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

/** The parent atom of a group: its own carbon in a chain, or the atom that it hangs on. */
export const carrierOf = (skeleton: Skeleton, group: CharacteristicGroup): number =>
  group.carbon >= 0 && skeleton.atoms.includes(group.carbon)
    ? group.carbon
    : (group.at.find((a) => skeleton.atoms.includes(a)) ?? skeleton.atoms[0]);

/** Whether a prefix is on the parent itself, not by a letter on a group. */
export const isOnChain = (place: Place | null): boolean => place === null || place.symbol === '';

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
export function placesOf(
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

/** Places in the order of citation: those of prefixes of one name in the order of their numbers. */
export function citedOrders(hanging: readonly Hanging[], orders: readonly number[]): number[] {
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
