import { loadEngine } from '@elucida/analysis/load-engine';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { molecularFormula } from '@elucida/molecules/molecular-formula';
import { expect, test } from 'vitest';
import { choicesOf } from './choices.ts';
import { judgeDrawn, prepareProblem } from './judge-drawn.ts';
import { makeOwnProblem, problemOfOwn } from './own-problem.ts';
import { allProblems } from './problems.ts';

const { predictor } = loadEngine();

test('the answer is offered once, among isomers that its spectra contradict', () => {
  const places = new Set<number>();
  for (const problem of allProblems().filter((_, i) => i % 40 === 0)) {
    const prepared = prepareProblem(problem, predictor);
    const choices = choicesOf(prepared, predictor);
    expect(choicesOf(prepared, predictor)).toEqual(choices);
    expect(choices.length).toBeGreaterThanOrEqual(2);
    expect(choices.filter(({ right }) => right)).toHaveLength(1);
    const keys = choices.map(({ smiles }) => constitutionKey(graphFromSmiles(smiles)));
    expect(new Set(keys).size).toBe(keys.length);
    for (const { smiles, right } of choices) {
      expect(molecularFormula(smiles)).toBe(problem.formula.hill);
      const { outcome, contradictions } = judgeDrawn(smiles, prepared);
      expect(outcome).toBe(right ? 'solved' : 'wrong');
      expect(contradictions.length > 0).toBe(!right);
    }
    places.add(choices.findIndex(({ right }) => right));
  }
  expect(places.size).toBeGreaterThan(1);
}, 60_000);

test('a larger molecule of a teacher has choices too', () => {
  const made = makeOwnProblem('ibuprofen', predictor, 'en');
  if (!made.ok) throw new Error(made.fault);
  const choices = choicesOf(prepareProblem(problemOfOwn(made.value)!, predictor), predictor);
  expect(choices).toHaveLength(4);
}, 30_000);
