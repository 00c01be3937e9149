import { multiplier } from '../words/numerals.ts';

/** A prefix in plain small letters and the number it says. */
export type CountingPrefix = readonly [prefix: string, count: number];

/** `mono`, `di` … up to a number, in the spellings of all languages, in ascending order. */
export const countingPrefixes = (most: number): readonly CountingPrefix[] => [
  ['mono', 1],
  ...Array.from({ length: most - 1 }, (_, i) => i + 2).flatMap((count) =>
    [...new Set([multiplier(count, 0), multiplier(count, 2)])].map((prefix): CountingPrefix => [
      prefix,
      count,
    ]),
  ),
];
