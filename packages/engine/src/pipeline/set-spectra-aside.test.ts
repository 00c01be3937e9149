import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { C13Spectrum, H1Spectrum, IrSpectrum, Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { identify, judgeAsGiven } from '../identify.ts';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { Cancelled, unattended, type Task } from '../stages.ts';

const data = { predictor: createShiftPredictor(loadShiftTables(defaultDataDirectory())) };
const carbons = (...shifts: number[]): C13Spectrum => ({
  type: 'C13NMR',
  peaks: shifts.map((delta_ppm) => ({ delta_ppm })),
});
const ethylAcetate = {
  c13: carbons(171.1, 60.4, 21.0, 14.2),
  h1: {
    type: 'H1NMR',
    peaks: [
      { delta_ppm: 4.12, int: 2, mult: 'q' },
      { delta_ppm: 2.04, int: 3, mult: 's' },
      { delta_ppm: 1.26, int: 3, mult: 't' },
    ],
  } satisfies H1Spectrum,
};
const cresol = carbons(153.1, 130.1, 130.0, 115.1, 20.5);
const butanone = carbons(209.3, 36.9, 29.4, 7.9);
/** Aromatic and olefinic hydrogens that nothing of C4H8O2 or C4H7N has. */
const nitrostyrene: H1Spectrum = {
  type: 'H1NMR',
  peaks: [
    { delta_ppm: 8.2, int: 2, mult: 'd' },
    { delta_ppm: 7.5, int: 2, mult: 'd' },
    { delta_ppm: 6.9, int: 1, mult: 's' },
  ],
};
const nitrileBands: IrSpectrum = {
  type: 'IR',
  source: 'image',
  peaks: [
    [2970, 0.6],
    [2880, 0.4],
    [2250, 0.6],
    [1465, 0.4],
    [1425, 0.4],
    [1385, 0.2],
  ].map(([wavenumber_cm1, depth]) => ({ wavenumber_cm1, depth })),
};

function request(formula: string, spectra: readonly Spectrum[]) {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  return { formula: parsed.formula, spectra, top: 10, seed: 1, useLibrary: false, hide: [] };
}

describe('a spectrum of another substance', () => {
  test.each([
    ['C13NMR', [cresol, ethylAcetate.h1]],
    ['H1NMR', [ethylAcetate.c13, nitrostyrene]],
  ] as const)('%s is found out, and the other one finds ethyl acetate', (technique, spectra) => {
    const answer = identify(request('C4H8O2', spectra), data, unattended);
    expect(answer).toMatchObject({
      verdict: 'inconclusive',
      reason: 'contradiction',
      setAside: [technique],
    });
    expect(answer.candidates[0].smiles).toBe('CCOC(C)=O');
    expect(answer.candidates[0].confidence).toBeLessThanOrEqual(0.85);
    const total =
      answer.noneOfThese + answer.candidates.reduce((sum, { confidence }) => sum + confidence, 0);
    expect(total).toBeLessThanOrEqual(1 + 1e-9);
  });

  test('both NMR spectra give way to IR: the candidates of C4H7N are nitriles', () => {
    const answer = identify(
      request('C4H7N', [butanone, nitrostyrene, nitrileBands]),
      data,
      unattended,
    );
    expect(answer).toMatchObject({
      verdict: 'inconclusive',
      reason: 'contradiction',
      setAside: ['C13NMR', 'H1NMR'],
    });
    expect(answer.candidates[0].smiles).toContain('C#N');
  });

  test('without anything else the spectra stay, and fit poorly', () => {
    const answer = identify(request('C4H8O2', [cresol]), data, unattended);
    expect(answer).toMatchObject({ verdict: 'inconclusive', reason: 'poor-fit', setAside: [] });
  });
});

test('of two spectra the one that agrees with usual structures stays', () => {
  const acetophenone = carbons(198.1, 137.1, 133.1, 128.5, 128.3, 26.6);
  const answer = identify(request('C8H8O', [acetophenone, ethylAcetate.h1]), data, unattended);
  expect(answer).toMatchObject({ reason: 'contradiction', setAside: ['H1NMR'] });
  expect(answer.candidates[0].smiles).toBe('CC(c1ccccc1)=O');
});

test('above 15 heavy atoms nothing is set aside: the search may have missed the truth', () => {
  const answer = identify(request('C20H42', [cresol, ethylAcetate.h1]), data, unattended);
  expect(answer).toMatchObject({ verdict: 'inconclusive', setAside: [] });
});

test('spectra that belong together are judged once', () => {
  const asked = request('C4H8O2', [ethylAcetate.c13, ethylAcetate.h1]);
  const answer = identify(asked, data, unattended);
  const asGiven = judgeAsGiven(asked, data, unattended);
  expect(answer).toMatchObject({ verdict: 'identified', setAside: [] });
  expect(answer.candidates.map(({ score }) => score)).toEqual(
    asGiven.judged.slice(0, 10).map(({ score }) => score),
  );
});

test('says what it tries, keeps its progress from running backwards, and can be cancelled there', () => {
  const stages: [string, number, string | undefined][] = [];
  const watched: Task = {
    progress: (stage, fraction, found) => stages.push([stage, fraction, found?.key]),
    checkpoint: () => {},
  };
  identify(request('C4H8O2', [cresol, ethylAcetate.h1]), data, watched);
  const tried = stages.findIndex(([, , key]) => key === 'trying-without-carbon');
  expect(stages[tried][0]).toBe('judge');
  expect(stages.slice(tried).every(([stage]) => stage === 'judge')).toBe(true);

  let trying = false;
  const cancelled: Task = {
    progress: (_stage, _fraction, found) => {
      trying ||= found?.key === 'trying-without-carbon';
    },
    checkpoint: () => {
      if (trying) throw new Cancelled();
    },
  };
  expect(() => identify(request('C4H8O2', [cresol, ethylAcetate.h1]), data, cancelled)).toThrow(
    Cancelled,
  );
});
