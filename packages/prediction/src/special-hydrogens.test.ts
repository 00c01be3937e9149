import { expect, test } from 'vitest';
import { defaultDataDirectory } from './data/default-data-directory.ts';
import { loadShiftTables } from './data/load-shift-tables.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from './create-shift-predictor.ts';
import { inSolvent } from './in-solvent.ts';
import type { SolventEffect } from '@elucida/spectra/chemistry/solvents';
import { zwitterionSites } from '@elucida/molecules/protonation/zwitterion-sites';

const learned = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
const predict = (nucleus: 'H1' | 'C13', smiles: string, solvent?: SolventEffect) => {
  const graph = graphFromSmiles(smiles);
  return inSolvent(learned, solvent).predict(nucleus, graph, perceive(graph));
};

test.each([
  ['diethyl phosphite', 'CCOP(=O)OCC', 3, 6.8],
  ['diphenylphosphine oxide', 'O=P(c1ccccc1)c1ccccc1', 1, 8.0],
])('P–H of %s', (_, smiles, atom, observed) => {
  const { shift, sd } = predict('H1', smiles);
  expect(Math.abs(shift[atom] - observed)).toBeLessThan(2 * sd[atom]);
});

test('C2–H of an imidazolium halide, and none of the kind in imidazole', () => {
  const { shift, sd } = predict('H1', 'CCCCn1cc[n+](C)c1', 'chloroform');
  expect(Math.abs(shift[9] - 10.3)).toBeLessThan(2.5 * sd[9]);
  expect(predict('H1', 'CCCCn1ccnc1', 'chloroform').sd[8]).toBeLessThan(0.5);
});

test('4-aminobutanoic acid is a zwitterion in water and not in chloroform', () => {
  const [water, chloroform] = (['water', 'chloroform'] as const).map((solvent) =>
    predict('C13', 'NCCCC(=O)O', solvent),
  );
  expect(water.shift[4] - chloroform.shift[4]).toBeGreaterThan(3);
  [40.2, 24.6, 35.3, 182.3].forEach((observed, i) =>
    expect(Math.abs(water.shift[i + 1] - observed)).toBeLessThan(2 * water.sd[i + 1]),
  );
});

test.each([
  ['β-alanine', 'NCCC(=O)O', [0], 1],
  ['taurine', 'NCCS(=O)(=O)O', [0], 1],
  ['creatine, by its guanidine', 'CN(CC(=O)O)C(N)=N', [], 1],
  ['alanine, whose learned shifts are the zwitterion’s', 'CC(N)C(=O)O', [], 0],
  ['acetic acid', 'CC(=O)O', [], 0],
  ['4-aminobenzoic acid', 'Nc1ccc(cc1)C(=O)O', [], 0],
  ['ethyl 4-aminobutanoate', 'NCCCC(=O)OCC', [], 0],
])('charges of %s', (_, smiles, amines, acids) => {
  const sites = zwitterionSites(graphFromSmiles(smiles));
  expect([sites.amines, sites.acids.length]).toEqual([amines, acids]);
});

test.each([
  ['3,3-dimethyloxetane', 'CC1(C)COC1', 3, 4.4],
  ['3-phenyloxetane', 'C1OCC1c1ccccc1', 0, 4.93],
  ['3-phenyloxetan-3-ol', 'OC1(c2ccccc2)COC1', 8, 4.9],
])('OCH2 of %s', (_, smiles, atom, observed) => {
  const { shift, sd } = predict('H1', smiles);
  expect(Math.abs(shift[atom] - observed)).toBeLessThan(1.5 * sd[atom]);
});

test.each([
  ['geranial', 'CC(C)=CCCC(C)=CC=O', 9, 9.99],
  ['neral', 'CC(C)=CCCC(C)=CC=O', 9, 9.88],
  ['3-methylbut-2-enal', 'CC(C)=CC=O', 4, 9.95],
  ['retinal', 'CC1(C)CCCC(C)=C1C=CC(C)=CC=CC(C)=CC=O', 19, 10.11],
  ['(E)-but-2-enal', 'CC=CC=O', 3, 9.49],
  ['cinnamaldehyde', 'O=CC=Cc1ccccc1', 1, 9.7],
])('CHO of %s', (_, smiles, atom, observed) => {
  const { shift, sd } = predict('H1', smiles);
  expect(Math.abs(shift[atom] - observed)).toBeLessThan(1.5 * sd[atom]);
});

test('an oxetane fused to a ring keeps its learned shifts', () => {
  const graph = graphFromSmiles('C1C2CCCC2O1');
  const raw = learned.predict('H1', graph, perceive(graph));
  expect(predict('H1', 'C1C2CCCC2O1').shift[0]).toBe(raw.shift[0]);
});

test('an ortho substituent moves the N-methyl of N-alkyl-N-methylanilines, and only that', () => {
  const [free, crowded, dimethyl] = ['CCN(C)c1ccccc1', 'CCN(C)c1ccccc1Br', 'CN(C)c1ccccc1Br'].map(
    (smiles) => {
      const graph = graphFromSmiles(smiles);
      const raw = learned.predict('C13', graph, perceive(graph));
      return predict('C13', smiles).shift.map((ppm, atom) => ppm - raw.shift[atom]);
    },
  );
  expect(crowded[3]).toBeCloseTo(2.2, 3);
  expect([...free, ...dimethyl].filter((ppm) => Math.abs(ppm) > 0)).toEqual([]);
});
