import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as typed from '../../testing/typed-block.ts';
import { phosphorus } from './phosphorus.ts';

test('a spectrum begins at 162 MHz in CDCl3', () =>
  expect(typed.defaultsOf('P31NMR')).toEqual({ frequency_mhz: 162, solvent: 'CDCl3' }));

test('what is warned of', () =>
  expect(typed.warningsOf('P31NMR')).toEqual([
    'p31_delta_range',
    'p31_integral_positive',
    'p31_multiplicity',
  ]));

test.each([
  ['31P{1H} NMR (162 MHz, CDCl3) δ 29.4 (s), -5.2 (d, J = 45.0 Hz)', [29.4, -5.2]],
  ['³¹P NMR (121 MHz, C6D6): δ −5.4 ppm', [-5.4]],
  ['δP 29.4', [29.4]],
])('%s', (text, shifts) => {
  const read = phosphorus.notation.read(text, 'P31NMR');
  expect(
    read.ok && read.spectrum.peaks.map((peak) => 'delta_ppm' in peak && peak.delta_ppm),
  ).toEqual(shifts);
});

test('any block written and typed again is the same block', () =>
  typed.expectReadAsWritten(
    'P31NMR',
    fc.record({
      delta_ppm: fc.integer({ min: -5000, max: 5000 }).map((n) => String(n / 10)),
      int: fc.constant(''),
      mult: typed.optional(fc.constantFrom('s', 'd', 't')),
      j_hz: fc.constant(''),
      assignment: typed.assignment,
    }),
  ));
