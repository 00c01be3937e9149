import type { HmbcSpectrum, HsqcSpectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { ETHYL_ACETATE } from '../../../fixtures/ethyl-acetate.ts';
import { seededRandom } from '../../datasets/seeded-random.ts';
import { loadBenchData } from '../engine/run-bench.ts';
import { simulateCorrelations } from './simulate-correlations.ts';

const data = loadBenchData();
const CASE = {
  id: 'a',
  formula: 'C4H8O2',
  heavyAtoms: 6,
  answer: 'CCOC(C)=O',
  spectra: ETHYL_ACETATE,
};
const exact = { dropped: 0, fourBond: 0, jitter: { h: 0, c: 0 } };

test('ethyl acetate: what its bonds give, at its own shifts', () => {
  const made = simulateCorrelations(CASE, data, { ...exact, random: seededRandom(1) })!;
  const pairs = (spectrum: HsqcSpectrum | HmbcSpectrum) =>
    spectrum.peaks
      .map(
        ({ delta_h_ppm, delta_c_ppm }) => `${Math.round(delta_h_ppm)}/${Math.round(delta_c_ppm)}`,
      )
      .sort();
  expect(pairs(made.hsqc as HsqcSpectrum)).toEqual(['1/14', '2/21', '4/60']);
  expect(pairs(made.hmbc as HmbcSpectrum)).toEqual(['1/60', '2/171', '4/14', '4/171']);
  expect(made.cosy.peaks).toHaveLength(1);
});

test('all are dropped where all are to be, and without a ¹H list there is nothing', () => {
  const none = simulateCorrelations(CASE, data, {
    ...exact,
    dropped: 1,
    random: seededRandom(1),
  })!;
  expect([none.hmbc.peaks, none.cosy.peaks]).toEqual([[], []]);
  const spectra = ETHYL_ACETATE.filter(({ type }) => type !== 'H1NMR');
  expect(
    simulateCorrelations({ ...CASE, spectra }, data, { ...exact, random: seededRandom(1) }),
  ).toBeNull();
});
