import { describe, expect, test } from 'vitest';
import { loadBenchData } from '../engine/run-bench.ts';
import { readTextbook } from './read-textbook.ts';
import { runTextbook } from './run-textbook.ts';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';

const cases = readTextbook();

test('all textbook compounds are written down readably, each once', () => {
  expect(cases.length).toBeGreaterThanOrEqual(120);
  expect(new Set(cases.map(({ name }) => name)).size).toBe(cases.length);
  for (const { formula, answer, spectra } of cases) {
    expect(parseFormula(formula).ok).toBe(true);
    expect(graphFromSmiles(answer).atomCount).toBeGreaterThan(0);
    expect(spectra.length).toBeGreaterThan(0);
  }
});

/** One or more of each class that are found fast; all of them: textbook.main.ts. */
const QUICK = [
  'ethanol',
  'N,N-dimethylformamide',
  'dimethyl sulfoxide',
  'nitromethane',
  'crotonaldehyde',
  'maleic anhydride',
  'propargyl alcohol',
  'styrene',
  'phenol',
  'benzoic acid',
  '4-nitroaniline',
  'pyridine',
  'thiophene',
  'glycine',
  'beta-alanine',
  'sodium acetate',
  'triethylamine hydrochloride',
  'diethyl phosphite',
  '2,2,2-trifluoroethanol',
  'fluorobenzene',
  'glycerol',
  'geraniol',
  'salicylic acid',
  'sulfanilamide',
];

describe('textbook compounds without the library', () => {
  const data = loadBenchData();
  test.each(QUICK)('%s is found, and nothing is said against it', (name) => {
    const [each] = readTextbook([name]);
    const { outcome, verdict, against } = runTextbook(each, data, false);
    expect({ outcome, verdict, against: against.map(({ kind }) => kind) }).toEqual({
      outcome: 'right',
      verdict: 'identified',
      against: [],
    });
  });
});
