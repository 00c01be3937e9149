import type { Built } from './body-request.ts';
import type { Molecule } from './molecule.ts';
import { compareOrders, placeOrder, type Place } from './place.ts';
import { distribute, type Saturation } from './saturation.ts';
import { skeletonStereo } from './skeleton-stereo.ts';
import { citedOrders, placesOf } from './hanging-prefix.ts';
import { writeNumbered } from './write-numbered.ts';
import type { Numbered } from './numbered.ts';
import {
  ascendingCopy,
  bondOrders,
  bondsAt,
  hasHigh,
  highOrders,
  ionOrders,
  ionsAt,
  lowOrders,
  orderOrZero,
  ordersOf,
  placesOfAtoms,
} from './place-orders.ts';

/**
 * The body by one numbering; null where the numbering does not fit, or `best` is as good. Rings
 * have many numberings, and the first parts of the key decide about most.
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
  const body = writeNumbered(m, asked, {
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
