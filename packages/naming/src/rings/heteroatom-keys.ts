import { heteroRank } from '../words/replacement.ts';

/**
 * Locants of the heteroatoms, all together and then by falling seniority of the elements: what the
 * lowest-locant rules compare (P-31.1.4.2.4).
 */
export function heteroatomKeys(
  elements: readonly number[],
  number: (atom: number) => number,
): [number[], number[]] {
  const hetero = elements
    .map((element, atom) => ({ rank: heteroRank(element), at: number(atom) }))
    .filter((_, atom) => elements[atom] !== 6);
  return [
    hetero.map(({ at }) => at).sort((p, q) => p - q),
    [...hetero].sort((p, q) => p.rank - q.rank || p.at - q.at).map(({ at }) => at),
  ];
}
