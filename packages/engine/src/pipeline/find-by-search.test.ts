import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { readFacts } from '../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '../data/default-data-directory.ts';
import { loadShiftTables } from '../data/load-engine-data.ts';
import { makeJudge } from '../judging/judge.ts';
import { createShiftPredictor } from '../prediction/create-shift-predictor.ts';
import { unattended } from '../stages.ts';
import { Finalists } from './finalists.ts';
import { findBySearch } from './find-by-search.ts';
import { proposeCandidates } from './propose-candidates.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

const BUTYL_AMINOBENZOATE = [166.8, 150.9, 131.5, 119.8, 113.7, 64.2, 30.9, 19.3, 13.8];

/** How many molecules one search meets, and how many were considered in all. */
function considered(
  text: string,
  shifts: readonly number[],
  searchesOn?: () => boolean,
): { once: number; all: number } {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const spectra: Spectrum[] = [
    { type: 'C13NMR', peaks: shifts.map((delta_ppm) => ({ delta_ppm })) },
  ];
  const request = {
    formula: parsed.formula,
    spectra,
    top: 10,
    seed: 1,
    useLibrary: false,
    hide: [],
  };
  const facts = readFacts(parsed.formula, spectra);
  const judge = makeJudge({ facts, predictor });
  const common = { facts, judge, pieces: [], task: unattended };
  return {
    once: proposeCandidates({ ...common, request, finalists: new Finalists(400) }).considered,
    all: findBySearch(request, [], {
      ...common,
      task: { ...unattended, ...(searchesOn && { searchesOn }) },
      setAside: [],
      counted: facts,
      weights: new Float64Array(),
    }).search.considered,
  };
}

test('signals that fit many molecules: the search starts once more, and both count', () => {
  const { once, all } = considered(
    'C11H15NO2',
    [165.2, 141.8, 124.3, 103.5, 71.2, 44.6, 33.8, 27.1, 18.4],
  );
  expect(all).toBeGreaterThan(1.3 * once);
});

test('butyl 4-aminobenzoate: the first search is sure of it', () => {
  const { once, all } = considered('C11H15NO2', BUTYL_AMINOBENZOATE);
  expect(all).toBe(once);
});

test('a sure search goes on as often as it is asked to', () => {
  let rounds = 1;
  const { once, all } = considered('C11H15NO2', BUTYL_AMINOBENZOATE, () => rounds-- > 0);
  expect(rounds).toBe(-1);
  expect(all).toBeGreaterThan(once);
});
