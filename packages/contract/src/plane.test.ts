import { PLANE_SIDE, PLANE_TEXT } from '@elucida/spectra/planes/write-plane';
import { expect, test } from 'vitest';
import { analysisResponseSchema } from './analysis.ts';
import { SPECTRA_FIELD_MAX } from './limits.ts';
import { manualSpectrumSchema } from './manual-payload.ts';
import { planeSchema } from './plane.ts';
import { reportResultSchema } from './reports.ts';

const plane = {
  across: [5, 1],
  down: [80, 10],
  ...{ columns: 2, rows: 2, low: 3, high: 300, noise: 1, heights: 'AQEBAQ==' },
};
const block = { type: 'HSQC', peaks: [{ delta_h_ppm: 4.1, delta_c_ppm: 60 }], plane };

test('a plane goes with the peaks of two dimensions: as sent, as answered, as printed', () => {
  expect(manualSpectrumSchema.parse(block)).toEqual(block);
  expect(reportResultSchema.parse({ spectra: [block] }).spectra[0]!.plane).toEqual(plane);
  const answered = analysisResponseSchema.shape.spectra.parse([{ ...block, source: 'typed' }]);
  expect(answered[0]!.plane).toEqual(plane);
});

test('a spectrum of one dimension has none', () => {
  const sent = { type: 'H1NMR', peaks: [{ delta_ppm: 4.1 }], plane };
  expect(manualSpectrumSchema.parse(sent)).not.toHaveProperty('plane');
});

test.each([
  ['a text beyond the bound', { heights: 'A'.repeat(PLANE_TEXT + 1) }],
  ['a text that is no base64', { heights: '<svg>' }],
  ['more columns than are drawn', { columns: PLANE_SIDE + 1 }],
  ['a fraction of a row', { rows: 2.5 }],
  ['a row alone', { rows: 1 }],
  ['an axis without extent', { across: [2, 2] }],
  ['an axis of three', { down: [1, 2, 3] }],
  ['a shift without end', { down: [1, Infinity] }],
  ['no noise', { noise: 0 }],
  ['heights below zero', { low: -1 }],
  ['a range without end', { high: 1e15 }],
])('%s is refused', (_, wrong) => {
  expect(planeSchema.safeParse({ ...plane, ...wrong }).success).toBe(false);
  expect(manualSpectrumSchema.safeParse({ ...block, plane: { ...plane, ...wrong } }).success).toBe(
    false,
  );
});

test('four planes leave room for curves in the form that is sent with images', () => {
  expect(4 * PLANE_TEXT).toBeLessThan(SPECTRA_FIELD_MAX / 2);
});
