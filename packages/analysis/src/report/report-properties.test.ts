import { LANGUAGES } from '@elucida/spectra/languages';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { identify } from '@elucida/engine/identify';
import { unattended } from '@elucida/engine/stages';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import type { ReportLanguage } from '../job.ts';
import { loadEngine } from '../load-engine.ts';
import { writeResponse } from '../write-response.ts';

const { predictor } = loadEngine();
const carbons = (...shifts: number[]): Spectrum => ({
  type: 'C13NMR',
  peaks: shifts.map((delta_ppm) => ({ delta_ppm })),
});
const bands = (...positions: number[]): Spectrum => ({
  type: 'IR',
  peaks: positions.map((wavenumber_cm1) => ({ wavenumber_cm1 })),
});

/**
 * Real molecules by technique and by trouble: all techniques, a solvent line, symmetry, one
 * technique alone, the wrong formula, none.
 */
const CASES: readonly (readonly [name: string, formula: string, spectra: readonly Spectrum[]])[] = [
  [
    'acetophenone, five techniques',
    'C8H8O',
    [
      {
        type: 'H1NMR',
        peaks: [
          { delta_ppm: 7.95, int: 2, mult: 'd', j_hz: [7.6] },
          { delta_ppm: 7.55, int: 1, mult: 't', j_hz: [7.4] },
          { delta_ppm: 7.45, int: 2, mult: 't', j_hz: [7.6] },
          { delta_ppm: 2.6, int: 3, mult: 's' },
        ],
      },
      carbons(198.1, 137.1, 133.1, 128.5, 128.3, 26.6),
      bands(3060, 2925, 2350, 1950, 1686, 1599, 1449, 1359, 1266, 955, 761, 691),
      {
        type: 'MS',
        peaks: [
          [120, 28],
          [121, 2.5],
          [105, 100],
          [106, 8],
          [93, 40],
          [77, 75],
          [51, 28],
          [43, 16],
        ].map(([m_z, rel_int]) => ({ m_z, rel_int })),
      },
      { type: 'UVVIS', peaks: [{ lambda_max_nm: 240 }, { lambda_max_nm: 200 }] },
    ],
  ],
  ['ethyl acetate with the line of CDCl3', 'C4H8O2', [carbons(171.1, 77.2, 60.4, 21.0, 14.2)]],
  [
    '4-bromotoluene',
    'C7H7Br',
    [
      {
        type: 'H1NMR',
        peaks: [
          { delta_ppm: 7.37, int: 2, mult: 'd', j_hz: [8.3] },
          { delta_ppm: 7.04, int: 2, mult: 'd', j_hz: [8.3] },
          { delta_ppm: 2.29, int: 3, mult: 's' },
        ],
      },
      {
        type: 'MS',
        peaks: [
          [170, 60],
          [172, 58],
          [171, 5],
          [91, 100],
          [65, 20],
          [39, 15],
        ].map(([m_z, rel_int]) => ({ m_z, rel_int })),
      },
    ],
  ],
  [
    '1-butanol from 1H alone',
    'C4H10O',
    [
      {
        type: 'H1NMR',
        peaks: [
          { delta_ppm: 3.63, int: 2, mult: 't', j_hz: [6.6] },
          { delta_ppm: 2.1, int: 1, mult: 'br-s' },
          { delta_ppm: 1.55, int: 2, mult: 'quint' },
          { delta_ppm: 1.38, int: 2, mult: 'sext' },
          { delta_ppm: 0.93, int: 3, mult: 't', j_hz: [7.3] },
        ],
      },
    ],
  ],
  ['an IR spectrum alone', 'C3H6O2', [bands(2980, 1744, 1450, 1240, 1050)]],
  [
    'spectra of another substance',
    'C5H10O',
    [carbons(166.3, 149.0, 136.5, 120.2), bands(3300, 2250, 1700)],
  ],
  [
    'a shift typed twice, a second spectrum of one technique',
    'C3H6O',
    [carbons(206.7, 206.7, 30.6), carbons(29.9)],
  ],
  ['a formula alone', 'C4H8O2', []],
];

const answers = new Map<string, Record<ReportLanguage, AnalysisResponse>>();

