import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkPeaks } from '../../manual-payload/peak-checks.ts';
import { readSection } from '../../experimental/read-section.ts';
import * as typed from '../../testing/typed-block.ts';
import { fluorine } from './fluorine.ts';

test('a spectrum begins at 376 MHz in CDCl3', () =>
  expect(typed.defaultsOf('F19NMR')).toEqual({ frequency_mhz: 376, solvent: 'CDCl3' }));

test('what is warned of', () =>
  expect(typed.warningsOf('F19NMR')).toEqual([
    'f19_delta_range',
    'f19_integral_positive',
    'f19_multiplicity',
  ]));

test('shifts from −300 to 300 ppm', () =>
  expect(
    checkPeaks({ type: 'F19NMR', peaks: [{ delta_ppm: -300.1 }, { delta_ppm: -62.8, int: 0 }] }),
  ).toEqual([
    { code: 'f19_delta_range', row: 1, field: 'delta_ppm' },
    { code: 'f19_integral_positive', row: 2, field: 'int' },
  ]));

test.each([
  [
    '19F NMR (376 MHz, CDCl3) δ −62.8 (s, 3F), −113.4 (tt, J = 8.6, 5.4 Hz, 1F)',
    [
      { delta_ppm: -62.8, mult: 's', int: 3 },
      { delta_ppm: -113.4, mult: 'tt', j_hz: [8.6, 5.4], int: 1 },
    ],
  ],
  [
    '¹⁹F{¹H} NMR (282 MHz, DMSO-d6): δ = -113.38 to -113.52 (m, 1F), -140.1.',
    [{ delta_ppm: -113.45, mult: 'm', int: 1 }, { delta_ppm: -140.1 }],
  ],
  ['19F NMR: δ –113.4–113.6 (m)', [{ delta_ppm: -113.5, mult: 'm' }]],
  ['RMN de 19F (CDCl3) δ -62.8', [{ delta_ppm: -62.8 }]],
  ['−62.8 −113.4', [{ delta_ppm: -62.8 }, { delta_ppm: -113.4 }]],
])('%s', (text, peaks) => {
  const read = fluorine.notation.read(text, 'F19NMR');
  expect(read.ok && read.spectrum).toMatchObject({ type: 'F19NMR', peaks });
});

test('an experimental section brings it with its other spectra', () => {
  const { spectra, unused } = readSection(
    '1H NMR (400 MHz, CDCl3) δ 7.40 (dd, J = 8.5, 5.4 Hz, 2H), 7.03 (t, J = 8.7 Hz, 2H), 4.66 (s, 2H); ' +
      '19F NMR (376 MHz, CDCl3) δ -114.9 (tt, J = 8.9, 5.5 Hz). 31P{1H} NMR (162 MHz, CDCl3) δ 29.4.',
  );
  expect(spectra.map(({ type, peaks }) => [type, peaks.length])).toEqual([
    ['H1NMR', 3],
    ['F19NMR', 1],
    ['P31NMR', 1],
  ]);
  expect(unused).toEqual([]);
});

test('any block written and typed again is the same block', () =>
  typed.expectReadAsWritten(
    'F19NMR',
    fc.record({
      delta_ppm: fc.integer({ min: -3000, max: 3000 }).map((n) => String(n / 10)),
      int: typed.optional(typed.printed(9, 0).filter((n) => n !== '0')),
      mult: typed.optional(fc.constantFrom('s', 'd', 'tt', 'br-s')),
      j_hz: fc.constant(''),
      assignment: typed.assignment,
    }),
  ));
