import { readFileSync } from 'node:fs';
import { loadEngine } from '@elucida/analysis/load-engine';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { expect, test } from 'vitest';
import { judgeDrawn, prepareProblem } from './judge-drawn.ts';
import { PROBLEM_HEADER, readProblem, writeProblem } from './problem.ts';
import { allProblems } from './problems.ts';
import { simulateSpectra } from './simulate-spectra.ts';

const { predictor } = loadEngine();

test('the table has three hundred problems and more, each once, each before all isomers by odds of 50', () => {
  const problems = allProblems();
  expect(problems.length).toBeGreaterThanOrEqual(300);
  const keys = problems.map(({ smiles }) => constitutionKey(graphFromSmiles(smiles)));
  expect(new Set(keys).size).toBe(problems.length);
  expect(new Set(problems.map(({ id }) => id)).size).toBe(problems.length);
  for (const { margin, fields, spectra } of problems) {
    expect(margin).toBeGreaterThanOrEqual(Math.log(50));
    expect(fields.length).toBeGreaterThan(0);
    expect(spectra.length).toBeGreaterThan(0);
  }
});

test('rows are read as they are written, and a damaged one is refused', () => {
  const text = readFileSync(new URL('../problems.tsv', import.meta.url), 'utf8');
  const [header, ...rows] = text.trimEnd().split('\n');
  expect(header).toBe(PROBLEM_HEADER);
  for (const row of rows) expect(writeProblem(readProblem(row))).toBe(row);
  expect(() => readProblem('x\tCCO\tnone\t\t1\t1\t\t\t')).toThrow('unknown level');
  expect(() => readProblem('x\tCCO\tsmall\t\t1\t1\t')).toThrow('number of columns');
});

test('every problem is solved by its answer', () => {
  for (const problem of allProblems()) {
    const { outcome, contradictions } = judgeDrawn(
      problem.smiles,
      prepareProblem(problem, predictor),
    );
    expect([problem.smiles, outcome, contradictions]).toEqual([problem.smiles, 'solved', []]);
  }
});

test('spectra of a molecule are the same each time', () => {
  expect(simulateSpectra('CCOC(C)=O', predictor)).toEqual(simulateSpectra('CCOC(C)=O', predictor));
});

test.each([
  // Esters turned round, chains and branches, places on a ring.
  ['CCC(=O)OC', 'CCOC(C)=O'],
  ['CCCCO', 'CC(C)CO'],
  ['Cc1ccccc1O', 'Cc1ccc(O)cc1'],
  ['CCC(C)=O', 'CCCC=O'],
])('%s is contradicted where the answer is %s', (wrong, smiles) => {
  const problem = readProblem(
    writeProblem({
      id: 'x',
      smiles,
      level: 'small',
      fields: [],
      rating: 1000,
      margin: 5,
      spectra: simulateSpectra(smiles, predictor),
    }),
  );
  const { outcome, contradictions } = judgeDrawn(wrong, prepareProblem(problem, predictor));
  expect(outcome).toBe('wrong');
  expect(contradictions.length).toBeGreaterThan(0);
});
