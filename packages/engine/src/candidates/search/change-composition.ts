import type { Composition } from '@elucida/generator/compositions';
import type { Unit } from '@elucida/generator/units';
import {
  addUnit,
  canSetOrder,
  clearDraft,
  isConnected,
  neededBondUnits,
  orderBetween,
  setOrder,
  type Draft,
} from './draft.ts';
import type { Random } from './random.ts';
import { repairBondUnits } from './repair.ts';

/**
 * Rebuilds a molecule with another set of units of the same formula (NH2 and two O become NO2; a
 * sulfide and O a sulfoxide): a unit takes the place of one with the same element where it fits,
 * others are taken out of their chains or attached at random, then bond orders are repaired. Writes
 * `target`; false when it does not work out.
 */
export function changeComposition(
  target: Draft,
  source: Draft,
  composition: Composition,
  random: Random,
): boolean {
  const wanted: Unit[] = composition.units.flatMap((unit, i) =>
    Array.from({ length: composition.counts[i] }, () => unit),
  );
  const surplus: number[] = [];
  const start = random.below(source.vertexCount);
  const placed: (Unit | null)[] = new Array<Unit | null>(source.vertexCount).fill(null);
  for (let i = 0; i < source.vertexCount; i++) {
    const v = (start + i) % source.vertexCount;
    const at = wanted.indexOf(source.units[v]);
    if (at < 0) surplus.push(v);
    else placed[v] = wanted.splice(at, 1)[0];
  }
  for (const v of surplus) {
    const used = source.units[v].valence - source.open[v];
    const at = wanted.findIndex(
      (unit) =>
        unit.element === source.units[v].element &&
        used <= unit.valence &&
        source.degree[v] <= unit.maxDegree,
    );
    if (at >= 0) placed[v] = wanted.splice(at, 1)[0];
  }
  clearDraft(target);
  const vertexOf = placed.map((unit) => (unit === null ? -1 : addUnit(target, unit)));
  for (let a = 0; a < source.vertexCount; a++) {
    for (let b = 0; b < a; b++) {
      if (vertexOf[a] < 0 || vertexOf[b] < 0) continue;
      for (let order = orderBetween(source, a, b); order > 0; order--) {
        if (!canSetOrder(target, vertexOf[a], vertexOf[b], order)) continue;
        setOrder(target, vertexOf[a], vertexOf[b], order);
        break;
      }
    }
  }
  for (let v = 0; v < source.vertexCount; v++)
    if (vertexOf[v] < 0) closeGap(target, source, v, vertexOf);
  for (const unit of wanted) {
    const v = addUnit(target, unit);
    let to = random.below(v);
    for (let tries = 0; tries < 30 && !canSetOrder(target, v, to, 1); tries++) to = random.below(v);
    if (!canSetOrder(target, v, to, 1)) return false;
    setOrder(target, v, to, 1);
  }
  return isConnected(target) && repairBondUnits(target, neededBondUnits(composition), random);
}

/** Joins the neighbours of a unit that is gone. */
function closeGap(target: Draft, source: Draft, gone: number, vertexOf: readonly number[]): void {
  let previous = -1;
  for (let v = 0; v < source.vertexCount; v++) {
    if (orderBetween(source, gone, v) === 0 || vertexOf[v] < 0) continue;
    if (
      previous >= 0 &&
      orderBetween(target, previous, vertexOf[v]) === 0 &&
      canSetOrder(target, previous, vertexOf[v], 1)
    )
      setOrder(target, previous, vertexOf[v], 1);
    previous = vertexOf[v];
  }
}
