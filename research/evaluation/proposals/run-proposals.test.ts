import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import type { BenchCase } from '../cases/bench-case.ts';
import { loadBenchData } from '../engine/run-bench.ts';
import { STRYCHNINE } from '../two-dimensional/natural-products/strychnine.ts';
import { toCase } from '../two-dimensional/natural-products/to-case.ts';
import { runProposals } from './run-proposals.ts';

const data = loadBenchData();
const carbons = (...shifts: number[]): Spectrum[] => [
  { type: 'C13NMR', peaks: shifts.map((delta_ppm) => ({ delta_ppm })) },
];
const TIMEOUT_MS = 300_000;

// Should the search meet strychnine one day, a molecule that it misses has to take its place. ¹³C alone does not
// decide at this size: of artemisinin, which was here, a longer search met two wrong molecules that fit better.
// The figures of all development cases are in docs/science/judging.md.
const { formula, lists, smiles } = toCase(STRYCHNINE, 1);
const UNMET: BenchCase = {
  id: 'strychnine',
  formula,
  answer: smiles,
  heavyAtoms: 25,
  spectra: lists,
};
// ¹³C shifts in CDCl3.
const NAPROXEN: BenchCase = {
  id: 'naproxen',
  formula: 'C14H14O3',
  answer: 'COc1ccc2cc(ccc2c1)C(C)C(=O)O',
  heavyAtoms: 17,
  spectra: carbons(
    180.9,
    157.7,
    134.9,
    133.8,
    129.3,
    128.9,
    127.2,
    126.2,
    126.1,
    119.0,
    105.6,
    55.3,
    45.3,
    18.1,
  ),
};

test(
  'of 25 heavy atoms the truth comes first where a model proposes it and the search does not meet it',
  () => {
    const { outcomes } = runProposals(UNMET, data, { seed: 1 });
    expect(outcomes['engine alone'].rank).toBeNull();
    expect(outcomes.truth.rank).toBe(1);
  },
  TIMEOUT_MS,
);

test(
  'of 17 heavy atoms plausible wrong isomers do not move the truth from the first ' +
    'place, and change nothing of how sure the judge is',
  () => {
    const { outcomes } = runProposals(NAPROXEN, data, { seed: 1 });
    for (const { rank, confidence, identified } of Object.values(outcomes)) {
      expect([rank, identified]).toEqual([1, true]);
      expect(confidence).toBeCloseTo(outcomes['engine alone'].confidence, 3);
    }
  },
  TIMEOUT_MS,
);
