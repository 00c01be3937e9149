import { heteroRank, REPLACEMENTS } from '../../words/replacement.ts';

/**
 * Seniority of base components as numbers, lower is senior (IUPAC 2013, P-25.3.1.3 a–h; FR-2.3):
 * nitrogen; the most senior heteroatom; rings; ring sizes;
 * heteroatoms; their variety; by element.
 */
export function baseSeniority(elements: readonly number[], ringSizes: readonly number[]): number[] {
  const hetero = elements.filter((element) => element !== 6);
  const hasNitrogen = hetero.includes(7);
  const sizes = [...ringSizes].sort((p, q) => q - p);
  return [
    hasNitrogen ? 0 : 1,
    hasNitrogen ? 0 : Math.min(REPLACEMENTS.length, ...hetero.map(heteroRank)),
    -sizes.length,
    ...sizes.map((size) => -size),
    -hetero.length,
    -new Set(hetero).size,
    ...REPLACEMENTS.map(({ element }) => -hetero.filter((other) => other === element).length),
  ];
}
