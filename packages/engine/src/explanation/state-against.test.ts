import { expect, test } from 'vitest';
import type { Candidate } from '../identification.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { explainedCandidate } from '../statements/explained-candidate.ts';
import { stateAgainst, stateOpen } from './state-against.ts';

const META = 'COc1cccc(C)c1';
const candidate = (smiles: string, evidence: readonly Evidence[]): Candidate => ({
  rank: 1,
  smiles,
  names: null,
  confidence: 0.5,
  score: 0,
  scoreByTechnique: {},
  proposedBy: ['generator'],
  evidence,
});
const para = (...evidence: readonly Evidence[]) =>
  explainedCandidate(candidate('COc1ccc(C)cc1', evidence));
const rivals = [candidate(META, [])];

test('a line left to another substance is said to fit the candidate that explains it', () => {
  const line: Evidence = {
    technique: 'C13NMR',
    atoms: [],
    observed: 120.9,
    peak: 3,
    verdict: 'against',
    code: 'other-substance',
    values: { origin: 'small' },
    better: { smiles: META, predicted: 121.3, sd: 0.8 },
  };
  expect(stateAgainst(para(line), { candidates: rivals })).toMatchObject([
    {
      kind: 'peak-fits-other',
      values: { observed: 120.9, rivalPredicted: 121.3, rivalSd: 0.8, rival: { smiles: META } },
      peaks: [3],
    },
  ]);
});

test('a splitting that fits another candidate better is stated with both expectations', () => {
  const triplet: Evidence = {
    technique: 'H1NMR',
    atoms: [3, 8],
    observed: 7.15,
    peak: 0,
    verdict: 'against',
    code: 'multiplicity',
    values: { observed: 't', expected: 'd', neighbours: 1, least: 1, most: 1 },
    better: { smiles: META, pattern: 't' },
  };
  expect(stateAgainst(para(triplet), { candidates: rivals })).toMatchObject([
    {
      kind: 'splitting-fits-other',
      values: { observedPattern: 't', expectedPattern: 'd', rivalPattern: 't' },
    },
  ]);
});

test('an open point is stated under its own heading alone', () => {
  const shift: Evidence = {
    technique: 'C13NMR',
    atoms: [5],
    observed: 141.5,
    predicted: 129.9,
    sd: 1.2,
    peak: 1,
    verdict: 'neutral',
    code: 'carbon-assignment',
    values: { carbons: 1, sharing: 1 },
    observations: 12,
    open: true,
  };
  expect(stateOpen(para(shift)).map(({ kind }) => kind)).toEqual(['carbon-off', 'open-points']);
  expect(stateAgainst(para(shift)).map(({ kind }) => kind)).toEqual(['nothing-decisive-against']);
});
