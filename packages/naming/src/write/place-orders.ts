import type { Ion, Unsaturation } from './name-tree.ts';
import { byPlace, placeOrder, type Place } from './place.ts';
import type { Saturation } from './saturation.ts';
import type { IonAt, MultipleBond } from './skeleton-bonds.ts';

/** Order of a place; 0 where there is none. */
export const orderOrZero = (place: Place | null): number => (place ? placeOrder(place) : 0);

/** Compares numbers, for sorting. */
export const ascending = (a: number, b: number): number => a - b;

/** The numbers in ascending order. */
export const ascendingCopy = (numbers: readonly number[]): number[] =>
  numbers.length > 1 ? [...numbers].sort(ascending) : [...numbers];

/** Orders of places, in their order. */
export function ordersOf(places: readonly Place[]): number[] {
  const orders: number[] = [];
  for (const place of places) orders.push(placeOrder(place));
  return orders;
}

/** Places of atoms, lowest first. */
export function placesOfAtoms(
  atoms: readonly number[],
  places: ReadonlyMap<number, Place>,
): Place[] {
  const found: Place[] = [];
  for (const a of atoms) {
    const place = places.get(a);
    if (place !== undefined) found.push(place);
  }
  return found.length > 1 ? found.sort(byPlace) : found;
}

/** Ions with their places. */
export function ionsAt(ions: readonly IonAt[], places: ReadonlyMap<number, Place>): Ion[] {
  const found: Ion[] = [];
  for (const { atom, kind } of ions) found.push({ place: places.get(atom) ?? null, kind });
  return found;
}

/** Orders of the places of ions, ascending. */
export function ionOrders(ions: readonly Ion[]): number[] {
  const orders: number[] = [];
  for (const { place } of ions) if (place) orders.push(placeOrder(place));
  return orders.sort(ascending);
}

/** The bonds of one order by their places, the lowest first. */
export function bondsAt(
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

/** Whether a multiple bond needs both its places. */
export const hasHigh = (bonds: readonly Unsaturation[]): boolean =>
  bonds.some(({ high }) => high !== null);

/** Orders of the lower places of bonds. */
export const lowOrders = (bonds: readonly Unsaturation[]): number[] =>
  bonds.map(({ low }) => placeOrder(low));

/** Orders of the higher places that are cited, else 0. */
export const highOrders = (bonds: readonly Unsaturation[]): number[] =>
  bonds.map(({ high }) => orderOrZero(high));

/** Places of multiple bonds, hydro prefixes and added hydrogen together. */
export function bondOrders(
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
