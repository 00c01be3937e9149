import { scramble } from '@elucida/molecules/hashing';
import { MAX_VERTICES } from '@elucida/generator/skeleton';
import { MOST_UNITS } from '@elucida/generator/units';
import type { Draft } from './draft.ts';

/** Drafts remembered; a new one takes the place of another with the same low bits. */
const PLACES = 1 << 17;
const MOST_ORDERS = 4;

/** A number for each bond with its order, and for each unit at its vertex (A. L. Zobrist, 1970). */
const bondNumbers = numbers(MAX_VERTICES * MAX_VERTICES * MOST_ORDERS, 1);
const unitNumbers = numbers(MAX_VERTICES * MOST_UNITS, 2);

function numbers(
  count: number,
  salt: number,
): { readonly high: Int32Array; readonly low: Int32Array } {
  return {
    high: Int32Array.from({ length: count }, (_, i) => scramble(4 * i + salt)),
    low: Int32Array.from({ length: count }, (_, i) =>
      scramble(scramble(4 * i + salt) ^ 0x9e3779b1),
    ),
  };
}

/**
 * Fitness of drafts seen lately, by their bonds and units as they are numbered: most proposals of a
 * search lead back to a draft that it has just left, and perceiving each again costs more than all
 * else.
 */
export interface DraftMemory {
  /** Fitness of the same draft, or NaN. */
  recall(draft: Draft): number;
  /** Remembers the draft that was asked for last. */
  store(fitness: number): void;
}

export function draftMemory(): DraftMemory {
  const highOf = new Int32Array(PLACES);
  const lowOf = new Int32Array(PLACES);
  const fitnessOf = new Float64Array(PLACES).fill(NaN);
  let high = 0;
  let low = 0;

  return {
    recall(draft) {
      high = low = 0;
      for (let v = 0; v < draft.vertexCount; v++) {
        const unit = v * MOST_UNITS + draft.units[v].code;
        high ^= unitNumbers.high[unit];
        low ^= unitNumbers.low[unit];
        for (let rest = draft.adjacency[v] & ((1 << v) - 1); rest !== 0; rest &= rest - 1) {
          const at = v * MAX_VERTICES + 31 - Math.clz32(rest & -rest);
          const bond = at * MOST_ORDERS + draft.order[at];
          high ^= bondNumbers.high[bond];
          low ^= bondNumbers.low[bond];
        }
      }
      const place = low & (PLACES - 1);
      return highOf[place] === high && lowOf[place] === low ? fitnessOf[place] : NaN;
    },
    store(fitness) {
      const place = low & (PLACES - 1);
      highOf[place] = high;
      lowOf[place] = low;
      fitnessOf[place] = fitness;
    },
  };
}
