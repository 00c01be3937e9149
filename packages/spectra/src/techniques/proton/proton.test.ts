import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MULTIPLICITIES } from '../../chemistry/multiplicities.ts';
import { checkPeaks } from '../../manual-payload/peak-checks.ts';
import * as typed from '../../testing/typed-block.ts';

test('a spectrum begins at 400 MHz in CDCl3', () =>
  expect(typed.defaultsOf('H1NMR')).toEqual({ frequency_mhz: 400, solvent: 'CDCl3' }));

test('what is warned of', () =>
  expect(typed.warningsOf('H1NMR')).toEqual([
    'h1_delta_range',
    'h1_integral_positive',
    'h1_multiplicity',
  ]));

test.each([
  ['shifts at the ends', [{ delta_ppm: 0 }, { delta_ppm: 12 }, { delta_ppm: '7,26' }], []],
  [
    'an acid proton',
    [{ delta_ppm: 7.26 }, { delta_ppm: '12.1' }],
    [{ code: 'h1_delta_range', row: 2, field: 'delta_ppm' }],
  ],
  [
    'a shift below TMS',
    [{ delta_ppm: -0.1 }],
    [{ code: 'h1_delta_range', row: 1, field: 'delta_ppm' }],
  ],
  [
    'an integral of nothing',
    [{ int: 0 }, { int: '-1' }, { int: '0.5' }],
    [
      { code: 'h1_integral_positive', row: 1, field: 'int' },
      { code: 'h1_integral_positive', row: 2, field: 'int' },
    ],
  ],
  [
    'multiplicities',
    [{ mult: 'br-s' }, { mult: 'dd' }, { mult: ' q ' }, { mult: 'CH3' }],
    [{ code: 'h1_multiplicity', row: 4, field: 'mult' }],
  ],
  [
    'multiplicities as people write them',
    ['br s', 'bs', 'brs', 's br', 's, br', 'br. s', 'br', 'app t', 'broad singlet', 'quintet'].map(
      (mult) => ({ mult }),
    ),
    [],
  ],
])('%s', (_name, peaks, expected) =>
  expect(checkPeaks({ type: 'H1NMR', peaks })).toEqual(expected),
);

test('any block written and typed again is the same block', () =>
  typed.expectReadAsWritten(
    'H1NMR',
    fc.record({
      delta_ppm: typed.printed(14, 3),
      int: typed.optional(fc.integer({ min: 1, max: 12 }).map(String)),
      mult: typed.optional(fc.constantFrom(...MULTIPLICITIES, 'dd', 'td')),
      j_hz: typed.optional(
        fc
          .array(typed.printed(20, 1), { minLength: 1, maxLength: 3 })
          .map((list) => list.join('; ')),
      ),
      assignment: typed.assignment,
    }),
  ));
