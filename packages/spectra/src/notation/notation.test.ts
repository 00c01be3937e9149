import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { IONIZATIONS } from '../techniques/mass/ionization.ts';
import type { Spectrum } from '../spectrum.ts';
import { readIr } from '../techniques/infrared/read-infrared.ts';
import { readMs } from '../techniques/mass/read-mass.ts';
import { readNotation, techniqueNamed } from './read-notation.ts';
import { readUvVis } from '../techniques/ultraviolet/read-ultraviolet.ts';
import { writeNotation } from './write-notation.ts';

function peaks(text: string, fallback?: Spectrum['type']): unknown {
  const result = readNotation(text, fallback);
  if (!result.ok) throw new Error(`${text}: ${JSON.stringify(result.error)}`);
  return result.spectrum;
}

describe('IR', () => {
  test.each([
    ['IR (ATR) ν 2955 (m), 1716 (s) cm⁻¹', 'ATR'],
    ['FT-IR (ATR, cm-1): 2955 m, 1716 vs', 'ATR'],
    ['IR (ATR) νmax/cm−1 2955m, 1716s', 'ATR'],
    ['IR (ATR): ν̃ = 2955 (medium), 1716 (strong) cm^-1.', 'ATR'],
    ['IR (ATR) 2955 (m); 1716 (s)', 'ATR'],
    ['FTIR-ATR: 2955 (m), 1716 (s) cm-1', 'ATR'],
  ])('2-pentanone: %s', (text, phase) =>
    expect(peaks(text)).toEqual({
      type: 'IR',
      metadata: { phase },
      peaks: [
        { wavenumber_cm1: 2955, intensity: 'm' },
        { wavenumber_cm1: 1716, intensity: 's' },
      ],
    }),
  );

  test('assignments, ranges, broad bands, no header', () =>
    expect(peaks('3400–3200 (s, br, O–H), 1715 (C=O), 1250.5 cm-1', 'IR')).toEqual({
      type: 'IR',
      peaks: [
        { wavenumber_cm1: 3300, intensity: 'br', assignment: 'O–H' },
        { wavenumber_cm1: 1715, assignment: 'C=O' },
        { wavenumber_cm1: 1250.5 },
      ],
    }));
  test('plain numbers', () =>
    expect(peaks('2955 1716 1170', 'IR')).toEqual({
      type: 'IR',
      peaks: [{ wavenumber_cm1: 2955 }, { wavenumber_cm1: 1716 }, { wavenumber_cm1: 1170 }],
    }));
  test('an error points at the word', () =>
    expect(readIr('IR (ATR) ν 2955 (m), about 1716')).toEqual({
      ok: false,
      error: { code: 'number_expected', at: 21, length: 5, found: 'about' },
    }));
});

describe('MS', () => {
  test.each([
    ['m/z (%) 91 (100), 134 (45)', undefined],
    ['MS (EI) m/z (%) 91 (100), 134 (45)', { ionization: 'EI' }],
    ['MS (EI, 70 eV): m/z = 91 (100%), 134 (45%).', { ionization: 'EI' }],
    ['EI-MS: m/z (rel. int.) 91 (100), 134 (45)', { ionization: 'EI' }],
    ['EIMS m/z: 91 (100), 134 (45)', { ionization: 'EI' }],
    ['MS (ESI, neg) m/z 91 (100), 134 (45)', { ionization: 'ESI', mode: 'neg' }],
    ['ESI+-MS m/z 91 (100), 134 (45)', { ionization: 'ESI', mode: 'pos' }],
  ])('butylbenzene: %s', (text, metadata) =>
    expect(peaks(text)).toEqual({
      type: 'MS',
      ...(metadata ? { metadata } : {}),
      peaks: [
        { m_z: 91, rel_int: 100 },
        { m_z: 134, rel_int: 45 },
      ],
    }),
  );

  test('ions', () =>
    expect(
      peaks('MS (EI) m/z 134 [M]+ (45), 119 ([M − CH3]+, 12), 92 (M+ − 42), 91 (100)'),
    ).toEqual({
      type: 'MS',
      metadata: { ionization: 'EI' },
      peaks: [
        { m_z: 134, rel_int: 45, assignment: '[M]+' },
        { m_z: 119, rel_int: 12, assignment: '[M − CH3]+' },
        { m_z: 92, assignment: 'M+ − 42' },
        { m_z: 91, rel_int: 100 },
      ],
    }));
  test('an accurate-mass report is not a peak list', () =>
    expect(readMs('HRMS (ESI) m/z: [M + H]+ calcd for C9H11O2 151.0754, found 151.0750').ok).toBe(
      false,
    ));
});

describe('UV-Vis', () => {
  test.each([
    ['UV-Vis (EtOH) λmax (ε) 254 (12000), 310 (3400)'],
    ['UV (EtOH): λmax/nm (ε/M−1 cm−1) 254 (12 000), 310 (3 400)'],
    ['UV-Vis (EtOH) λmax = 254 nm (ε = 12,000 M⁻¹ cm⁻¹), 310 nm (ε = 3.4 × 10^3)'],
    ['UV/Vis (EtOH) λmax 254 (12000) and 310 (3400) nm'],
  ])('%s', (text) =>
    expect(peaks(text)).toEqual({
      type: 'UVVIS',
      metadata: { solvent: 'EtOH' },
      peaks: [
        { lambda_max_nm: 254, epsilon_M_1cm_1: 12000 },
        { lambda_max_nm: 310, epsilon_M_1cm_1: 3400 },
      ],
    }),
  );
  test('log ε and shoulders', () =>
    expect(peaks('UV (MeOH) λmax (log ε) 254 (4.08), 310 sh (3.5)')).toEqual({
      type: 'UVVIS',
      metadata: { solvent: 'MeOH' },
      peaks: [
        { lambda_max_nm: 254, epsilon_M_1cm_1: 12000 },
        { lambda_max_nm: 310, epsilon_M_1cm_1: 3160, note: 'sh' },
      ],
    }));
});

