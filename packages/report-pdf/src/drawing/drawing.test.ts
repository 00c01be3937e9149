import { expect, test } from 'vitest';
import { sampleResult } from '../testing/sample-result.ts';
import { axisTicks } from './axis-ticks.ts';
import { plotData } from './plot-data.ts';
import { structurePicture } from './structure-picture.ts';

test.each([
  [
    [10, 0],
    [0, 2, 4, 6, 8, 10],
  ],
  [
    [220, 0],
    [0, 50, 100, 150, 200],
  ],
  [
    [4000, 400],
    [500, 1000, 1500, 2000, 2500, 3000, 3500, 4000],
  ],
  [
    [0, 161],
    [0, 25, 50, 75, 100, 125, 150],
  ],
  [
    [12.4, -0.9],
    [0, 2, 4, 6, 8, 10, 12],
  ],
] as const)('ticks of %j', (domain, ticks) => expect(axisTicks(domain, 8)).toEqual(ticks));

test('a structure is read back whole: bonds, symbols, and a number next to every atom', () => {
  const picture = structurePicture('CCOC(C)=O')!;
  expect(
    picture.shapes
      .filter(({ kind }) => kind === 'text')
      .map((shape) => 'text' in shape && shape.text),
  ).toEqual(['O', 'O']);
  // Four single bonds, and two lines for C=O.
  expect(picture.shapes.filter(({ kind }) => kind === 'line')).toHaveLength(6);
  expect(picture.numbers.map(({ atom }) => atom)).toEqual([0, 1, 2, 3, 4, 5]);
  for (const { x, y } of picture.numbers)
    expect(x > 0 && y > 0 && x < picture.width && y < picture.height).toBe(true);
});

test.each(['C1CC1', 'c1ccccc1C(=O)O', 'CC(C)(C)c1ccc(N)cc1', 'C1CCC2(CC1)OCCO2'])(
  'no number of %s lies on a bond',
  (smiles) => {
    const { shapes, numbers } = structurePicture(smiles)!;
    for (const { x, y } of numbers) {
      for (const shape of shapes) {
        if (shape.kind !== 'line') continue;
        const { x1, y1, x2, y2 } = shape;
        const along = Math.max(
          0,
          Math.min(
            1,
            ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / ((x2 - x1) ** 2 + (y2 - y1) ** 2),
          ),
        );
        expect(Math.hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1))).toBeGreaterThan(
          3,
        );
      }
    }
  },
);

test.each(['CC(=O', '', 'not a molecule', 'C'.repeat(100)])('%s is not drawn', (smiles) =>
  expect(structurePicture(smiles)).toBeNull(),
);

test('a plot has what was observed, what was predicted, and what is missing', () => {
  const { spectra, candidates } = sampleResult();
  expect(plotData(spectra[0]!, candidates[0]).predicted).toEqual([
    { x: 4.14, sd: 0.06, height: 2 / 3, missing: false },
    { x: 2.04, sd: 0.04, height: 1, missing: false },
    { x: 1.26, sd: 0, height: 0.5, missing: true },
  ]);
  expect(plotData(spectra[2]!, candidates[0]).ranges).toEqual([
    { from: 1730, to: 1755, missing: false },
  ]);
  expect(plotData(spectra[0]!, undefined).predicted).toEqual([]);
});
