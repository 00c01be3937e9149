import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { expect, test } from 'vitest';
import { readFacts } from '../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { makeJudge } from '../judging/judge.ts';
import { TERMS } from '../judging/terms.ts';
import { colourKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { linesMatchAtoms } from './lines-and-atoms.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

function match(formula: string, smiles: string, texts: readonly string[]): boolean {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  const spectra = texts.map((text) => {
    const read = readNotation(text);
    if (!read.ok) throw new Error(text);
    return read.spectrum;
  });
  const facts = readFacts(parsed.formula, spectra);
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  const terms = new Float64Array(TERMS.length);
  const score = makeJudge({ facts, predictor }).byNetwork({ graph, perception }, terms);
  const key = colourKey(perception);
  return linesMatchAtoms(
    { graph, perception, key, score, terms, firstScore: 0, proposedBy: [] },
    facts,
  );
}

const TRIAMINE = '1H NMR (CDCl3) δ 2.79 (t, 4H), 2.69 (t, 4H), 1.23 (s, 5H)';

test.each([
  ['diethylenetriamine by its own spectra', 'C4H13N3', 'NCCNCCN', true],
  ['thirteen hydrogens in a formula with eleven', 'C3H11N3', 'NCC(N)CN', false],
])('%s', (_, formula, smiles, expected) => {
  expect(match(formula, smiles, [TRIAMINE, '13C NMR (CDCl3) δ 52.7, 41.9'])).toBe(expected);
});

test.each([
  ['butanenitrile by its four lines', 'C4H7N', 'CCCC#N', true],
  ['pentanenitrile by the same', 'C5H9N', 'CCCCC#N', false],
])('%s', (_, formula, smiles, expected) => {
  expect(match(formula, smiles, ['13C NMR (CDCl3) δ 119.8, 19.3, 19.0, 13.3'])).toBe(expected);
});
