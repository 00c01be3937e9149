import type { Words } from './word.ts';

/** The word for a halide in functional class names. */
export const HALIDE_WORDS: Readonly<Record<number, Words>> = {
  9: ['fluoride', 'fluoruro', 'fluoruro'],
  17: ['chloride', 'cloruro', 'kloruro'],
  35: ['bromide', 'bromuro', 'bromuro'],
  53: ['iodide', 'yoduro', 'ioduro'],
};
