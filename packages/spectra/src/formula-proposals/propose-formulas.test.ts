import { expect, test } from 'vitest';
import type { Spectrum } from '../spectrum.ts';
import { proposeFormulas } from './propose-formulas.ts';

const ms = (
  peaks: readonly (readonly [number, number?, string?])[],
  metadata: { ionization?: string; mode?: string } = {},
): Spectrum => ({
  type: 'MS',
  metadata,
  peaks: peaks.map(([m_z, rel_int, assignment]) => ({
    m_z,
    ...(rel_int !== undefined && { rel_int }),
    ...(assignment !== undefined && { assignment }),
  })),
});
const first = (...spectra: Spectrum[]) => proposeFormulas({ spectra }).proposals[0];

test.each([
  ['paracetamol, protonated', ms([[152.0707, 100, '[M+H]+']]), 'C8H9NO2'],
  ['caffeine with sodium', ms([[217.0698, 100, '[M+Na]+']]), 'C8H10N4O2'],
  ['ibuprofen, deprotonated', ms([[205.1235]], { ionization: 'ESI', mode: 'neg' }), 'C13H18O2'],
  // ⁷⁹Br and ⁸¹Br.
  [
    'bromobenzene, by isotopes',
    ms(
      [
        [156, 75],
        [157, 5],
        [158, 73],
        [77, 100],
        [51, 40],
      ],
      { ionization: 'EI' },
    ),
    'C6H5Br',
  ],
  // ³⁵Cl and ³⁷Cl.
  [
    'chlorobenzene, by isotopes',
    ms(
      [
        [112, 100],
        [113, 7],
        [114, 32],
        [77, 60],
        [51, 20],
      ],
      { ionization: 'EI' },
    ),
    'C6H5Cl',
  ],
])('%s', (_, spectrum, formula) => {
  expect(first(spectrum)?.formula.hill).toBe(formula);
});

const NMR: Spectrum[] = [
  {
    type: 'H1NMR',
    peaks: [
      { delta_ppm: 4.12, int: 2 },
      { delta_ppm: 2.05, int: 3 },
      { delta_ppm: 1.26, int: 3 },
    ],
  },
  { type: 'C13NMR', peaks: [171.1, 60.4, 21, 14.2].map((delta_ppm) => ({ delta_ppm })) },
];

test('ethyl acetate from carbons and integrals alone, and surer with its mass', () => {
  const without = proposeFormulas({ spectra: NMR });
  const place = without.proposals.findIndex(({ formula }) => formula.hill === 'C4H8O2');
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(3);
  expect(without.helpful).toContain('accurate-mass');
  const withMass = first(...NMR, ms([[89.0595, 100, '[M+H]+']]));
  expect(withMass).toMatchObject({ formula: { hill: 'C4H8O2' } });
  expect(withMass!.probability).toBeGreaterThan(without.proposals[place]!.probability);
  expect(withMass!.reasons).toMatchObject({
    ion: { ion: '[M+H]⁺' },
    carbonSignals: 4,
    integrals: 8,
  });
});

test('an element whose nucleus was seen is in every formula', () => {
  const { proposals } = proposeFormulas({
    spectra: [ms([[97.0448, 100, '[M+H]+']]), { type: 'F19NMR', peaks: [{ delta_ppm: -113 }] }],
  });
  expect(proposals.length).toBeGreaterThan(0);
  expect(proposals.every(({ formula }) => (formula.counts.F ?? 0) > 0)).toBe(true);
});

test('probabilities and "another" make 1; no radical, no more bonds than atoms have', () => {
  const { proposals, another } = proposeFormulas({ spectra: [ms([[205.1223]])] });
  const sum = proposals.reduce((total, { probability }) => total + probability, another);
  expect(sum).toBeCloseTo(1, 9);
  for (const { formula } of proposals) {
    expect(Number.isInteger(formula.unsaturation)).toBe(true);
    expect(formula.unsaturation).toBeGreaterThanOrEqual(0);
  }
});

test.each([
  ['nothing', []],
  ['carbons without integrals', NMR.slice(1)],
  ['integrals without carbons', NMR.slice(0, 1)],
  ['a heavy ion', [ms([[4000.1234]])]],
  ['no numbers', [ms([[NaN], [-3]])]],
])('%s: nothing is proposed', (_, spectra) => {
  const { proposals, another, helpful } = proposeFormulas({ spectra });
  expect(proposals).toEqual([]);
  expect(another).toBe(1);
  expect(helpful.length).toBeGreaterThan(0);
});
