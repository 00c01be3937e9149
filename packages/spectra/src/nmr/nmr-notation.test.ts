import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MULTIPLICITIES } from '../chemistry/multiplicities.ts';
import type { C13Spectrum, H1Spectrum } from '../spectrum.ts';
import { readNmr } from './read-nmr.ts';
import { writeCarbon } from '../techniques/carbon/carbon.ts';
import { writeProton } from '../techniques/proton/write-proton.ts';

function read(text: string, fallback?: 'H1NMR' | 'C13NMR') {
  const result = readNmr(text, fallback);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result;
}

describe('printed spectra', () => {
  test('4-methoxybenzaldehyde', () => {
    expect(
      read(
        '1H NMR (400 MHz, CDCl3) δ 9.88 (s, 1H), 7.84 (d, J = 8.8 Hz, 2H), 7.00 (d, J = ' +
          '8.8 Hz, 2H), 3.88 (s, 3H, OCH3).',
      ).spectrum,
    ).toEqual({
      type: 'H1NMR',
      metadata: { frequency_mhz: 400, solvent: 'CDCl3' },
      peaks: [
        { delta_ppm: 9.88, mult: 's', int: 1 },
        { delta_ppm: 7.84, mult: 'd', j_hz: [8.8], int: 2 },
        { delta_ppm: 7, mult: 'd', j_hz: [8.8], int: 2 },
        { delta_ppm: 3.88, mult: 's', int: 3, assignment: 'OCH3' },
      ],
    });
  });

  test('methyl acrylate, RSC order and a temperature in kelvin', () => {
    expect(
      read(
        '¹H-NMR (CDCl3, 300 MHz, 298 K): δ = 6.40 (1 H, dd, J1 = 17.4 Hz, J2 = 1.6 Hz), ' +
          '6.12 (1H, dd, J 17.4 and 10.4), 5.83 (dd, J = 10.4, 1.6 Hz, 1 H), 3.76 (3 H, s, ' +
          'OMe) ppm',
      ).spectrum,
    ).toEqual({
      type: 'H1NMR',
      metadata: { frequency_mhz: 300, solvent: 'CDCl3', temperature_c: 24.85 },
      peaks: [
        { delta_ppm: 6.4, mult: 'dd', j_hz: [17.4, 1.6], int: 1 },
        { delta_ppm: 6.12, mult: 'dd', j_hz: [17.4, 10.4], int: 1 },
        { delta_ppm: 5.83, mult: 'dd', j_hz: [10.4, 1.6], int: 1 },
        { delta_ppm: 3.76, mult: 's', int: 3, assignment: 'OMe' },
      ],
    });
  });

  test('ranges, broad signals and compound multiplicities', () => {
    const { spectrum, ranges } = read(
      '1H NMR (DMSO-d6) δ 7.35–7.28 (m, 5H), 4.86 (sept., J = 6.2 Hz, 1H), 2.1 (br. s, ' +
        '1H, OH), 1.9 (br, s, 1H), 1.5 (s, br, 1H), 1.25 (app t, J(H,H) = 7.1 Hz, 2 × ' +
        '3H), −0.02 (s, 9H, Si(CH3)3)',
    );
    expect(ranges).toEqual([{ row: 0, from: 7.35, to: 7.28 }]);
    expect(spectrum.peaks).toEqual([
      { delta_ppm: 7.315, mult: 'm', int: 5 },
      { delta_ppm: 4.86, mult: 'sept', j_hz: [6.2], int: 1 },
      { delta_ppm: 2.1, mult: 'br-s', int: 1, assignment: 'OH' },
      { delta_ppm: 1.9, mult: 'br-s', int: 1 },
      { delta_ppm: 1.5, mult: 'br-s', int: 1 },
      { delta_ppm: 1.25, mult: 't', j_hz: [7.1], int: 6 },
      { delta_ppm: -0.02, mult: 's', int: 9, assignment: 'Si(CH3)3' },
    ]);
    expect(writeProton(spectrum as H1Spectrum, ranges)).toContain('7.35–7.28 (m, 5H)');
  });

  test('decimal commas', () => {
    expect(
      read('RMN 1H (400 MHz, CDCl3): δ 7,26 (d, J = 8,5 Hz, 2H), 3,80 (s, 3H)').spectrum.peaks,
    ).toEqual([
      { delta_ppm: 7.26, mult: 'd', j_hz: [8.5], int: 2 },
      { delta_ppm: 3.8, mult: 's', int: 3 },
    ]);
    expect(read('170, 130, 21', 'C13NMR').spectrum.peaks.map(({ delta_ppm }) => delta_ppm)).toEqual(
      [170, 130, 21],
    );
    expect(read('170,130,21', 'C13NMR').spectrum.peaks.map(({ delta_ppm }) => delta_ppm)).toEqual([
      170, 130, 21,
    ]);
  });

  test.each([
    ['13C NMR (101 MHz, CDCl3) δ 170.9, 136.1, 128.6 (2C), 66.3 (CH2), 121.5 (q, J = 272.1 Hz).'],
    [
      '¹³C{¹H} NMR (101 MHz, CDCl3): δ = 170.9; 136.1; 128.6 (2C); 66.3 (CH2); 121.5 (q, J = 272.1 Hz) ppm',
    ],
    [
      '13C-NMR (101 MHz, CDCl3): δ 170.9, 136.1, 128.6 (2C), 66.3 (CH2) and 121.5 (q, J = 272.1 Hz).',
    ],
  ])('%s', (text) =>
    expect(read(text).spectrum).toEqual({
      type: 'C13NMR',
      metadata: { frequency_mhz: 101, solvent: 'CDCl3' },
      peaks: [
        { delta_ppm: 170.9 },
        { delta_ppm: 136.1 },
        { delta_ppm: 128.6, assignment: '2C' },
        { delta_ppm: 66.3, carbon_type: 'CH2' },
        { delta_ppm: 121.5, mult: 'q', j_hz: [272.1] },
      ],
    }),
  );

  test.each([
    ['δH (400 MHz, CDCl3) 7.26 (2H, d, J 8.5), 3.80 (3H, s)'],
    ['1H NMR (400 MHz, CDCl3) d 7.26 (d, 3JHH = 8.5 Hz, 2H), 3.80 (s, 3H)'],
    ['1H NMR (400 MHz, CDCl3) δ (ppm) 7.26 (d, 2H, ³J(H,H) = 8.5 Hz), 3.80 (s, 3H)'],
    ['1H NMR (400 MHz, CDCl3, ppm): δ [ppm] = 7.26 (d, J = 8.5 Hz, 2 H); 3.80 (singlet, 3 H).'],
  ])('anisole-like doublet and methoxy: %s', (text) =>
    expect(read(text).spectrum).toEqual({
      type: 'H1NMR',
      metadata: { frequency_mhz: 400, solvent: 'CDCl3' },
      peaks: [
        { delta_ppm: 7.26, mult: 'd', j_hz: [8.5], int: 2 },
        { delta_ppm: 3.8, mult: 's', int: 3 },
      ],
    }),
  );
  test('δC', () =>
    expect(read('δC (101 MHz; CDCl3) 170.1 (C), 60.3 (CH2)').spectrum).toEqual({
      type: 'C13NMR',
      metadata: { frequency_mhz: 101, solvent: 'CDCl3' },
      peaks: [
        { delta_ppm: 170.1, carbon_type: 'C' },
        { delta_ppm: 60.3, carbon_type: 'CH2' },
      ],
    }));

  test('without a header the signals tell', () => {
    expect(read('7.26 (s, 5H), 2.3 (s, 3H)').spectrum.type).toBe('H1NMR');
    expect(read('δ 170.1, 60.4, 21.0, 14.2').spectrum.type).toBe('C13NMR');
    expect(read('7.1 7.0 2.1', 'H1NMR').spectrum.peaks).toHaveLength(3);
  });

  test.each([
    ['NMR (CDCl3) δ 9.88 (s, 1H), 7.84 (d, 2H), 7.00 (d, 2H), 3.88 (s, 3H)', 'H1NMR'],
    ['11.6 (1H), 2.10 (3H)', 'H1NMR'],
    ['9.88, 7.84, 7.82, 7.00, 6.98, 3.88', 'H1NMR'],
    ['NMR (CDCl3) δ 190.8, 164.6, 132.0, 130.0, 114.3, 55.6', 'C13NMR'],
    // Tetraethylsilane, tetramethyltin; methylcyclopropane with an assignment in parentheses.
    ['7.4, 3.1', 'C13NMR'],
    ['-9.3', 'C13NMR'],
    ['19.5 (CH3), 9.8 (CH), 5.6 (2C, CH2)', 'C13NMR'],
    ['13C NMR δ 9.9, 7.8, 7.0, 6.9, 3.8', 'C13NMR'],
  ] as const)('in a ¹³C block, %s is %s', (text, type) =>
    expect(read(text, 'C13NMR').spectrum.type).toBe(type),
  );

  test.each([
    ['', 'empty', ''],
    ['1H NMR (400 MHz, CDCl3) δ', 'no_peaks', 'δ'],
    ['1H NMR (400 MHz', 'unbalanced_parenthesis', '('],
    ['1H NMR δ 7.26 (d, J = 8.5 Hz, 2H', 'unbalanced_parenthesis', '('],
    ['δ 7.26 (xq, 2H)', 'unknown_multiplicity', 'xq'],
    ['δ 7.26 (d, J = x Hz, 2H)', 'coupling_expected', 'J = x Hz'],
    ['δ 7.26 (s, 2H), abc (s, 3H)', 'number_expected', 'abc'],
    ['δ 7.26 about (s, 2H)', 'unexpected_text', 'about'],
    ['δ 7.26 (s, 2H))', 'number_expected', ')'],
  ])('%j: %s at %j', (text, code, found) => {
    const result = readNmr(text);
    expect(result).toMatchObject({ ok: false, error: { code } });
    if (!result.ok)
      expect(text.slice(result.error.at, result.error.at + result.error.length)).toBe(found);
  });
});

