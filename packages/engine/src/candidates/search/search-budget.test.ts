import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { colourKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import { expect, test } from 'vitest';
import { readFacts } from '../../constraints/spectral-facts.ts';
import { makeJudge } from '../../judging/judge.ts';
import { searchBudget, type SearchBudget } from './search-budget.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

/** Steps until the budget is spent. */
function stepsOf(budget: SearchBudget): number {
  let steps = 1;
  while (!budget.isSpent()) steps++;
  return steps;
}

/** A budget for ethyl acetate that has met `smiles`. */
function budgetThatMet(smiles: string): SearchBudget {
  const parsed = parseFormula('C4H8O2');
  const read = readNotation('13C NMR (CDCl3) δ 171.1, 60.4, 21.0, 14.2');
  if (!parsed.ok || !read.ok) throw new Error('typed wrongly');
  const facts = readFacts(parsed.formula, [read.spectrum]);
  const budget = searchBudget(facts, makeJudge({ facts, predictor }));
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  budget.note({ graph, perception, fitness: 0, key: colourKey(perception) });
  return budget;
}

test('a search whose best molecule fits ends before one whose best does not', () => {
  const [fitting, other] = [budgetThatMet('CCOC(C)=O'), budgetThatMet('OC1CCOC1')];
  expect(fitting.isFitting).toBe(true);
  expect(other.isFitting).toBe(false);
  expect(stepsOf(fitting)).toBeLessThan(stepsOf(other));
});

test.each(['CCOC(C)=O', 'OC1CCOC1'])('once runs of annealing agree, less is enough: %s', (best) => {
  const [usual, shortened] = [budgetThatMet(best), budgetThatMet(best)];
  shortened.shorten();
  expect(stepsOf(shortened)).toBeLessThan(stepsOf(usual));
});
