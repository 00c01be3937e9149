import { expect, test } from 'vitest';
import { readAxisLabels } from './axis-labels.ts';
import type { OcrPort } from '../text/ocr-port.ts';

const ink = { width: 1_000, height: 60, level: new Uint8Array(60_000) };
const box = (x: number) => ({ x0: x - 15, y0: 20, x1: x + 15, y1: 30 });

/** A row of labels at the given positions, and a port that reads them as the given texts. */
function row(labels: readonly (readonly [x: number, text: string])[]) {
  const groups = labels.map(([x]) => ({ ...box(x), dots: [] }));
  const ocr: OcrPort = {
    async recognise(image) {
      const scale = (image.width - 28) / (groups.at(-1)!.x1 - groups[0]!.x0 + 8);
      return labels.map(([x, text]) => {
        const at = (x - groups[0]!.x0 + 4) * scale + 14;
        return { text, confidence: 90, box: { x0: at - 5, y0: 10, x1: at + 5, y1: 40 } };
      });
    },
  };
  return readAxisLabels(
    ink,
    { x0: groups[0]!.x0, y0: 20, x1: groups.at(-1)!.x1, y1: 30, glyphHeight: 10, groups },
    { ocr, minimum: 3 },
  );
}

test('numbers in proportion to their position are an axis, a misread one is dropped', async () => {
  const labels = (await row([
    [100, '10'],
    [200, '8'],
    [300, '6'],
    [400, '14'],
    [500, '2'],
  ]))!;
  expect(labels.points.map((p) => p.value)).toEqual([10, 8, 6, 2]);
  expect(labels.doubtful).toBe(true);
  expect(labels.line.slope).toBeCloseTo(-0.02, 6);
  expect(labels.beyondBreak).toEqual([]);
});

test('an infrared axis that changes its scale at 2000 keeps both parts', async () => {
  const labels = (await row([
    [100, '4000'],
    [240, '3000'],
    [380, '2000'],
    [520, '1500'],
    [660, '1000'],
    [800, '500'],
  ]))!;
  expect(labels.points.map((p) => p.value)).toEqual([2000, 1500, 1000, 500]);
  expect(labels.doubtful).toBe(false);
  expect(labels.beyondBreak.map((p) => p.value)).toEqual([4000, 3000, 2000]);
});

test('a misread number outvotes neither half of an axis with two scales', async () => {
  const labels = (await row([
    [100, '4000'],
    [240, '3000'],
    [380, '2000'],
    [520, '1500'],
    [660, '1000'],
    [800, '200'],
  ]))!;
  const all = [...labels.points, ...labels.beyondBreak].map((p) => p.value);
  expect([...new Set(all)].sort((a, b) => b - a)).toEqual([4000, 3000, 2000, 1500, 1000]);
  expect(labels.doubtful).toBe(true);
});

test('words, dates and single numbers are not an axis', async () => {
  expect(
    await row([
      [100, '17'],
      [200, '4'],
      [300, '93'],
      [400, '20'],
    ]),
  ).toBeNull();
  expect(
    await row([
      [100, 'a'],
      [300, ''],
      [500, '7'],
    ]),
  ).toBeNull();
});
