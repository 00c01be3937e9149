import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { describe, expect, test } from 'vitest';
import { readFacts } from '../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { makeJudge } from '../judging/judge.ts';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { unattended } from '../stages.ts';
import { Finalists } from './finalists.ts';
import { findBySearch } from './find-by-search.ts';
import { proposeCandidates } from './propose-candidates.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

const PROPYL_AMINOBENZOATE = [166.7, 150.7, 131.6, 120.1, 113.8, 66.1, 22.2, 10.5];

function setUp(text: string, shifts: readonly number[]) {
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
  return { request, common: { facts, judge, pieces: [], task: unattended } };
}

function found(text: string, shifts: readonly number[], searchesOn?: () => boolean) {
  const { request, common } = setUp(text, shifts);
  return findBySearch({
    ...common,
    request,
    task: { ...unattended, ...(searchesOn && { searchesOn }) },
    setAside: [],
    counted: common.facts,
    weights: new Float64Array(),
  }).search;
}

/** How many molecules one search meets, and how many were considered in all. */
function considered(text: string, shifts: readonly number[]): { once: number; all: number } {
  const { request, common } = setUp(text, shifts);
  return {
    once: proposeCandidates({ ...common, request, finalists: new Finalists(400) }).considered,
    all: found(text, shifts).considered,
  };
}

test('signals that fit many molecules: the search starts once more, and both count', () => {
  const { once, all } = considered(
    'C11H15NO2',
    [165.2, 141.8, 124.3, 103.5, 71.2, 44.6, 33.8, 27.1, 18.4],
  );
  expect(all).toBeGreaterThan(1.3 * once);
});

describe('propyl 4-aminobenzoate', () => {
  const { once, all } = considered('C10H13NO2', PROPYL_AMINOBENZOATE);

  test('the first search is sure of it', () => {
    expect(all).toBe(once);
  });

  test('a sure search goes on as often as it is asked to', () => {
    let rounds = 1;
    const asked = found('C10H13NO2', PROPYL_AMINOBENZOATE, () => rounds-- > 0);
    expect(rounds).toBe(-1);
    expect(asked.considered).toBeGreaterThan(once);
  });
});
