import { LANGUAGES, type Language } from '@elucida/spectra/languages';
import type { ReportSpectrum } from '@elucida/contract/reports';
import { describe, expect, test } from 'vitest';
import { sampleResult } from '../testing/sample-result.ts';
import { textOf } from '../text/run.ts';
import { plotData } from '../drawing/plot-data.ts';
import { assignmentRows } from './assignment-rows.ts';
import { candidateNames } from './molecule-names.ts';
import { notationRuns } from './notation-runs.ts';
import { confidenceFigure } from './numbers.ts';
import { typedSpectrum } from './typed-spectra.ts';

const printed = (spectrum: Partial<ReportSpectrum> & Pick<ReportSpectrum, 'type' | 'peaks'>) =>
  textOf(notationRuns(typedSpectrum({ source: 'typed', metadata: {}, ...spectrum }))).replaceAll(
    '\u00a0',
    ' ',
  );

test.each<[share: number, figures: Readonly<Record<Language, string>>]>([
  [0.955, { en: '96%', es: '96 %', eu: '% 96' }],
  [0.999, { en: 'over 99%', es: 'más del 99 %', eu: '% 99 baino gehiago' }],
  [0.0001, { en: 'under 1%', es: 'menos del 1 %', eu: '% 1 baino gutxiago' }],
])('%f as a figure', (share, figures) => {
  for (const language of LANGUAGES)
    expect(confidenceFigure(share, language).replace(/[\u00a0\u202f]/g, ' ')).toBe(
      figures[language],
    );
});

describe('data as in a thesis', () => {
  test('solvents with subscripts, shifts from high to low', () => {
    expect(
      printed({
        type: 'H1NMR',
        metadata: { frequency_mhz: 400, solvent: 'CDCl3', temperature_c: 25 },
        peaks: [{ delta_ppm: 1.2, int: 3, mult: 't', j_hz: [7] }, { delta_ppm: 7.26 }],
      }),
    ).toBe('¹H NMR (400 MHz, CDCl₃, 25 °C) δ 7.26, 1.20 (t, J = 7.0 Hz, 3H)');
    expect(
      printed({ type: 'C13NMR', metadata: { solvent: 'DMSO-d6' }, peaks: [{ delta_ppm: 21 }] }),
    ).toBe('¹³C NMR (DMSO-d₆) δ 21.0');
    expect(
      printed({ type: 'C13NMR', metadata: { solvent: 'C6D6' }, peaks: [{ delta_ppm: 21 }] }),
    ).toBe('¹³C NMR (C₆D₆) δ 21.0');
  });

  test('positions read from an image are worth what the image gives; typed ones stay', () => {
    const peaks = [{ delta_ppm: 60.123 }];
    expect(printed({ type: 'C13NMR', source: 'image', peaks })).toBe('¹³C NMR δ 60.1');
    expect(printed({ type: 'C13NMR', peaks })).toBe('¹³C NMR δ 60.123');
  });

  test('rows without a position, numbers as text and fields of other types are put right or left out', () => {
    expect(
      printed({
        type: 'MS',
        peaks: [
          { m_z: '43', rel_int: '100' },
          { rel_int: 3 },
          { m_z: null },
          { m_z: 58, delta_ppm: 1, assignment: { toString: 'x' } },
        ],
      }),
    ).toBe('MS m/z (%) 43 (100), 58');
    expect(printed({ type: 'IR', peaks: [] })).toBe('');
  });
});

test('names by language, where the result has the engine’s own', () => {
  expect(candidateNames({ name: 'ethyl acetate', smiles: 'CCOC(C)=O' })).toMatchObject({
    es: 'acetato de etilo',
    eu: 'etil azetatoa',
  });
  expect(candidateNames({ name: 'Sample 7', smiles: 'CCOC(C)=O' })).toEqual({
    en: 'Sample 7',
    es: 'Sample 7',
    eu: 'Sample 7',
  });
  expect(candidateNames({ name: 'x', smiles: 'CC(=O' })).toEqual({ en: 'x', es: 'x', eu: 'x' });
});

test('assignments: what is seen from high to low, what is missing in its place, what nothing explains marked', () => {
  const { spectra, candidates } = sampleResult({
    spectra: [
      { type: 'H1NMR', peaks: [{ delta_ppm: 2.04 }, { delta_ppm: 4.12 }, { delta_ppm: 3.3 }] },
    ],
  });
  const evidence = candidates[0]!.evidence.map((item) => ({ ...item, peak: undefined }));
  const rows = assignmentRows(spectra[0]!, { ...candidates[0]!, evidence }, (peak) => peak === 2);
  expect(
    rows.map(({ observed, environments, unexplained }) => [observed, environments[0], unexplained]),
  ).toEqual([
    [4.12, 'methylene-on-oxygen', false],
    [3.3, undefined, true],
    [2.04, 'methyl-on-carbonyl', false],
    [null, 'methyl', false],
  ]);
});

test('atoms that share a signal are one line, with the one prediction that the plot draws', () => {
  const { spectra, candidates } = sampleResult({
    spectra: [{ type: 'C13NMR', peaks: [{ delta_ppm: 14.2 }] }],
  });
  const item = { technique: 'C13NMR' as const, peak: 0, observed: 14.2, code: 'carbon-assignment' };
  const evidence = [
    { ...item, atoms: [0], predicted: 14.1, sd: 0.3, observations: 40, verdict: 'for' as const },
    { ...item, atoms: [4], predicted: 14.5, sd: 0.4, observations: 12, verdict: 'for' as const },
  ];
  const candidate = { ...candidates[0]!, evidence };
  const [row, ...others] = assignmentRows(spectra[0]!, candidate, () => false);
  expect(others).toEqual([]);
  expect(row).toMatchObject({ atoms: [0, 4], observations: 12, verdict: 'for' });
  expect(row!.predicted).toBeCloseTo(14.3);
  expect(plotData(spectra[0]!, candidate).predicted).toEqual([
    { x: row!.predicted, sd: row!.sd, height: 1, missing: false },
  ]);
});
