import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from './data/default-data-directory.ts';
import { loadShiftTables } from './data/load-shift-tables.ts';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from './create-shift-predictor.ts';
import { inSolvent } from './in-solvent.ts';
import { labileKind } from './labile-kind.ts';
import type { SolventEffect } from '@elucida/spectra/chemistry/solvents';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));
function predicted(
  smiles: string,
  nucleus: 'C13' | 'H1',
  solvent?: SolventEffect,
  way: 'predict' | 'byTables' = 'predict',
) {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  const known = inSolvent(predictor, solvent);
  return way === 'predict'
    ? known.predict(nucleus, graph, perception)
    : known.byTables(graph, perception).shifts(nucleus);
}
/** The labile hydrogens' atom. */
function labile(smiles: string): number {
  const graph = graphFromSmiles(smiles);
  const perception = perceive(graph);
  return [...Array(graph.atomCount).keys()].findIndex(
    (atom) => labileKind(graph, perception, atom) !== undefined,
  );
}

describe('hydrogens on N, O and S', () => {
  // Observed in dilute solution: SDBS, and Fulmer et al. (2010) for ethanol.
  test.each([
    ['ethanol', 'CCO', 'chloroform', 1.32],
    ['ethanol', 'CCO', 'dmso', 4.34],
    ['ethanol', 'CCO', 'acetone', 3.39],
    ['cyclohexanol', 'OC1CCCCC1', 'chloroform', 1.45],
    ['2-pyridone', 'O=C1C=CC=CN1', 'chloroform', 13.4],
    ['2-pyridone as hydroxypyridine', 'Oc1ccccn1', 'chloroform', 13.4],
    ['carbostyril', 'O=C1C=Cc2ccccc2N1', 'dmso', 11.7],
    ['3-hydroxypyridine', 'Oc1cccnc1', 'dmso', 9.8],
    ['phenol', 'Oc1ccccc1', 'chloroform', 4.9],
    ['phenol', 'Oc1ccccc1', 'dmso', 9.3],
    ['vanillin', 'COc1cc(C=O)ccc1O', 'chloroform', 6.3],
    ['salicylaldehyde', 'O=Cc1ccccc1O', 'chloroform', 11.02],
    ['benzoic acid', 'OC(=O)c1ccccc1', 'chloroform', 12.1],
    ['acetylacetone enol', 'CC(=O)C=C(C)O', 'chloroform', 15.5],
    ['ethyl acetoacetate enol', 'CCOC(=O)C=C(C)O', 'chloroform', 12.1],
    ['aniline', 'Nc1ccccc1', 'chloroform', 3.6],
    ['aniline', 'Nc1ccccc1', 'dmso', 5],
    ['benzocaine', 'CCOC(=O)c1ccc(N)cc1', 'chloroform', 4.05],
    ['butylamine', 'CCCCN', 'chloroform', 1.2],
    ['N-methylacetamide', 'CNC(C)=O', 'chloroform', 5.9],
    ['acetanilide', 'CC(=O)Nc1ccccc1', 'dmso', 9.9],
    ['pyrrole', 'c1cc[nH]c1', 'chloroform', 8],
    ['indole', 'c1ccc2[nH]ccc2c1', 'dmso', 11.1],
    ['ethanethiol', 'CCS', 'chloroform', 1.3],
    ['thiophenol', 'Sc1ccccc1', 'chloroform', 3.4],
  ] as const)(
    'of %s are expected within the range seen (%s in %s: %d ppm)',
    (_, smiles, solvent, observed) => {
      const { shift, sd } = predicted(smiles, 'H1', solvent);
      const atom = labile(smiles);
      expect(Math.abs(shift[atom] - observed)).toBeLessThan(2 * sd[atom]);
      expect(sd[atom]).toBeLessThanOrEqual(1.2);
      expect(predicted(smiles, 'H1', solvent, 'byTables').shift[atom]).toBeCloseTo(shift[atom], 5);
    },
  );

  test('without a declared solvent they are as learned', () =>
    expect(predicted('CCCCO', 'H1').shift[labile('CCCCO')]).toBe(
      predictor.predict('H1', graphFromSmiles('CCCCO'), perceive(graphFromSmiles('CCCCO'))).shift[
        labile('CCCCO')
      ],
    ));

  test('hydrogens on carbon stay as they are', () =>
    expect(predicted('CCCCO', 'H1', 'dmso').shift[0]).toBe(predicted('CCCCO', 'H1').shift[0]));
});

describe('carboxyl carbons', () => {
  test('of benzoic acid come at 172 in CDCl₃ and at 167 in DMSO', () => {
    expect(
      Math.abs(predicted('OC(=O)c1ccccc1', 'C13', 'chloroform').shift[1] - 172.5),
    ).toBeLessThan(1.8);
    expect(Math.abs(predicted('OC(=O)c1ccccc1', 'C13', 'dmso').shift[1] - 167.4)).toBeLessThan(1.5);
  });
  test('the ester is not an acid', () =>
    expect(predicted('COC(=O)c1ccccc1', 'C13', 'chloroform').shift[2]).toBe(
      predicted('COC(=O)c1ccccc1', 'C13').shift[2],
    ));
});

describe('amines and acids of one molecule', () => {
  // In D₂O 4-aminobutanoic acid has 182.3, 40.2, 35.3 and 24.6 (fixtures/textbook).
  test('charge each other in water, and where no solvent is named', () => {
    const gaba = 'OC(=O)CCCN';
    const carbons = [
      [1, 182.3],
      [3, 35.3],
      [5, 40.2],
    ] as const;
    for (const [atom, observed] of carbons)
      expect(Math.abs(predicted(gaba, 'C13').shift[atom] - observed)).toBeLessThan(3);
    for (const nucleus of ['C13', 'H1'] as const) {
      expect(predicted(gaba, nucleus).shift).not.toEqual(
        predicted(gaba, nucleus, 'chloroform').shift,
      );
      expect(predicted(gaba, nucleus).shift[3]).toBe(predicted(gaba, nucleus, 'water').shift[3]);
    }
  });
  test('one without the other stays neutral', () =>
    expect(predicted('OC(=O)CCC', 'C13').shift).toEqual(
      predicted('OC(=O)CCC', 'C13', 'benzene').shift,
    ));
});

describe('the smallest molecules', () => {
  test.each([
    ['CO', 0, 'chloroform', 3.49, 50.41],
    ['CO', 0, 'water', 3.34, 49.5],
    ['CC(O)C', 1, 'dmso', 3.78, 64.92],
    ['O=CN(C)C', 1, 'chloroform', 8.02, 162.62],
    ['C=O', 0, 'chloroform', 9.6, 197],
  ] as const)(
    '%s has its measured shifts at atom %d in %s',
    (smiles, atom, solvent, proton, carbon) => {
      expect(predicted(smiles, 'H1', solvent).shift[atom]).toBeCloseTo(proton, 3);
      expect(predicted(smiles, 'C13', solvent).shift[atom]).toBeCloseTo(carbon, 3);
    },
  );
  test('a molecule that is not in the table is predicted', () =>
    expect(predicted('CCCCC', 'C13', 'chloroform').shift).toEqual(
      predictor.predict('C13', graphFromSmiles('CCCCC'), perceive(graphFromSmiles('CCCCC'))).shift,
    ));
});
