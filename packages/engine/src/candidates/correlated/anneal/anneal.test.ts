import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadNeighbours } from '@elucida/prediction/data/neighbours-format';
import { neighbourShifts } from '@elucida/prediction/neighbours/neighbour-shifts';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { readNotation } from '@elucida/spectra/notation/read-notation';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { readFacts } from '../../../constraints/spectral-facts.ts';
import { unattended } from '../../../stages.ts';
import { isOfFormula } from '../../is-of-formula.ts';
import { annealedMolecules, canAnneal } from './annealed-molecules.ts';
import { runAnnealing, type AnnealingThreads } from './annealing-run.ts';

const shifts = neighbourShifts(loadNeighbours(defaultDataDirectory()));

const read = (text: string): Spectrum => {
  const result = readNotation(text);
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.spectrum;
};
const formulaOf = (text: string) => {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return parsed.formula;
};

/** α-Ionone with the correlations that its bonds give. */
const IONONE = [
  '13C NMR 198.2, 148.7, 132.1, 132.0, 122.4, 54.3, 32.5, 31.2, 27.8, 26.9, 26.8, 23.0, 22.7',
  'edited HSQC 6.60/148.7 (+), 6.05/132.1 (+), 5.48/122.4 (+), 2.26/54.3 (+), 1.20/31.2 (-), ' +
    '2.24/26.9 (+), 0.92/27.8 (+), 0.86/26.8 (+), 2.03/23.0 (-), 1.56/22.7 (+)',
  'HMBC 2.24 → 198.2, 132.1; 0.92 → 32.5, 54.3, 31.2, 26.8; 0.86 → 32.5, 54.3, 31.2, 27.8; ' +
    '1.56 → 132.0, 122.4, 54.3; 6.60 → 198.2, 54.3; 6.05 → 198.2, 54.3',
  'COSY 6.60/6.05, 6.60/2.26, 5.48/2.03, 2.03/1.20',
];

const SULFONE = [
  '13C NMR 139.5, 138.4, 133.7, 129.3, 127.9, 127.7',
  'HSQC 6.66/138.4, 7.63/133.7, 7.55/129.3, 7.89/127.9, 6.03/127.7, 6.46/127.7',
  'HMBC 7.55 → 139.5; 7.89 → 133.7; 7.63 → 127.9',
  'COSY 7.55/7.89, 7.55/7.63, 6.66/6.46, 6.66/6.03',
];

function factsOf(formula: string, spectra: readonly string[]) {
  return readFacts(formulaOf(formula), spectra.map(read)).C13NMR!.joint!;
}

function annealed(
  formula: string,
  spectra: readonly string[],
  seed: number,
  threads?: AnnealingThreads,
) {
  const facts = factsOf(formula, spectra);
  const runs = annealedMolecules({
    formula: formulaOf(formula),
    facts,
    shifts,
    seed,
    threads,
    task: unattended,
  });
  return [...runs].flat();
}

test('α-ionone is annealed by its correlations; every molecule has the formula', () => {
  const molecules = annealed('C13H20O', IONONE, 1);
  const wanted = constitutionKey(graphFromSmiles('CC(=O)C=CC1C(C)=CCCC1(C)C'));
  expect(molecules.length).toBeGreaterThan(0);
  for (const graph of molecules) {
    expect(isOfFormula(graph, formulaOf('C13H20O'))).toBe(true);
    expect(canonicalSmiles(graph)).not.toContain('.');
  }
  expect(molecules.map(constitutionKey)).toContain(wanted);
});

test('the same seed gives the same molecules', () => {
  const keys = (seed: number) => annealed('C8H8O2S', SULFONE, seed).map(constitutionKey);
  expect(keys(3)).toEqual(keys(3));
});

test('with threads that take over runs the molecules are the same', () => {
  let begun = 0;
  let closed = 0;
  const threads: AnnealingThreads = {
    // Every other run is taken over.
    begin: (run) => {
      if (++begun % 2 === 0) return null;
      const result = runAnnealing(structuredClone(run), shifts, unattended);
      return { wait: () => structuredClone(result) };
    },
    close: () => closed++,
  };
  const alone = annealed('C8H8O2S', SULFONE, 2);
  expect(annealed('C8H8O2S', SULFONE, 2, threads).map(canonicalSmiles)).toEqual(
    alone.map(canonicalSmiles),
  );
  expect(begun).toBeGreaterThan(1);
  expect(closed).toBe(1);
});

test('a caller in a hurry gets what the first run found', () => {
  const options = { formula: formulaOf('C8H8O2S'), facts: factsOf('C8H8O2S', SULFONE), shifts };
  const runs = (late: boolean) => [
    ...annealedMolecules({
      ...options,
      seed: 1,
      task: { checkpoint: () => {}, isLate: () => late },
    }),
  ];
  const [first, ...others] = runs(false);
  expect(others.length).toBeGreaterThan(0);
  expect(runs(true).map((run) => run.map(canonicalSmiles))).toEqual([first.map(canonicalSmiles)]);
});

test('groups with higher valences are drawn: phenyl vinyl sulfone', () => {
  const molecules = annealed('C8H8O2S', SULFONE, 1);
  const wanted = constitutionKey(graphFromSmiles('C=CS(=O)(=O)c1ccccc1'));
  expect(molecules.map(constitutionKey)).toContain(wanted);
});

test('without HSQC nothing says which carbon a hydrogen is on', () => {
  const may = (spectra: readonly string[]) => canAnneal(factsOf('C13H20O', spectra));
  expect(may([IONONE[0], IONONE[2]])).toBe(false);
  expect(may([IONONE[0], IONONE[1]])).toBe(false);
  expect(may(IONONE)).toBe(true);
});
