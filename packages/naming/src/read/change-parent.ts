import type { Building } from './building.ts';
import { CannotBuild } from './building.ts';
import type { Fragment } from './fragment.ts';
import type { Unit } from './tree.ts';

/**
 * Applies `deoxy`, `anhydro` and `thio` to a named parent, before anything is attached to it; gives
 * the other units.
 */
export function withoutChanges(
  building: Building,
  fragment: Fragment,
  units: readonly Unit[],
): readonly Unit[] {
  for (const unit of units) {
    if (unit.node.is !== 'change') continue;
    if (unit.node.change === 'deoxy') deoxygenate(building, fragment, unit);
    else if (unit.node.change === 'anhydro') bridge(building, fragment, unit);
    else replace(building, fragment, unit, unit.node.change === 'thio' ? 16 : 34);
  }
  return units.filter((unit) => unit.node.is !== 'change');
}

/** The hydroxy oxygen at a place. Throws CannotBuild where there is none. */
function hydroxyAt(building: Building, fragment: Fragment, place: string): number {
  const oxygen = fragment.places.get(`O${place}`);
  if (
    oxygen === undefined ||
    building.element[oxygen] !== 8 ||
    building.neighbours[oxygen].length !== 1 ||
    building.orders[oxygen][0] !== 1
  )
    throw new CannotBuild('no hydroxy group there');
  return oxygen;
}

/** Deoxy: the oxygen goes; its place on the carbon stays open for a substituent. */
function deoxygenate(building: Building, fragment: Fragment, unit: Unit): void {
  const places = unit.locants ?? usualPlace(fragment);
  if (places.length !== unit.count) throw new CannotBuild('places of deoxy');
  for (const place of places) remove(building, fragment, place);
}

/** Deoxyadenosine is 2′-deoxyadenosine, deoxyribose 2-deoxyribose. */
function usualPlace(fragment: Fragment): readonly string[] {
  if (fragment.places.has("O2'")) return ["2'"];
  if (
    fragment.places.has('O2') &&
    fragment.places.has('O4') !== fragment.places.has('O3') &&
    !fragment.places.has('6')
  )
    return ['2'];
  if (fragment.places.has('O2') && fragment.places.has('5') && !fragment.places.has('6'))
    return ['2'];
  throw new CannotBuild('deoxy without a place');
}

function remove(building: Building, fragment: Fragment, place: string): number {
  const oxygen = hydroxyAt(building, fragment, place);
  const carbon = building.neighbours[oxygen][0];
  building.unbond(carbon, oxygen);
  building.dropAtom(oxygen);
  fragment.places.delete(`O${place}`);
  for (const list of [fragment.core, fragment.acidic])
    if (list.includes(oxygen)) list.splice(list.indexOf(oxygen), 1);
  const at = fragment.hetero.findIndex((entry) => entry.atom === oxygen);
  if (at >= 0) fragment.hetero.splice(at, 1);
  return carbon;
}

/** Thio and seleno: another element in the oxygen's place. */
function replace(building: Building, fragment: Fragment, unit: Unit, element: number): void {
  if (unit.locants?.length !== unit.count) throw new CannotBuild('places of thio');
  for (const place of unit.locants) {
    const oxygen = fragment.places.get(`O${place}`);
    if (oxygen === undefined || building.element[oxygen] !== 8)
      throw new CannotBuild('no oxygen there');
    building.element[oxygen] = element;
    fragment.places.set(`${element === 16 ? 'S' : 'Se'}${place}`, oxygen);
  }
}

/** Anhydro: two hydroxy groups become an ether; both carbons keep their configuration. */
function bridge(building: Building, fragment: Fragment, unit: Unit): void {
  if (unit.locants?.length !== 2 * unit.count) throw new CannotBuild('places of anhydro');
  for (let k = 0; k < unit.count; k++) {
    const carbon = remove(building, fragment, unit.locants[2 * k]);
    building.bond(hydroxyAt(building, fragment, unit.locants[2 * k + 1]), carbon, 1);
  }
}
