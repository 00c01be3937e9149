import { ELEMENTS, type ElementSymbol } from '../chemistry/elements.ts';
import type { AtomCounts } from './formula.ts';

const alphabetical: readonly ElementSymbol[] = [...ELEMENTS].sort();
const carbonFirst: readonly ElementSymbol[] = [
  'C',
  'H',
  ...alphabetical.filter((element) => element !== 'C' && element !== 'H'),
];

/**
 * Elements in Hill order (E. A. Hill, J. Am. Chem. Soc. 22 (1900) 478): C, H, then the alphabet;
 * without C the alphabet alone.
 */
export const hillOrder = (counts: AtomCounts): readonly ElementSymbol[] =>
  (counts.C ? carbonFirst : alphabetical).filter((element) => counts[element]);

/** `-`, `-2`, `+`, or nothing for 0. */
export const chargeSuffix = (charge: number): string =>
  charge === 0 ? '' : `${charge < 0 ? '-' : '+'}${Math.abs(charge) > 1 ? Math.abs(charge) : ''}`;

/**
 * The formula as ASCII text in Hill order with its charge; `parseFormula` reads it back to the same
 * atoms.
 */
export const hillText = (counts: AtomCounts, charge = 0): string =>
  hillOrder(counts)
    .map((element) => (counts[element] === 1 ? element : `${element}${counts[element]}`))
    .join('') + chargeSuffix(charge);
