import type { H1Peak } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import type { Candidate } from '../../identification.ts';
import type { Evidence } from '../../evidence/evidence.ts';
import { explainedCandidate } from '../../statements/explained-candidate.ts';
import { decideDoubleBond } from './decide-double-bond.ts';
import { stateMethod } from '../../explanation/state-method.ts';

const assigned = (peak: number, ...atoms: number[]): Evidence =>
  ({
    technique: 'H1NMR',
    atoms,
    peak,
    observed: 6,
    verdict: 'for',
    code: 'proton-assignment',
  }) as unknown as Evidence;
const molecule = (smiles: string, evidence: readonly Evidence[]) =>
  explainedCandidate({
    rank: 1,
    smiles,
    names: {},
    confidence: 0.9,
    score: 0,
    scoreByTechnique: {},
    proposedBy: ['generator'],
    evidence,
  } as unknown as Candidate);
const peaks = (...constants: (readonly number[])[]): H1Peak[] =>
  constants.map((j_hz, i) => ({ delta_ppm: 7 - i, mult: 'm' as const, j_hz: [...j_hz] }));

const cinnamic = molecule('OC(=O)C=Cc1ccccc1', [assigned(0, 4), assigned(1, 3)]);
const crotonate = molecule('CC=CC(=O)OC', [assigned(0, 1), assigned(1, 2)]);
const sorbate = molecule('CC=CC=CC(=O)O', [
  assigned(0, 3),
  assigned(1, 4),
  assigned(2, 1),
  assigned(3, 2),
]);

test.each<[string, typeof cinnamic, [number, number], H1Peak[], string | undefined]>([
  ['cinnamic acid, 16.0 Hz on both sides', cinnamic, [3, 4], peaks([16.0], [16.0]), 'E'],
  [
    'methyl (Z)-crotonate, 11.5 Hz on both sides',
    crotonate,
    [1, 2],
    peaks([11.5, 7.3], [11.5, 1.8]),
    'Z',
  ],
  ['methyl (E)-crotonate, one side a multiplet', crotonate, [1, 2], peaks([], [15.5, 1.7]), 'E'],
  ['without constants', crotonate, [1, 2], peaks([], []), undefined],
  ['constants that do not return', cinnamic, [3, 4], peaks([16.0], [7.5]), undefined],
  [
    'sorbic acid: 11 Hz may be the coupling between the two double bonds',
    sorbate,
    [3, 4],
    peaks([11.0], [11.0], [], []),
    undefined,
  ],
])('E or Z: %s', (_name, candidate, bond, signals, configuration) => {
  expect(decideDoubleBond(candidate, bond, signals)?.configuration).toBe(configuration);
});

test('the report says either what the coupling shows or that the configuration is open, never both', () => {
  const kinds = (signals: H1Peak[]) =>
    stateMethod({ search: { method: 'exhaustive', considered: 9, complete: true } }, cinnamic, {
      spectra: [{ type: 'H1NMR', peaks: signals }],
      shifts: false,
      tautomers: false,
    }).map(({ kind }) => kind);
  expect(kinds(peaks([16.0], [16.0]))).toEqual(['method-exhaustive', 'double-bond-decided']);
  expect(kinds(peaks([], []))).toEqual(['method-exhaustive', 'limits-double-bond']);
});