/** One analysis, written in the three languages. */
function answer(name: string, lang: ReportLanguage): AnalysisResponse {
  const known = answers.get(name);
  if (known !== undefined) return known[lang];
  const [, text, spectra] = CASES.find(([each]) => each === name)!;
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${text} is a formula`);
  const request = {
    formula: parsed.formula,
    spectra,
    top: 10,
    seed: 1,
    useLibrary: true,
    hide: [],
  };
  const identification = identify(request, { predictor }, unattended);
  const written = Object.fromEntries(
    LANGUAGES.map((each) => [
      each,
      writeResponse({
        job: { formula: text, spectra, lang: each, includeRaw: false },
        identification,
        prepared: { request, outcomes: [], warnings: [] },
        predictor,
        elapsedMs: 1,
      }),
    ]),
  ) as Record<ReportLanguage, AnalysisResponse>;
  answers.set(name, written);
  return written[lang];
}

/** Where the regions of a ¹³C spectrum meet, by which sentences name them. */
const REGION_LIMITS_PPM = ['48', '95', '160'];

/**
 * Every number under some keys of the response, as the report would print it with zero to two
 * decimals.
 */
function printable(value: unknown, into = new Set<string>()): Set<string> {
  if (typeof value === 'number') {
    for (const digits of [0, 1, 2]) into.add(Math.abs(value).toFixed(digits));
    // A share is never stated as a certainty, however near it comes.
    into.add(
      String(
        value > 0 && value < 1
          ? Math.min(99, Math.round(value * 100))
          : Math.abs(Math.round(value * 100)),
      ),
    );
    into.add(String(Math.abs(value)));
  } else if (Array.isArray(value)) {
    into.add(String(value.length));
    value.forEach((each) => printable(each, into));
  } else if (typeof value === 'object' && value !== null)
    Object.values(value).forEach((each) => printable(each, into));
  else if (typeof value === 'string')
    for (const [number] of value.matchAll(/\d+(?:\.\d+)?/g)) into.add(number);
  return into;
}

describe.each(CASES.map(([name]) => name))('%s', (name) => {
  test('the three languages state the same facts', () => {
    const [en, ...others] = LANGUAGES.map((lang) => answer(name, lang));
    const facts = ({ report }: AnalysisResponse) =>
      report!.map(({ section, codes, peaks, atoms }) => ({ section, codes, peaks, atoms }));
    for (const other of others) expect(facts(other)).toEqual(facts(en));
  });

  test.each(LANGUAGES)(
    'every number of the text in %s is in the evidence or follows from the structure',
    (lang) => {
      const {
        informacion,
        report: _report,
        reasons: _reasons,
        candidates,
        ...rest
      } = answer(name, lang);
      const structured = printable({
        ...rest,
        candidates: candidates.map(({ told_apart: _apart, ...candidate }) => candidate),
      });
      for (const { section, text } of answer(name, lang).report!) {
        // What would settle it is predicted for spectra that were not measured; sums and counts of
        // atoms come from the structure.
        if (section === 'settle') continue;
        const plain = text
          .replaceAll(/`[^`]*`|\*\*[^*]*[A-Za-z][^*]*\*\*(?= \()|[A-Z][a-z]?\d+|\d+H\b/g, ' ')
          .replaceAll(/(?<=\d)\u202f(?=\d)/g, '')
          .replaceAll(/(?<=\d),(?=\d)/g, lang === 'en' ? '' : '.');
        for (const [number] of plain.matchAll(/\d+(?:\.\d+)?/g)) {
          expect(
            structured.has(number) ||
              REGION_LIMITS_PPM.includes(number) ||
              derived(candidates, rest.molecular_formula).has(number),
            `${number} in: ${text}`,
          ).toBe(true);
        }
      }
      expect(informacion).not.toMatch(/undefined|NaN|\[object/);
    },
  );

  test('every typed peak is spoken of or listed as unexplained, for every candidate', () => {
    const { candidates, spectra } = answer(name, 'en');
    for (const { smiles, evidence } of candidates) {
      spectra.forEach(({ type, peaks }, index) => {
        if (spectra.findIndex((other) => other.type === type) !== index) return;
        peaks.forEach((_, peak) =>
          expect(
            evidence.some((item) => item.technique === type && item.peak === peak),
            `${type} peak ${peak} of ${smiles}`,
          ).toBe(true),
        );
      });
    }
  });

  test('nothing is said to be explained that is listed as unexplained', () => {
    const { report, unexplained } = answer(name, 'en');
    const codes = new Set(report!.flatMap((point) => point.codes));
    if ((unexplained ?? []).length > 0) expect(codes.has('nothing-unexplained')).toBe(false);
    expect(
      codes.has('nothing-against') &&
        report!.some(
          (point) =>
            point.section === 'against' && /missing|off|misfit|foreign/.test(point.codes[0]),
        ),
    ).toBe(false);
  });
});

/** Numbers that follow from the first structure and the formula: hydrogens, mass differences, ranges of the rules. */
function derived(candidates: AnalysisResponse['candidates'], formula: string): Set<string> {
  const values = new Set<string>();
  for (const [count] of formula.matchAll(/\d+/g)) values.add(count);
  for (const item of candidates[0]?.evidence ?? [])
    for (const value of Object.values(item.values ?? {})) values.add(String(value));
  for (let neighbours = 0; neighbours <= 9; neighbours++) values.add(String(neighbours));
  // Mean deviations of a technique, where no single peak decides between two candidates.
  for (const { evidence } of candidates) {
    for (const code of ['carbon-assignment', 'proton-assignment']) {
      const deviations = evidence.flatMap((item) =>
        item.code === code && item.observed !== undefined && item.predicted !== undefined
          ? Math.abs(item.observed - item.predicted)
          : [],
      );
      const mean = deviations.reduce((sum, deviation) => sum + deviation, 0) / deviations.length;
      values.add(mean.toFixed(1)).add(mean.toFixed(2));
    }
  }
  return values;
}

test('a solvent line is named as one, and a second spectrum of a technique is said to be left out', () => {
  const codes = (name: string) => answer(name, 'en').report!.flatMap((point) => point.codes);
  expect(codes('ethyl acetate with the line of CDCl3')).toContain('other-solvent');
  expect(codes('a shift typed twice, a second spectrum of one technique')).toEqual(
    expect.arrayContaining(['carbon-repeated', 'spectrum-left-out']),
  );
});

test('the reasons name a peak and its atoms, and every technique of a sure answer has one', () => {
  const { reasons, spectra } = answer('acetophenone, five techniques', 'en');
  expect(reasons).toHaveLength(5);
  expect(new Set(reasons!.map(({ technique }) => technique))).toEqual(
    new Set(spectra.map(({ type }) => type)),
  );
  for (const { peaks } of reasons!) expect(peaks!.length).toBeGreaterThan(0);
});
