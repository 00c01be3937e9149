import type { ElementSymbol } from '../chemistry/elements.ts';
import type { AtomCounts } from './formula.ts';
import { degreeOfUnsaturation } from './unsaturation.ts';

/**
 * How much rarer a formula becomes with an element, and with each further atom of it: natural logarithms of
 * shares, rounded, among the 3,412 known compounds of this product (`packages/library`). For
 * nitrogen and oxygen they are half of that, since molecules of research are larger than those. Elements that
 * hardly occur there have the cost of one in a thousand.
 */
const COSTS: Readonly<Partial<Record<ElementSymbol, readonly [first: number, further: number]>>> = {
  N: [1.2, 0.7],
  O: [0, 0.2],
  S: [4, 2],
  P: [5.5, 3],
  // Fluorines come in threes as often as alone.
  F: [4.2, 0.4],
  Cl: [2.8, 0.9],
  Br: [3, 1.7],
  I: [4.2, 2],
  B: [6.9, 2],
  Si: [6.3, 1],
};
const RARE = [6.9, 6.9] as const;

/**
 * Ratios to carbon that 99.7 % of 45,000 formulas of compounds keep: T. Kind, O. Fiehn, BMC Bioinformatics 8
 * (2007) 105, "Seven Golden Rules", table 2 (common range).
 */
const RATIOS: readonly (readonly [ElementSymbol, low: number, high: number])[] = [
  ['H', 0.2, 3.1],
  ['F', 0, 1.5],
  ['Cl', 0, 0.8],
  ['Br', 0, 0.8],
  ['N', 0, 1.3],
  ['O', 0, 1.2],
  ['P', 0, 0.3],
  ['S', 0, 0.8],
  ['Si', 0, 0.5],
];

/** Whether a formula keeps the ratios of elements that nearly all compounds keep. */
export const isUsual = (counts: AtomCounts): boolean => {
  const carbons = counts.C ?? 0;
  return RATIOS.every(([element, low, high]) => {
    const ratio = (counts[element] ?? 0) / carbons;
    return carbons > 0 && ratio >= low && ratio <= high;
  });
};

/**
 * Rings and double bonds for each carbon: mean and standard deviation of the 962 formulas of those compounds with six
 * carbons or more.
 */
const UNSATURATION = { mean: 0.47, sd: 0.27 } as const;

/**
 * How rare the composition is, in natural logarithms: more with each rarer element, and far from the usual
 * unsaturation.
 */
export function compositionCost(counts: AtomCounts): number {
  const unsaturation = degreeOfUnsaturation(counts) / Math.max(1, counts.C ?? 0);
  return elementsCost(counts) + ((unsaturation - UNSATURATION.mean) / UNSATURATION.sd) ** 2 / 2;
}

/** The part of it that elements apart from carbon and hydrogen have. */
export const elementsCost = (counts: AtomCounts): number =>
  (Object.entries(counts) as [ElementSymbol, number][]).reduce((sum, [element, count]) => {
    if (element === 'C' || element === 'H' || count === 0) return sum;
    const [first, further] = COSTS[element] ?? RARE;
    return sum + first + further * (count - 1);
  }, 0);
