import { describe, expect, test } from 'vitest';
import { signalHydrogens } from './signal-hydrogens.ts';

const signals = (rows: readonly (readonly [area: number, printed: number | null])[]) =>
  rows.map(([area, printed]) => ({ area, lineHeight: null, printed, mult: 'm', broad: false }));

describe('ethyl acetate: quartet, singlet, triplet', () => {
  test('printed integrals outrank areas', () => {
    const found = signalHydrogens(
      signals([
        [260, 2.02],
        [290, 2.97],
        [350, 3],
      ]),
      8,
    );
    expect(found).toEqual({ counts: [2, 3, 3], exceeds: null, misread: [] });
  });

  test('a signal without a number is measured by the others', () => {
    expect(
      signalHydrogens(
        signals([
          [210, null],
          [290, 2.97],
          [310, 3],
        ]),
        8,
      ).counts,
    ).toEqual([2, 3, 3]);
  });

  test('a number that its area contradicts is put aside, and said', () => {
    const found = signalHydrogens(
      signals([
        [210, 2.02],
        [290, 7.97],
        [310, 3],
      ]),
      8,
    );
    expect(found).toEqual({ counts: [2, 3, 3], exceeds: null, misread: [1] });
  });

  test('where most contradict, the areas count', () => {
    const found = signalHydrogens(
      signals([
        [210, 9.8],
        [290, 0],
        [310, 3],
      ]),
      8,
    );
    expect(found).toEqual({ counts: [2, 3, 3], exceeds: null, misread: [] });
  });
});

test('integrals relative to the smallest are brought to the formula', () => {
  // Butan-2-one, its quartet set to one.
  const rows = [
    [2, 1],
    [3, 1.5],
    [3, 1.51],
  ] as const;
  expect(signalHydrogens(signals(rows), 8).counts).toEqual([2, 3, 3]);
});

test('half a symmetric molecule', () => {
  // Diethyl ether.
  expect(
    signalHydrogens(
      signals([
        [2, 2.01],
        [3, 2.99],
      ]),
      10,
    ).counts,
  ).toEqual([4, 6]);
});
