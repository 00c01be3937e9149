import type { ProtonGroup } from '../assignment/proton-groups.ts';

/** Vicinal hydrogens on other carbons, as the n + 1 rule counts them. */
export interface NeighbourCount {
  readonly neighbours: number;
  /** Different kinds among them. */
  readonly kinds: number;
  /**
   * The rule does not hold: equivalent neighbours (AA′BB′), hydrogens under one signal that may
   * differ.
   */
  readonly secondOrder: boolean;
}

/**
 * Counts the vicinal hydrogens of a group that are not equivalent to it; those that exchange are
 * left out.
 */
export function neighbourCount({
  partners,
  several,
  symmetryClass,
}: Pick<ProtonGroup, 'partners' | 'several' | 'symmetryClass'>): NeighbourCount {
  const vicinal = partners.filter(
    ({ kind }) => kind === 'vicinal' || kind === 'ortho' || kind === 'olefinic',
  );
  const others = vicinal.filter((partner) => partner.symmetryClass !== symmetryClass);
  return {
    neighbours: others.reduce((sum, { nuclei }) => sum + nuclei, 0),
    kinds: new Set(others.map((partner) => partner.symmetryClass)).size,
    secondOrder:
      vicinal.length > others.length || (several && others.some(({ mayDiffer }) => mayDiffer)),
  };
}
