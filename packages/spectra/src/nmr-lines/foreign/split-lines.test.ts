import { parseFormula } from '../../formula/parse-formula.ts';
import { expect, test } from 'vitest';
import { splitCarbons } from './split-lines.ts';

function groups(formula: string, shifts: readonly number[], mhz?: number) {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  return splitCarbons(shifts, parsed.formula, mhz).map(({ by, keeper, others, j_hz }) => ({
    by,
    lines: [keeper, ...others].sort((a, b) => a - b),
    j_hz,
  }));
}

test.each([
  // 2,2,2-Trifluoroethanol at 100 MHz: CF3 q 277 Hz, CH2 q 35 Hz.
  [
    'C2H3F3O',
    [60.7, 61.0, 61.4, 61.7, 120.1, 122.9, 125.7, 128.4],
    100,
    [
      { by: 'F', lines: [0, 1, 2, 3], j_hz: 35 },
      { by: 'F', lines: [4, 5, 6, 7], j_hz: 275 },
    ],
  ],
  // Fluorobenzene at 100 MHz, ¹J 245, ²J 21, ³J 8 Hz, ⁴J 3 Hz unresolved: seven lines for six
  // carbons.
  [
    'C6H5F',
    [115.2, 115.4, 124.1, 129.96, 130.04, 161.6, 164.1],
    100,
    [
      { by: 'F', lines: [0, 1], j_hz: 20 },
      { by: 'F', lines: [3, 4], j_hz: 8 },
      { by: 'F', lines: [5, 6], j_hz: 250 },
    ],
  ],
  // Triethyl phosphate has no more lines than carbons, and no evenly spaced threes: nothing is
  // joined.
  ['C6H15O4P', [16.1, 16.2, 63.6, 63.7], 100, []],
] as const)('%s: lines that belong to one carbon', (formula, shifts, mhz, expected) => {
  expect(groups(formula, shifts, mhz)).toEqual(expected);
});

// Shifts of one decimal at 100 MHz are good to 10 Hz for a pair, of two decimals to 1 Hz.
test.each<
  [what: string, shifts: number[], mhz: number | undefined, constants: (number | undefined)[]]
>([
  ['one digit apart', [115.2, 115.4, 124.1, 129.9, 130.0, 161.6, 164.1], 100, [20, undefined, 250]],
  ['two decimals', [115.22, 115.43, 124.1, 129.96, 130.04, 161.64, 164.09], 100, [21, 8, 245]],
  ['at 151 MHz', [115.3, 115.5, 124.1, 129.97, 130.03, 162.1, 163.7], 151, [40, 10, 240]],
  [
    'without a declared field',
    [115.2, 115.4, 124.1, 129.96, 130.04, 161.6, 164.1],
    undefined,
    [undefined, undefined, undefined],
  ],
])('constants of fluorobenzene to the precision of the list: %s', (_, shifts, mhz, constants) => {
  expect(groups('C6H5F', shifts, mhz).map(({ j_hz }) => j_hz)).toEqual(constants);
});

test('without fluorine or phosphorus no lines belong together', () => {
  expect(groups('C6H6', [120.1, 122.9, 125.7, 128.4, 130, 131, 132])).toEqual([]);
});
