import type { CandidateItem } from '@elucida/contract/analysis';
import { expect, test } from 'vitest';
import { relativeFit } from './relative-fit.ts';

const candidate = (smiles: string, score: number): CandidateItem => ({
  rank: 1,
  name: null,
  smiles,
  confidence: 0.5,
  proposed_by: [],
  score_by_technique: { C13NMR: score },
  evidence: [],
});

test('bars are relative to the best', () => {
  const list = [candidate('a', -1), candidate('b', -1 + Math.log(0.5))];
  expect(relativeFit(list, list[0]!)).toEqual({ C13NMR: 1 });
  expect(relativeFit(list, list[1]!).C13NMR).toBeCloseTo(0.5);
});
