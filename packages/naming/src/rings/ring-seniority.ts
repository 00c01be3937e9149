import { REPLACEMENTS, heteroRank } from '../words/replacement.ts';
import { heteroatomKeys } from './heteroatom-keys.ts';
import type { Locant } from './locant.ts';
import { ringCount, type Skeleton } from './skeleton.ts';

/**
 * Seniority of a ring system as numbers to compare in order, higher first (IUPAC 2013, P-44.2.1):
 * heterocycle, nitrogen, the most senior heteroatom, rings, atoms, heteroatoms, heteroatoms by
 * element; then low locants of the heteroatoms.
 */
export function ringSeniority(skeleton: Skeleton, locants: readonly Locant[]): number[] {
  const { elements } = skeleton;
  const hetero = elements.filter((element) => element !== 6);
  const hasNitrogen = hetero.includes(7);
  const senior = hasNitrogen || hetero.length === 0 ? 0 : -Math.min(...hetero.map(heteroRank));
  const [low] = heteroatomKeys(elements, (atom) => locants[atom].number);
  return [
    hetero.length > 0 ? 1 : 0,
    hasNitrogen ? 1 : 0,
    senior,
    ringCount(skeleton),
    elements.length,
    hetero.length,
    ...REPLACEMENTS.map(({ element }) => hetero.filter((other) => other === element).length),
    ...low.map((number) => -number),
  ];
}
