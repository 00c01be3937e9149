import { ELEMENT_FACTS } from '../chemistry/elements.ts';
import { ELEMENTS } from '../chemistry/elements.ts';
import type { AtomCounts } from './formula.ts';

/**
 * Degree of unsaturation (index of hydrogen deficiency): 1 + Σ nᵢ(vᵢ − 2)/2 with the lowest
 * valences v, as in Pretsch, Bühlmann, Badertscher, *Structure Determination of Organic Compounds*,
 * ch. 1. A charge counts as the proton that was given or taken (acetate as acetic acid, ammonium as
 * ammonia); a negative charge next to boron counts as tetravalent boron (BF4⁻, BPh4⁻). A
 * half-integer means an odd number of electrons.
 */
export function degreeOfUnsaturation(counts: AtomCounts, charge = 0): number {
  let twice = 2;
  for (const element of ELEMENTS)
    twice += (counts[element] ?? 0) * (ELEMENT_FACTS[element].valence - 2);
  const onBoron = Math.min(Math.max(-charge, 0), counts.B ?? 0);
  return (twice + charge + 2 * onBoron) / 2;
}
