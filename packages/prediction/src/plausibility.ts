import { type ClassEnvironments } from './class-environments.ts';
import { deepestEnvironment } from './deepest-environment.ts';
import { fullLevel } from './environments.ts';
import { findSlot } from './hash-table.ts';
import type { PlausibilityTables } from './shift-tables.ts';

/** Levels of the chain: X0 to F2. */
export const PLAUSIBILITY_LEVELS = fullLevel(2) + 1;
/** Units of the tables' natural logarithms. */
export const LOG_UNITS = 64;

/** How usual a molecule's environments are among known compounds. */
export interface Plausibility {
  /** Mean over the atoms of the log probability of their environments. */
  logProbability: number;
  /** Atoms whose environment of radius 1, of radius 2, no known compound has. */
  unknownRadius1: number;
  unknownRadius2: number;
}

/**
 * Mean over the atoms of the log probability of their environments among known compounds, as a
 * chain P(X0)·P(F0 | X0)·P(X1 | F0) … P(F2 | X2). A chain ends at the first environment never seen,
 * with the probability that its parent turns up in a new surrounding, t / (n + t) for t kinds among
 * n occurrences (I. H. Witten and T. C. Bell, IEEE Trans. Inf. Theory 37 (1991) 1085, method C):
 * novelty costs little where variety is the rule. The result is written again by each call.
 */
export function plausibilityReader(
  tables: PlausibilityTables,
  environments: ClassEnvironments,
): () => Plausibility {
  const { environments: table, logNovelty, logProbability, rootNovelty } = tables;
  const result: Plausibility = { logProbability: 0, unknownRadius1: 0, unknownRadius2: 0 };

  /**
   * Whole numbers of 1 / LOG_UNITS. Not remembered by slot: where two environments share a key, the
   * answer would depend on what was asked before.
   */
  function sumOfChain(ofClass: number, slot: number, level: number): number {
    if (slot < 0) return rootNovelty;
    let sum = level < PLAUSIBILITY_LEVELS - 1 ? logNovelty[slot] : 0;
    for (let shallower = 0; shallower <= level; shallower++) {
      const at = findSlot(table, environments.hash(ofClass, shallower));
      if (at >= 0) sum += logProbability[at];
    }
    return sum;
  }

  return () => {
    let sum = 0;
    let atoms = 0;
    result.unknownRadius1 = result.unknownRadius2 = 0;
    for (let c = 0; c < environments.count; c++) {
      const { slot, level } = deepestEnvironment(table, environments, c, PLAUSIBILITY_LEVELS);
      const size = environments.size[c];
      if (level < fullLevel(1)) result.unknownRadius1 += size;
      if (level < fullLevel(2)) result.unknownRadius2 += size;
      // Whole numbers: the sum cannot depend on the order of the atoms.
      sum += size * sumOfChain(c, slot, level);
      atoms += size;
    }
    result.logProbability = atoms === 0 ? 0 : sum / LOG_UNITS / atoms;
    return result;
  };
}
