import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPeaks } from '../../manual-payload/peak-checks.ts';
import * as typed from '../../testing/typed-block.ts';

test('a spectrum begins at 100 MHz in CDCl3', () =>
  expect(typed.defaultsOf('C13NMR')).toEqual({ frequency_mhz: 100, solvent: 'CDCl3' }));

test('what is warned of', () =>
  expect(typed.warningsOf('C13NMR')).toEqual(['c13_delta_range', 'c13_carbon_type']));

test('shifts from 0 to 220 ppm', () =>
  expect(
    checkPeaks({
      type: 'C13NMR',
      peaks: [{ delta_ppm: 220 }, { delta_ppm: 220.1 }, { delta_ppm: '1.2.3' }],
    }),
  ).toEqual([
    { code: 'c13_delta_range', row: 2, field: 'delta_ppm' },
    { code: 'c13_delta_range', row: 3, field: 'delta_ppm' },
  ]));

test('any block written and typed again is the same block', () =>
  typed.expectReadAsWritten(
    'C13NMR',
    fc.record({ delta_ppm: typed.printed(220, 2), assignment: typed.assignment }),
  ));
