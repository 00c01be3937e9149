import type { Partner } from './partner.ts';

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

/** Hydrogens that topology makes equivalent, and what splits them. */
interface SplitGroup {
  readonly symmetryClass: number;
  /** They may have constants of their own though they lie under one signal. */
  readonly several: boolean;
  readonly partners: readonly Partner[];
}

/**
 * Counts the vicinal hydrogens of a group that are not equivalent to it; those that exchange are
 * left out.
 */
export function neighbourCount({ partners, several, symmetryClass }: SplitGroup): NeighbourCount {
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
