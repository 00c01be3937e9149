import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { readFacts } from '../constraints/spectral-facts.ts';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { candidateEvidence } from '../judging/candidate-evidence.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { nameAmmonium } from './ammonium-evidence.ts';
import { saltsOf } from './salt.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

/** What is said of the hydrogens on nitrogen and of those that nothing explains. */
function said(
  formula: string,
  smiles: string,
  protons: readonly (readonly [ppm: number, hydrogens: number])[],
) {
  const parsed = parseFormula(formula);
  if (!parsed.ok) throw new Error(formula);
  const spectra: Spectrum[] = [
    {
      type: 'H1NMR',
      metadata: { solvent: 'DMSO-d6' },
      peaks: protons.map(([delta_ppm, int]) => ({ delta_ppm, int })),
    },
  ];
  const graph = graphFromSmiles(smiles);
  const evidence = nameAmmonium(
    candidateEvidence(
      { graph, perception: perceive(graph) },
      readFacts(parsed.formula, spectra),
      predictor,
    ),
    graph,
    saltsOf(parsed.formula)[0],
  );
  return evidence
    .filter(({ code }) =>
      ['ammonium-hydrogen', 'proton-unexplained', 'exchangeable-hidden'].includes(code),
    )
    .map(({ code, observed }) => [code, observed]);
}

const EPHEDRINE = [
  [7.4, 4],
  [7.3, 1],
  [6.15, 1],
  [5.15, 1],
  [3.4, 1],
  [2.58, 3],
  [0.92, 3],
] as const;

test('the two hydrogens on the nitrogen of ephedrine hydrochloride are the salt’s, and not hidden', () => {
  expect(said('C10H15NO·HCl', 'CC(C(c1ccccc1)O)NC', [[9.2, 1], [8.7, 1], ...EPHEDRINE])).toEqual([
    ['ammonium-hydrogen', 8.7],
    ['ammonium-hydrogen', 9.2],
  ]);
});

test('three hydrogens in one signal of amphetamine hydrochloride', () => {
  expect(
    said('C9H13N·HCl', 'CC(N)Cc1ccccc1', [
      [8.3, 3],
      [7.3, 5],
      [3.4, 1],
      [3.1, 1],
      [2.7, 1],
      [1.1, 3],
    ]).map(([code]) => code),
  ).not.toContain('exchangeable-hidden');
});

test(
  'more hydrogens than the nitrogen can carry stay without an explanation, and so ' +
    'does one on no nitrogen’s place',
  () => {
    expect(
      said('C10H15NO·HCl', 'CC(C(c1ccccc1)O)NC', [[13.4, 2], ...EPHEDRINE]).map(([code]) => code),
    ).not.toContain('ammonium-hydrogen');
    expect(
      said('C10H15NO·HCl', 'CC(C(c1ccccc1)O)NC', [[9.2, 4], ...EPHEDRINE]).map(([code]) => code),
    ).not.toContain('ammonium-hydrogen');
  },
);
