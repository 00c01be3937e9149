import type { Words } from './word.ts';

/**
 * A skeletal heteroatom: atomic number, bonding number, and its replacement prefix with the final
 * `a`.
 */
export interface Replacement {
  readonly element: number;
  readonly valence: number;
  readonly words: Words;
}

/**
 * Skeletal replacement ('a') prefixes in falling order of seniority (IUPAC 2013, P-15.4, table
 * 1.5). Spanish: RSEQ; Basque: z for the soft c.
 */
export const REPLACEMENTS: readonly Replacement[] = [
  { element: 9, valence: 1, words: ['fluora', 'fluora', 'fluora'] },
  { element: 17, valence: 1, words: ['chlora', 'clora', 'klora'] },
  { element: 35, valence: 1, words: ['broma', 'broma', 'broma'] },
  { element: 53, valence: 1, words: ['ioda', 'yoda', 'ioda'] },
  { element: 8, valence: 2, words: ['oxa', 'oxa', 'oxa'] },
  { element: 16, valence: 2, words: ['thia', 'tia', 'tia'] },
  { element: 34, valence: 2, words: ['selena', 'selena', 'selena'] },
  { element: 52, valence: 2, words: ['tellura', 'telura', 'telura'] },
  { element: 7, valence: 3, words: ['aza', 'aza', 'aza'] },
  { element: 15, valence: 3, words: ['phospha', 'fosfa', 'fosfa'] },
  { element: 33, valence: 3, words: ['arsa', 'arsa', 'arsa'] },
  { element: 51, valence: 3, words: ['stiba', 'estiba', 'estiba'] },
  { element: 83, valence: 3, words: ['bisma', 'bisma', 'bisma'] },
  { element: 14, valence: 4, words: ['sila', 'sila', 'sila'] },
  { element: 32, valence: 4, words: ['germa', 'germa', 'germa'] },
  { element: 50, valence: 4, words: ['stanna', 'estanna', 'estanna'] },
  { element: 82, valence: 4, words: ['plumba', 'plumba', 'plumba'] },
  { element: 5, valence: 3, words: ['bora', 'bora', 'bora'] },
  { element: 13, valence: 3, words: ['alumina', 'alumina', 'alumina'] },
];

const RANK = new Map(REPLACEMENTS.map((entry, index) => [entry.element, index]));

/** Place in the order of seniority, 0 most senior; carbon and unknown elements come last. */
export function heteroRank(element: number): number {
  return RANK.get(element) ?? REPLACEMENTS.length;
}

export function replacementOf(element: number): Replacement | undefined {
  const rank = RANK.get(element);
  return rank === undefined ? undefined : REPLACEMENTS[rank];
}

/** Atoms of one element that replacement prefixes name and are read for. */
export const MOST_REPLACED = 12;
