import { expect, test } from 'vitest';
import type { MassScan } from './mass-scan.ts';
import { openRun } from './mass-run.ts';

const scanAt = (retentionS: number, height: number): MassScan => ({
  level: 1,
  total: null,
  retentionS,
  isProfile: false,
  points: () => ({ masses: [43, 58], heights: [height, height / 2] }),
});

test('scans that are not kept are read again, no further than asked, to the same spectra', () => {
  let read = 0;
  function* scans() {
    for (const [k, height] of [100, 300, 900, 200].entries()) {
      read++;
      yield scanAt(k, height);
    }
  }
  const options = { ionization: () => 'EI' };
  const kept = openRun(scans, { ...options, keeps: true })!;
  const again = openRun(scans, { ...options, keeps: false })!;
  expect(again.totals).toEqual([150, 450, 1350, 300]);
  expect([again.usual, kept.usual]).toEqual([2, 2]);
  const ranges = [
    { first: 1, last: 1 },
    { first: 0, last: 2 },
    { first: -3, last: 99 },
  ];
  for (const range of ranges) expect(again.pick(range)).toEqual(kept.pick(range));
  read = 0;
  again.pick({ first: 0, last: 1 });
  expect(read).toBeLessThanOrEqual(3);
  read = 0;
  kept.pick({ first: 0, last: 3 });
  expect(read).toBe(0);
});

test('a run without scans is none', () =>
  expect(openRun(() => [], { ionization: () => undefined, keeps: true })).toBeNull());
