import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { identify } from '../identify.ts';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { tablePredictor } from '@elucida/prediction/predict-by-tables';
import { smallNetworkPredictor } from '@elucida/prediction/predict-by-small-network';
import { Cancelled, type Task } from '../stages.ts';

const tables = loadShiftTables(defaultDataDirectory());
const predictor = createShiftPredictor(tables);

const SPECTRA: Spectrum[] = [
  {
    type: 'C13NMR',
    peaks: [166.7, 137.0, 132.8, 130.5, 129.4, 128.2, 65.9, 36.5, 18.1].map((delta_ppm) => ({
      delta_ppm,
    })),
  },
  {
    type: 'H1NMR',
    peaks: [
      { delta_ppm: 8.02, int: 2 },
      { delta_ppm: 7.5, int: 1 },
      { delta_ppm: 7.38, int: 2 },
      { delta_ppm: 4.3, int: 2 },
      { delta_ppm: 1.7, int: 2 },
      { delta_ppm: 0.95, int: 3 },
    ],
  },
];

/** 10 heavy atoms are listed, 12 and more searched. */
const REQUESTS = ['C8H8O2', 'C10H12O2', 'C13H18O3'].map((text) => {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return {
    formula: parsed.formula,
    spectra: SPECTRA,
    top: 3,
    seed: 1,
    useLibrary: false,
    hide: [],
  };
});

/** Runs a request and returns how many molecules were predicted between each two checkpoints. */
function predictedBetweenCheckpoints(
  request: (typeof REQUESTS)[number],
  cancelAt: number,
): number[] {
  const gaps: number[] = [];
  let predicted = 0;
  const byTables = tablePredictor(tables);
  const bySmallNetwork = smallNetworkPredictor(tables);
  const counting = {
    predict: (...args: Parameters<typeof predictor.predict>) => {
      predicted++;
      return predictor.predict(...args);
    },
    byIncrements: (...args: Parameters<typeof predictor.byIncrements>) => {
      predicted++;
      return predictor.byIncrements(...args);
    },
    byTables: (...args: Parameters<typeof byTables>) => {
      predicted++;
      return byTables(...args);
    },
    bySmallNetwork: (...args: Parameters<typeof bySmallNetwork>) => {
      predicted++;
      return bySmallNetwork(...args);
    },
  };
  const task: Task = {
    progress: () => {},
    checkpoint() {
      gaps.push(predicted);
      predicted = 0;
      if (gaps.length >= cancelAt) throw new Cancelled();
    },
  };
  try {
    identify(request, { predictor: counting }, task);
  } catch (error) {
    if (!(error instanceof Cancelled)) throw error;
  }
  return gaps;
}

/** About 10 ms of work on a slow machine: cancellation is due within 100. */
const MOST_PREDICTIONS = 40;

describe.each(REQUESTS.map((request) => [request.formula.hill, request] as const))(
  '%s',
  (_hill, request) => {
    test('looks for a cancellation at least every few dozen predictions', () => {
      const gaps = predictedBetweenCheckpoints(request, 5_000);
      expect(gaps.length).toBeGreaterThan(100);
      expect(Math.max(...gaps)).toBeLessThanOrEqual(MOST_PREDICTIONS);
    });

    test.each([1, 7, 61, 509])('unwinds at checkpoint %i and asks for nothing more', (cancelAt) => {
      expect(predictedBetweenCheckpoints(request, cancelAt).length).toBeLessThanOrEqual(cancelAt);
    });
  },
);
