import { ELEMENT_FACTS, type ElementSymbol } from '../chemistry/elements.ts';
import type { AtomCounts } from './formula.ts';

/** Nominal mass in Da: the molecular ion of the most abundant isotopes, by mass numbers. */
export const nominalMass = (counts: AtomCounts): number =>
  (Object.entries(counts) as [ElementSymbol, number][]).reduce(
    (sum, [element, count]) => sum + ELEMENT_FACTS[element].main.massNumber * count,
    0,
  );
