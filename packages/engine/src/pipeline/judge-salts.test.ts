import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { H1Peak, Spectrum } from '@elucida/spectra/spectrum';
import { expect, test } from 'vitest';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { loadShiftTables } from '@elucida/prediction/data/load-shift-tables';
import { explain } from '../explanation/explain.ts';
import { stateFacts } from '../explanation/state-facts.ts';
import { identify } from '../identify.ts';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from '@elucida/prediction/create-shift-predictor';
import { unattended } from '../stages.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

function answer(
  text: string,
  protons: readonly (readonly [number, number])[],
  carbons: readonly number[],
) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  const spectra: Spectrum[] = [
    { type: 'H1NMR', peaks: protons.map(([delta_ppm, int]): H1Peak => ({ delta_ppm, int })) },
    { type: 'C13NMR', peaks: carbons.map((delta_ppm) => ({ delta_ppm })) },
  ];
  const identification = identify(
    { formula: parsed.formula, spectra, top: 3, seed: 1, useLibrary: true, hide: [] },
    { predictor },
    unattended,
  );
  return {
    ...identification,
    facts: explain({ identification, spectra, predictor }).sections.facts.map(
      ({ kind, values }) => ({ kind, ...values }),
    ),
  };
}
const same = (smiles: string) => canonicalSmiles(graphFromSmiles(smiles));

test.each([
  // Wishart et al., HMDB; SDBS: shifts in D2O, and in CDCl3 for triethylammonium chloride.
  ['C2H3NaO2', 'CC(=O)[O-].[Na+]', 'sodium acetate', [[1.91, 3]], [182, 24], 1],
  [
    'C6H16ClN',
    'CCN(CC)CC.Cl',
    'triethylamine hydrochloride',
    [
      [3.11, 6],
      [1.42, 9],
    ],
    [46, 8.7],
    0,
  ],
  [
    'C4H12ClN',
    'CCNCC.Cl',
    'diethylamine hydrochloride',
    [
      [3.07, 4],
      [1.28, 6],
    ],
    [42.9, 11.3],
    0,
  ],
] as const)(
  '%s is answered as a salt, with its unsaturation',
  (text, smiles, name, protons, carbons, unsaturation) => {
    const {
      verdict,
      candidates: [best],
      facts,
    } = answer(text, protons, carbons);
    expect({ verdict, smiles: best.smiles, name: best.names?.en }).toEqual({
      verdict: 'identified',
      smiles: same(smiles),
      name,
    });
    expect(facts[0]).toMatchObject(
      unsaturation === 0
        ? { kind: 'formula-saturated' }
        : { kind: 'formula-unsaturation', unsaturation },
    );
  },
);

test('a formula of one molecule stays one molecule', () => {
  const {
    candidates: [best],
  } = answer(
    'C3H7Cl',
    [
      [3.53, 2],
      [1.81, 2],
      [1.06, 3],
    ],
    [46.7, 26.1, 11.5],
  );
  expect(best.smiles).toBe(same('CCCCl'));
});

test('without an answer a salt is not called saturated', () => {
  const parsed = parseFormula('C6H16ClN');
  if (!parsed.ok) throw new Error('C6H16ClN');
  expect(stateFacts(parsed.formula, [], undefined)).toEqual([
    { kind: 'formula-salt', values: { formula: 'C6H16ClN' } },
  ]);
});

test('an amino acid whose solvent is not stated is not taken for an ammonium salt', () => {
  // Aspartic acid in D2O at pH 7 (Wishart et al., HMDB).
  const { candidates } = answer(
    'C4H7NO4',
    [
      [3.89, 1],
      [2.8, 1],
      [2.68, 1],
    ],
    [180.3, 177, 55, 39.3],
  );
  expect(candidates[0].smiles).toBe(same('NC(CC(O)=O)C(O)=O'));
});