const shift = (max: number, digits: number) =>
  fc
    .integer({ min: -2 * 10 ** digits, max: max * 10 ** digits })
    .map((value) => value / 10 ** digits)
    .map((value) => (Object.is(value, -0) ? 0 : value));
const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined });
const assignment = optional(
  fc.constantFrom('OCH3', 'H-3', 'ArH', 'CH2, CH3', 'Si(CH3)3', 'C(O)–H', 'CDCl3'),
);
const defined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;
const conditions = fc
  .record({
    frequency_mhz: optional(fc.constantFrom(60, 400, 600.13)),
    solvent: optional(fc.constantFrom('CDCl3', 'DMSO-d6', 'D2O')),
  })
  .map(defined);

describe('round trips', () => {
  test('any ¹H spectrum written is read back', () => {
    const peak = fc
      .record({
        delta_ppm: shift(15, 3),
        int: optional(fc.integer({ min: 1, max: 30 })),
        mult: optional(fc.constantFrom(...MULTIPLICITIES, 'dd', 'ddd', 'dt', 'td', 'br dd')),
        j_hz: optional(fc.array(shift(30, 1).map(Math.abs), { minLength: 1, maxLength: 3 })),
        assignment,
      })
      .map(defined);
    fc.assert(
      fc.property(
        fc.record({
          type: fc.constant('H1NMR' as const),
          metadata: fc
            .tuple(conditions, optional(fc.integer({ min: -80, max: 120 })))
            .map(([rest, temperature_c]) => defined({ ...rest, temperature_c })),
          peaks: fc.array(peak, { minLength: 1, maxLength: 8 }),
        }),
        (spectrum) => {
          const expected =
            Object.keys(spectrum.metadata).length > 0
              ? spectrum
              : { type: spectrum.type, peaks: spectrum.peaks };
          expect(read(writeProton(spectrum as H1Spectrum)).spectrum).toEqual(expected);
        },
      ),
      { numRuns: 300 },
    );
  });

  /** Their letters are the kinds of carbon of older papers: see `readCarbonDetails`. */
  const isOffResonance = (peaks: readonly object[]) =>
    peaks.some((peak) => 'mult' in peak) &&
    !peaks.some((peak) => 'j_hz' in peak || 'carbon_type' in peak);

  test('any ¹³C spectrum written is read back, but for letters that name kinds of carbon', () => {
    const peak = fc
      .record({
        delta_ppm: shift(230, 2),
        carbon_type: optional(fc.constantFrom('C', 'CH', 'CH2', 'CH3', 'odd', 'even')),
        mult: optional(fc.constantFrom('d', 'q', 'dd')),
        j_hz: optional(fc.constantFrom([272], [245.1, 3.2])),
        assignment: optional(fc.constantFrom('2C', 'C-4', 'C(O)O')),
      })
      .map(defined);
    fc.assert(
      fc.property(
        fc.record({ metadata: conditions, peaks: fc.array(peak, { minLength: 1, maxLength: 8 }) }),
        ({ metadata, peaks }) => {
          fc.pre(!isOffResonance(peaks));
          const filled = Object.keys(metadata).length > 0 ? { metadata } : {};
          const spectrum = { type: 'C13NMR', ...filled, peaks };
          expect(read(writeCarbon(spectrum as C13Spectrum)).spectrum).toEqual(spectrum);
        },
      ),
      { numRuns: 300 },
    );
  });
});

test('any text is read or refused at a place inside it', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc
          .array(
            fc.constantFrom(
              '1H NMR ',
              '(',
              ')',
              'δ ',
              '7.26',
              ' d',
              'J = ',
              '8.5',
              'Hz',
              ', ',
              '2H',
              'br',
              '–',
              '[',
              ']',
              'é',
              ' and ',
              ';',
            ),
          )
          .map((parts) => parts.join('')),
      ),
      (text) => {
        const result = readNmr(text);
        if (!result.ok) expect(result.error.at).toBeLessThanOrEqual(Math.max(0, text.length));
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['('],
  ['7.26 ('],
  ['J'],
  ['J = '],
  ['('.repeat(3) + '7 '],
  ['7.2, '],
  ['7.2 (s, 1H), '],
  [' '],
  ['['],
  ['and '],
  ['7–'],
  ['br '],
  ['δ'],
  ['1H NMR '],
])(
  '100,000 characters of %j are read in one go: backtracking would run into the time-out',
  (unit) => {
    for (const text of [
      unit.repeat(1e5 / unit.length),
      `7.26 (${unit.repeat(1e5 / unit.length)})`,
    ]) {
      expect(readNmr(text)).toHaveProperty('ok');
    }
  },
);
