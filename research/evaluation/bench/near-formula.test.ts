import { expect, test } from 'vitest';
import type { BenchCase } from '../cases/bench-case.ts';
import type { Answer } from './answer.ts';
import { countHints } from './near-formula.ts';

const ACETATE = { id: 'a', formula: 'C4H8O2', heavyAtoms: 6, spectra: [], answer: 'CCOC(C)=O' };
const cases: BenchCase[] = ['a', 'b', 'c', 'd'].map((id) => ({ ...ACETATE, id }));
const answers = new Map<string, Answer>([
  [
    'a',
    {
      id: 'a',
      status: 'inconclusive',
      formula_hint: { formula: 'C4H8O2', smiles: 'CC(=O)OCC' },
    },
  ],
  [
    'b',
    { id: 'b', status: 'inconclusive', formula_hint: { formula: 'C4H8O2', smiles: 'CCCC(=O)O' } },
  ],
  ['c', { id: 'c', status: 'ok', confidence: 0.93 }],
  [
    'd',
    {
      id: 'd',
      status: 'ok',
      confidence: 0.6,
      formula_hint: { formula: 'C4H8O', smiles: 'CCC(C)=O' },
    },
  ],
]);

test('counts what was answered, and which hints name the right formula and molecule', () => {
  expect(countHints(cases, answers)).toEqual({
    asked: 4,
    answered: 2,
    sure: 1,
    hinted: 3,
    rightFormula: 2,
    rightMolecule: 1,
  });
});
