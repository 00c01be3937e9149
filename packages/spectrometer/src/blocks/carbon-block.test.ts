import { expect, test } from 'vitest';
import { carbonBlock, type DeptLines } from './carbon-block.ts';

const line = (ppm: number, height = 100) => ({ ppm, height });
/** Carbons of 4-methoxybenzyl alcohol's kind: two without hydrogen, CH, OCH₂ and OCH₃. */
const LINES = [159.2, 133.1, 128.7, 113.9, 64.9, 55.3].map((ppm) => line(ppm));
const WINDOW = { from: 165, to: -5 };
const AT_135: DeptLines = {
  angle: 135,
  lines: [line(128.7), line(113.9), line(64.9, -80), line(55.3)],
  ...WINDOW,
};
const AT_90: DeptLines = { angle: 90, lines: [line(128.71), line(113.88)], ...WINDOW };
const typesBy = (dept: readonly DeptLines[]) =>
  carbonBlock({ lines: LINES, mhz: 100.6, solvent: '', dept, carbons: null }).peaks.map(
    ({ carbon_type: type }) => type,
  );

test('DEPT-135 tells CH₂, odd and none; with DEPT-90 CH from CH₃', () => {
  expect(typesBy([AT_135])).toEqual(['C', 'C', 'odd', 'odd', 'CH2', 'odd']);
  expect(typesBy([AT_135, AT_90])).toEqual(['C', 'C', 'CH', 'CH', 'CH2', 'CH3']);
});

test('DEPT-90 alone says which are CH, and nothing of the others', () => {
  expect(typesBy([AT_90])).toEqual([undefined, undefined, 'CH', 'CH', undefined, undefined]);
});

test('what a quaternary carbon leaks is not taken for a line', () => {
  const leaky = { ...AT_135, lines: [...AT_135.lines, line(133.1, 4)] };
  expect(typesBy([leaky])[1]).toBe('C');
});

test('beyond the recorded window DEPT says nothing', () => {
  expect(typesBy([{ ...AT_135, from: 150 }])[0]).toBeUndefined();
});

const shiftsOf = (lines: Parameters<typeof carbonBlock>[0]['lines'], carbons: number | null) =>
  carbonBlock({ lines, ...{ mhz: 100.6, solvent: '', dept: [], carbons } }).peaks.map(
    ({ delta_ppm }) => delta_ppm,
  );

test('lines far below the others are impurities, carbons without hydrogens are not', () => {
  // A quaternary carbon with a sixteenth of the height of the others, and grease.
  const lines = [line(159.2, 6.5), ...LINES.slice(1), line(29.7, 3), line(1.2, 2)];
  expect(shiftsOf(lines, null)).toEqual([159.2, 133.1, 128.7, 113.9, 64.9, 55.3]);
});

test('of more lines than the formula has carbons the weakest are left out; TMS is none of them', () => {
  const lines = [...LINES, line(40.1, 22), line(0, 300)];
  expect(shiftsOf(lines, 6)).toEqual([159.2, 133.1, 128.7, 113.9, 64.9, 55.3, 0]);
  expect(shiftsOf(lines, 7)).toContain(40.1);
  expect(shiftsOf(lines, null)).toContain(40.1);
  // A formula with a carbon too few: the judge is to see that there is one more.
  expect(shiftsOf(LINES, 5)).toHaveLength(6);
});
