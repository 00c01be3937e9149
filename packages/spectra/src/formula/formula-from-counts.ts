import { ELECTRON_MASS, ELEMENT_FACTS } from '../chemistry/elements.ts';
import { ELEMENTS, type ElementSymbol } from '../chemistry/elements.ts';
import type { AtomCounts, Formula } from './formula.ts';
import { hillText } from './hill.ts';
import { degreeOfUnsaturation } from './unsaturation.ts';

/**
 * The formula value of these atoms, with no check that such a molecule exists: fragments, losses
 * and radicals have one too.
 * Sources of masses: `ELEMENT_FACTS`.
 */
export function formulaFromCounts(atoms: AtomCounts, charge = 0): Formula {
  const counts: Partial<Record<ElementSymbol, number>> = {};
  let heavyAtoms = 0;
  let monoisotopicMass = -charge * ELECTRON_MASS;
  let averageMass = -charge * ELECTRON_MASS;
  for (const element of ELEMENTS) {
    const count = atoms[element] ?? 0;
    if (count === 0) continue;
    counts[element] = count;
    if (element !== 'H') heavyAtoms += count;
    monoisotopicMass += count * ELEMENT_FACTS[element].main.mass;
    averageMass += count * ELEMENT_FACTS[element].averageMass;
  }
  return {
    hill: hillText(counts, charge),
    counts,
    charge,
    heavyAtoms,
    unsaturation: degreeOfUnsaturation(counts, charge),
    monoisotopicMass,
    averageMass,
  };
}
