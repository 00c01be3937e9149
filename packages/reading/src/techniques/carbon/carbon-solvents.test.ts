import { expect, test } from 'vitest';
import { CARBON_SOLVENTS, solventLines } from './carbon-solvents.ts';

const solvent = (name: string) => CARBON_SOLVENTS.find((s) => s.id === name)!;
const lines = (...at: readonly (readonly [ppm: number, height: number])[]) =>
  at.map(([ppm, height]) => ({ ppm, at: { height } }));
const septet = (centre: number, step: number, tallest = 70) =>
  [1, 3, 6, 7, 6, 3, 1].map((w, k) => [centre + (k - 3) * step, (w * tallest) / 7] as const);

test.each([
  ['DMSO-d6', 39.52, 0.21],
  ['CD3OD', 49, 0.17],
  ['acetone-d6', 29.84, 0.26],
] as const)('the septet of %s, at the field of the spectrum', (name, centre, step) => {
  expect(
    solventLines(lines([18.1, 90], ...septet(centre, step), [128.4, 100]), solvent(name)),
  ).toHaveLength(7);
});

test.each([
  ['CDCl3', [1, 1, 1]],
  ['CD3OD', [1, 3, 6, 7, 6, 3, 1]],
])('deuterium splits the carbon of %s into %j', (name, pattern) => {
  expect(solvent(name).pattern).toEqual(pattern);
});

test('a septet whose outer lines are lost', () => {
  expect(solventLines(lines(...septet(39.5, 0.21).slice(1, 6)), solvent('DMSO-d6'))).toHaveLength(
    5,
  );
});

test("the triplet of benzene, and a compound's line next to it", () => {
  const found = solventLines(
    lines([127.82, 50], [128.06, 52], [128.3, 49], [129.4, 80]),
    solvent('C6D6'),
  );
  expect(found.map((l) => l.ppm)).toEqual([127.82, 128.06, 128.3]);
});

test.each([
  ['one line at the place of dimethyl sulfoxide', 'DMSO-d6', lines([39.5, 80])],
  ['two unequal lines at the place of methanol', 'CD3OD', lines([48.8, 80], [49.2, 30])],
  [
    'three aromatic carbons at the place of benzene, of unequal heights',
    'C6D6',
    lines([127.8, 100], [128.1, 40], [128.4, 95]),
  ],
  [
    'five lines of the compound near 29.8 ppm, all alike',
    'acetone-d6',
    lines([29.2, 80], [29.4, 82], [29.6, 79], [29.8, 81], [30.0, 80]),
  ],
])('%s stays', (_, name, own) => {
  expect(solventLines(own, solvent(name))).toEqual([]);
});
