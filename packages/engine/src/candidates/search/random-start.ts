import type { UnitMolecule } from '@elucida/generator/decompose';
import type { Composition } from '@elucida/generator/compositions';
import { assemble } from './assemble.ts';
import {
  addUnit,
  clearDraft,
  isComplete,
  isConnected,
  neededBondUnits,
  type Draft,
} from './draft.ts';
import type { Pieces } from './pieces.ts';
import type { Random } from './random.ts';
import { repairBondUnits } from './repair.ts';

/** Chance that the next piece is a ring system: the first piece, and later ones. */
const CORE_RING_CHANCE = 0.75;
const RING_CHANCE = 0.1;
const GROUP_CHANCE = 0.5;

/**
 * Fills `draft` with a random molecule of the composition, assembled from ring systems (`core`
 * first, if it fits), groups and atoms. False when it got stuck; try again.
 */
export function randomStart(
  draft: Draft,
  composition: Composition,
  random: Random,
  pieces: Pieces,
  core?: UnitMolecule,
): boolean {
  clearDraft(draft);
  const loose: number[] = [];
  for (const [i, unit] of composition.units.entries())
    for (let k = 0; k < composition.counts[i]; k++) loose.push(addUnit(draft, unit));
  const wanted = neededBondUnits(composition);
  const first = random.next() < CORE_RING_CHANCE ? 1 : RING_CHANCE;
  const isAssembled = assemble(draft, {
    loose,
    wanted,
    random,
    pieces,
    core,
    groupChance: GROUP_CHANCE,
    ringChance: (isFirst) => (isFirst ? first : RING_CHANCE),
  });
  return (
    isAssembled && repairBondUnits(draft, wanted, random) && isConnected(draft) && isComplete(draft)
  );
}
