import { expect, test } from 'vitest';
import { heteroBlock } from './hetero-block.ts';

const at = (ppm: number, height = 100) => ({ ppm, height });

test('the lines of a multiplet are one signal at the middle of their heights', () =>
  expect(
    heteroBlock({
      type: 'F19NMR',
      mhz: 376,
      solvent: 'CDCl3',
      // A triplet of 10 Hz, and a doublet of 48 Hz with its lines as far apart as those of CHF.
      lines: [at(-113.373, 50), at(-113.4, 100), at(-113.427, 50), at(-180.0), at(-180.128)],
    }),
  ).toEqual({
    type: 'F19NMR',
    metadata: { frequency_mhz: 376, solvent: 'CDCl3' },
    peaks: [{ delta_ppm: -113.4 }, { delta_ppm: -180.06 }],
  }));

test('what is far weaker than the tallest line is left out', () =>
  expect(
    heteroBlock({ type: 'P31NMR', mhz: 162, solvent: '', lines: [at(29.4, 1000), at(25.1, 15)] }),
  ).toEqual({
    type: 'P31NMR',
    metadata: { frequency_mhz: 162 },
    peaks: [{ delta_ppm: 29.4 }],
  }));
