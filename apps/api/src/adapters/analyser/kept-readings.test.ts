import type { JobImage } from '@elucida/analysis/job';
import type { ReadingResult } from '@elucida/reading/spectrum-reading';
import { expect, test } from 'vitest';
import { KeptReadings } from './kept-readings.ts';

const image = (content: number, more: Partial<JobImage> = {}): JobImage => ({
  name: 'h1.png',
  bytes: new Uint8Array([content]),
  ...more,
});
const REFUSED: ReadingResult = { ok: false, reason: 'no-axis' };
/** What was read, as far as it is looked at. */
const read = (type: 'H1NMR' | 'IR') =>
  ({ ok: true, reading: { spectrum: { type, peaks: [] } } }) as unknown as ReadingResult;

test('the key is the content, the technique and the axis, not the name', async () => {
  const readings = new KeptReadings(1_000);
  const key = await readings.keyOf(image(1));
  expect(await readings.keyOf(image(1, { name: 'other.png' }))).toBe(key);
  const others = [image(2), image(1, { type: 'IR' }), image(1, { axis: [10, 0] })];
  for (const other of others) expect(await readings.keyOf(other)).not.toBe(key);
});

test('shifts are read for a formula; anything else is read once for all', () => {
  const readings = new KeptReadings(10_000);
  readings.keep('proton', { formula: 'C8H8O', result: read('H1NMR') });
  readings.keep('infrared', { formula: 'C8H8O', result: read('IR') });
  readings.keep('refused', { formula: undefined, result: REFUSED });
  expect(readings.find('proton', 'C8H8O')).toEqual(read('H1NMR'));
  expect(readings.find('proton', 'C8H10')).toBeUndefined();
  expect(readings.find('proton', undefined)).toBeUndefined();
  expect(readings.find('infrared', 'C8H10')).toEqual(read('IR'));
  expect(readings.find('refused', 'C8H8O')).toEqual(REFUSED);
});

test('the longest unused are forgotten when it is full', () => {
  const one = JSON.stringify(REFUSED).length;
  const readings = new KeptReadings(2 * one);
  readings.keep('a', { formula: 'CH4', result: REFUSED });
  readings.keep('b', { formula: 'CH4', result: REFUSED });
  readings.find('a', 'CH4');
  readings.keep('c', { formula: 'CH4', result: REFUSED });
  expect(['a', 'b', 'c'].map((key) => readings.find(key, 'CH4') !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
