import type { ClassEnvironments } from './class-environments.ts';
import { fullLevel } from './environments.ts';
import { findSlot, type HashTable } from './hash-table.ts';

/**
 * Level at which the look-up begins: most environments are known there, and the way down is short.
 */
const FIRST_LEVEL = fullLevel(1);

const found = { slot: -1, level: -1 };

/**
 * A class' deepest environment, below `levels`, that the table knows: its slot and level, −1 when
 * it knows none. A table that holds an environment holds all shallower ones around it. The result
 * is written again by each call.
 */
export function deepestEnvironment(
  table: HashTable,
  environments: ClassEnvironments,
  ofClass: number,
  levels: number,
): Readonly<typeof found> {
  let level = FIRST_LEVEL;
  let slot = findSlot(table, environments.hash(ofClass, level));
  if (slot < 0) {
    while (slot < 0 && --level >= 0) slot = findSlot(table, environments.hash(ofClass, level));
  } else {
    while (level + 1 < levels) {
      const next = findSlot(table, environments.hash(ofClass, level + 1));
      if (next < 0) break;
      slot = next;
      level++;
    }
  }
  found.slot = slot;
  found.level = level;
  return found;
}
