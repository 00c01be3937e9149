import { expect, test } from 'vitest';
import { simulateSpectrum } from './simulate-spectrum.ts';
import type { SpinCoupling } from './spin-system.ts';

test('an ethyl group far from second order: quartet 1:3:3:1 and triplet 1:2:1 within 1 Hz', () => {
  const got = simulateSpectrum(
    {
      groups: [
        { ppm: 4.12, nuclei: 2, atoms: [1] },
        { ppm: 1.26, nuclei: 3, atoms: [0] },
      ],
      couplings: [[0, 1, 7.1]],
    },
    400,
  );
  const strong = got.map(({ lines }) =>
    lines.filter(({ intensity }) => intensity > 0.1).map(({ hz }) => hz),
  );
  const near = (lines: readonly number[], places: readonly number[]) =>
    lines.every((hz) => places.some((place) => Math.abs(hz - place) < 1)) &&
    places.every((place) => lines.some((hz) => Math.abs(hz - place) < 1));
  expect(
    near(
      strong[0]!,
      [-1.5, -0.5, 0.5, 1.5].map((k) => 4.12 * 400 + k * 7.1),
    ),
  ).toBe(true);
  expect(
    near(
      strong[1]!,
      [-1, 0, 1].map((k) => 1.26 * 400 + k * 7.1),
    ),
  ).toBe(true);
});

test('nuclei of another element split to first order and have no line', () => {
  const [fluoromethane] = simulateSpectrum(
    {
      groups: [
        { ppm: 4.27, nuclei: 3, atoms: [0] },
        { ppm: null, nuclei: 1, atoms: [1] },
      ],
      couplings: [[0, 1, 46.4]],
    },
    400,
  );
  expect(
    fluoromethane!.lines.map(({ hz, intensity }) => [Math.round(hz * 10) / 10, intensity]),
  ).toEqual([
    [1684.8, 1.5],
    [1731.2, 1.5],
  ]);
});

test('copies count in the intensities, and nothing depends on the order of groups', () => {
  const groups = [
    { ppm: 3.48, nuclei: 2, atoms: [1, 3], copies: 2 },
    { ppm: 1.2, nuclei: 3, atoms: [0, 4], copies: 2 },
  ];
  const sums = simulateSpectrum({ groups, couplings: [[0, 1, 7]] }, 400).map(({ lines }) =>
    lines.reduce((sum, { intensity }) => sum + intensity, 0),
  );
  expect(sums.map((sum) => Math.round(sum * 100) / 100)).toEqual([4, 6]);
});

test('a chain too long for one matrix is cut, and each group keeps its hydrogens', () => {
  const shifts = [3.64, 1.57, 1.36, 1.31, 1.3, 1.29, 1.28, 1.27, 1.28, 0.88];
  const groups = shifts.map((ppm, k) => ({ ppm, nuclei: k === 9 ? 3 : 2, atoms: [k] }));
  const found = simulateSpectrum(
    { groups, couplings: shifts.slice(1).map((_, k): SpinCoupling => [k, k + 1, 7]) },
    400,
  );
  found.forEach(({ group, lines }) =>
    expect(lines.reduce((sum, { intensity }) => sum + intensity, 0)).toBeCloseTo(
      groups[group]!.nuclei,
      1,
    ),
  );
  // Virtual coupling fills the gaps of the methyl triplet, and leaves its middle where it is.
  const methyl = found.at(-1)!.lines;
  expect(methyl.reduce((sum, { hz, intensity }) => sum + hz * intensity, 0) / 3 / 400).toBeCloseTo(
    0.88,
    1,
  );
  expect(methyl.filter(({ intensity }) => intensity > 0.01).length).toBeGreaterThan(10);
});