test.each([
  ['1H NMR (CDCl3) δ 7.2', 'H1NMR'],
  ['13C{1H} NMR δ 7', 'C13NMR'],
  ['¹³C NMR', 'C13NMR'],
  ['FTIR (KBr) 1700', 'IR'],
  ['IR 1700', 'IR'],
  ['m/z 91', 'MS'],
  ['EIMS m/z 91', 'MS'],
  ['λmax 254', 'UVVIS'],
  ['UV-Vis 254', 'UVVIS'],
  ['7.2', null],
  ['', null],
])('%s names %s', (text, type) => expect(techniqueNamed(text)).toBe(type));
test('without header and block', () =>
  expect(readNotation('91, 134')).toMatchObject({
    ok: false,
    error: { code: 'unknown_technique' },
  }));

const optional = <Value>(arbitrary: fc.Arbitrary<Value>) =>
  fc.option(arbitrary, { nil: undefined });
const defined = <Value extends object>(value: Value): Value =>
  Object.fromEntries(Object.entries(value).filter(([, one]) => one !== undefined)) as Value;
const list = <Peak extends object>(model: { [K in keyof Peak]: fc.Arbitrary<Peak[K]> }) =>
  fc.array(fc.record(model).map(defined), { minLength: 1, maxLength: 8 });
const spectrum = <Metadata extends object>(
  type: string,
  metadata: fc.Arbitrary<Metadata>,
  rows: fc.Arbitrary<object[]>,
) =>
  fc.tuple(metadata, rows).map(
    ([one, some]) =>
      ({
        type,
        ...(Object.keys(defined(one)).length > 0 ? { metadata: defined(one) } : {}),
        peaks: some,
      }) as unknown as Spectrum,
  );

test('any IR, MS and UV-Vis spectrum written is read back', () => {
  const ir = spectrum(
    'IR',
    fc.record({ phase: optional(fc.constantFrom('ATR', 'KBr', 'film', 'neat')) }),
    list({
      wavenumber_cm1: fc.integer({ min: 400, max: 40000 }).map((n) => n / 10),
      intensity: optional(fc.constantFrom('w', 'm', 's', 'br')),
      assignment: optional(fc.constantFrom('C=O', 'O–H', 'C–H (sp3)')),
    }),
  );
  const ms = spectrum(
    'MS',
    fc.record({
      ionization: optional(fc.constantFrom(...IONIZATIONS)),
      mode: optional(fc.constantFrom('pos', 'neg')),
    }),
    list({
      m_z: fc.integer({ min: 1, max: 1e6 }).map((n) => n / 1000),
      rel_int: optional(fc.integer({ min: 0, max: 1000 }).map((n) => n / 10)),
      assignment: optional(fc.constantFrom('M+', '[M + H]+', 'C7H7')),
    }),
  );
  const uv = spectrum(
    'UVVIS',
    fc.record({ solvent: optional(fc.constantFrom('EtOH', 'MeCN', 'H2O')) }),
    list({
      lambda_max_nm: fc.integer({ min: 1800, max: 9000 }).map((n) => n / 10),
      epsilon_M_1cm_1: optional(fc.integer({ min: 1, max: 200_000 })),
      note: optional(fc.constantFrom('sh', 'π→π*')),
    }),
  );
  fc.assert(
    fc.property(fc.oneof(ir, ms, uv), (one) => {
      expect(peaks(writeNotation(one))).toEqual(one);
    }),
    { numRuns: 500 },
  );
});

test('any text is read or refused', () => {
  const parts = fc
    .array(
      fc.constantFrom(
        'IR ',
        'MS ',
        'UV ',
        '(',
        ')',
        'm/z ',
        '(%)',
        'λmax',
        'ε',
        'log ',
        '91',
        ' ',
        ', ',
        'br',
        '[M',
        ']',
        '+',
        'cm-1',
        '–',
        'nm',
        '×10^',
        '4',
      ),
    )
    .map((some) => some.join(''));
  fc.assert(
    fc.property(fc.oneof(fc.string(), parts), (text) => {
      for (const read of [readIr, readMs, readUvVis]) {
        const result = read(text);
        if (!result.ok) expect(result.error.at).toBeLessThanOrEqual(text.length);
      }
    }),
    { numRuns: 500 },
  );
});

test.each([
  ['('],
  ['91 ('],
  ['[M '],
  ['91 [M'],
  ['cm'],
  ['ν'],
  ['1 '],
  ['1,000 '],
  ['ε ('],
  [' '],
  ['log '],
  ['λ'],
  ['(ε/M '],
  ['s br '],
])(
  '100,000 characters of %j are read in one go: backtracking would run into the time-out',
  (unit) => {
    for (const read of [readIr, readMs, readUvVis]) {
      for (const text of [
        unit.repeat(1e5 / unit.length),
        `91 (${unit.repeat(1e5 / unit.length)})`,
      ]) {
        expect(read(text)).toHaveProperty('ok');
      }
    }
  },
);
