import type { Composition } from '@elucida/generator/compositions';
import { assemble } from './assemble.ts';
import {
  addUnit,
  canSetOrder,
  clearDraft,
  emptyDraft,
  isComplete,
  isConnected,
  neededBondUnits,
  orderBetween,
  setOrder,
  type Draft,
} from './draft.ts';
import type { Pieces } from './pieces.ts';
import type { Random } from './random.ts';
import { repairBondUnits } from './repair.ts';
import type { Unit } from '@elucida/generator/units';

const TRIPLE_SHARE = 0.15;
/** Chance that a pair of units that could go into the arms goes into the centre. */
const TO_CENTRE = 0.25;
const RING_CHANCE = 0.5;
const GROUP_CHANCE = 0.5;
const ATTACH_ATTEMPTS = 30;

const arm = emptyDraft();

/**
 * Fills `draft` with a molecule of two or three equal arms on a random centre (or on each other):
 * halves that no single change of a lopsided molecule would bring about together. False when it got
 * stuck; try again.
 */
export function symmetricStart(
  draft: Draft,
  composition: Composition,
  random: Random,
  pieces: Pieces,
): boolean {
  const arms = random.next() < TRIPLE_SHARE ? 3 : 2;
  const armUnits: Unit[] = [];
  const centreUnits: Unit[] = [];
  for (const [i, unit] of composition.units.entries()) {
    let each = Math.floor(composition.counts[i] / arms);
    while (each > 0 && random.next() < TO_CENTRE) each--;
    for (let k = 0; k < each; k++) armUnits.push(unit);
    for (let k = arms * each; k < composition.counts[i]; k++) centreUnits.push(unit);
  }
  if (armUnits.length === 0 || (centreUnits.length === 0 && arms > 2)) return false;
  const wanted = neededBondUnits(composition);
  // Bond units beyond trees: shared out between arms and centre.
  const spare = wanted - (armUnits.length * arms + Math.max(1, centreUnits.length) - 1);
  const perArm = random.below(Math.floor(spare / arms) + 1);
  clearDraft(arm);
  if (!grow(arm, armUnits, armUnits.length - 1 + perArm, random, pieces)) return false;
  clearDraft(draft);
  if (centreUnits.length > 0) {
    if (!grow(draft, centreUnits, centreUnits.length - 1 + spare - arms * perArm, random, pieces))
      return false;
  } else if (spare !== arms * perArm) return false;
  return (
    attachArms(draft, arms, random) &&
    draft.bondUnits === wanted &&
    isConnected(draft) &&
    isComplete(draft)
  );
}

/** Makes a molecule of the units with so many bond units. */
function grow(
  draft: Draft,
  units: readonly Unit[],
  wanted: number,
  random: Random,
  pieces: Pieces,
): boolean {
  const loose = units.map((unit) => addUnit(draft, unit));
  return (
    assemble(draft, {
      loose,
      wanted,
      random,
      pieces,
      groupChance: GROUP_CHANCE,
      ringChance: () => RING_CHANCE,
    }) && repairBondUnits(draft, wanted, random)
  );
}

/**
 * Bonds copies of the arm by the same vertex to random places of the centre, which may be one
 * place; two arms without a centre to each other.
 */
function attachArms(draft: Draft, arms: number, random: Random): boolean {
  const centre = draft.vertexCount;
  let foot = random.below(arm.vertexCount);
  for (
    let attempt = 0;
    attempt < ATTACH_ATTEMPTS &&
    (arm.open[foot] === 0 || arm.degree[foot] >= arm.units[foot].maxDegree);
    attempt++
  )
    foot = random.below(arm.vertexCount);
  for (let k = 0; k < arms; k++) {
    const first = draft.vertexCount;
    for (let v = 0; v < arm.vertexCount; v++) addUnit(draft, arm.units[v]);
    for (let v = 1; v < arm.vertexCount; v++)
      for (let w = 0; w < v; w++)
        if (orderBetween(arm, v, w) > 0)
          setOrder(draft, first + v, first + w, orderBetween(arm, v, w));
    if (centre === 0 && k === 0) continue;
    let to = centre === 0 ? foot : random.below(centre);
    for (
      let attempt = 0;
      attempt < ATTACH_ATTEMPTS && centre > 0 && !canSetOrder(draft, first + foot, to, 1);
      attempt++
    )
      to = random.below(centre);
    if (!canSetOrder(draft, first + foot, to, 1)) return false;
    setOrder(draft, first + foot, to, 1);
  }
  return true;
}
