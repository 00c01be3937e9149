import type { JobImage } from '@elucida/analysis/job';
import type { ReadingResult } from '@elucida/engine/reading/spectrum-reading';
import { expect, test } from 'vitest';
import { KeptReadings } from './kept-readings.ts';

const image = (content: number, more: Partial<JobImage> = {}): JobImage => ({
  name: 'h1.png',
  bytes: new Uint8Array([content]),
  ...more,
});
const REFUSED: ReadingResult = { ok: false, reason: 'no-axis' };
/** What was read, as far as it is looked at. */
const read = (type: 'H1NMR' | 'C13NMR') =>
  ({ ok: true, reading: { spectrum: { type, peaks: [] } } }) as unknown as ReadingResult;

test('the key is the content, the technique and the axis, not the name', async () => {
  const readings = new KeptReadings(1_000);
  const key = await readings.keyOf(image(1));
  expect(await readings.keyOf(image(1, { name: 'other.png' }))).toBe(key);
  const others = [image(2), image(1, { type: 'IR' }), image(1, { axis: [10, 0] })];
  for (const other of others) expect(await readings.keyOf(other)).not.toBe(key);
});

test('integrals are counted for a formula; anything else is read once for all', () => {
  const readings = new KeptReadings(10_000);
  readings.keep('proton', { hydrogens: 8, result: read('H1NMR') });
  readings.keep('carbon', { hydrogens: 8, result: read('C13NMR') });
  readings.keep('refused', { hydrogens: undefined, result: REFUSED });
  expect(readings.find('proton', 8)).toEqual(read('H1NMR'));
  expect(readings.find('proton', 10)).toBeUndefined();
  expect(readings.find('proton', undefined)).toBeUndefined();
  expect(readings.find('carbon', 10)).toEqual(read('C13NMR'));
  expect(readings.find('refused', 8)).toEqual(REFUSED);
});

test('the longest unused are forgotten when it is full', () => {
  const one = JSON.stringify(REFUSED).length;
  const readings = new KeptReadings(2 * one);
  readings.keep('a', { hydrogens: 1, result: REFUSED });
  readings.keep('b', { hydrogens: 1, result: REFUSED });
  readings.find('a', 1);
  readings.keep('c', { hydrogens: 1, result: REFUSED });
  expect(['a', 'b', 'c'].map((key) => readings.find(key, 1) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});
