import { describe, expect, test } from 'vitest';
import { defaultDataDirectory } from './data/default-data-directory.ts';
import { loadShiftTables } from './data/load-shift-tables.ts';
import { perceive } from '@elucida/molecules/perceive';
import { renumber } from '@elucida/molecules/renumber';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from './create-shift-predictor.ts';
import type { Nucleus } from './shift-tables.ts';

const tables = loadShiftTables(defaultDataDirectory());
const predictor = createShiftPredictor(tables);

function predict(nucleus: Nucleus, smiles: string) {
  const graph = graphFromSmiles(smiles);
  return predictor.predict(nucleus, graph, perceive(graph));
}

/** Shifts in CDCl3, ppm, by heavy atom of the SMILES, from textbooks and the SDBS (AIST). */
const KNOWN: [name: string, smiles: string, nucleus: Nucleus, shifts: (number | undefined)[]][] = [
  ['ethyl acetate', 'CCOC(C)=O', 'C13', [14.2, 60.4, undefined, 171.1, 21.0, undefined]],
  ['ethyl acetate', 'CCOC(C)=O', 'H1', [1.26, 4.12, undefined, undefined, 2.04, undefined]],
  ['toluene', 'Cc1ccccc1', 'C13', [21.4, 137.8, 129.1, 128.3, 125.4, 128.3, 129.1]],
  ['toluene', 'Cc1ccccc1', 'H1', [2.34, undefined, 7.17, 7.25, 7.17, 7.25, 7.17]],
  ['butanone', 'CCC(C)=O', 'C13', [7.9, 36.9, 209.3, 29.5, undefined]],
  ['cyclopentanone', 'O=C1CCCC1', 'C13', [undefined, 220.2, 38.3, 23.2, 23.2, 38.3]],
  ['cyclohexane', 'C1CCCCC1', 'C13', [26.9, 26.9, 26.9, 26.9, 26.9, 26.9]],
  ['anisole', 'COc1ccccc1', 'C13', [55.1, undefined, 159.7, 114.0, 129.5, 120.7, 129.5, 114.0]],
  [
    'nitrobenzene',
    'O=[N+]([O-])c1ccccc1',
    'C13',
    [undefined, undefined, undefined, 148.3, 123.5, 129.4, 134.7, 129.4, 123.5],
  ],
  ['pyridine', 'c1ccncc1', 'H1', [7.66, 7.27, 8.61, undefined, 8.61, 7.27]],
  [
    'benzaldehyde',
    'O=Cc1ccccc1',
    'H1',
    [undefined, 10.02, undefined, 7.88, 7.53, 7.63, 7.53, 7.88],
  ],
  ['diethyl ether', 'CCOCC', 'H1', [1.21, 3.48, undefined, 3.48, 1.21]],
  ['phenylacetylene', 'C#Cc1ccccc1', 'C13', [77.2, 83.6, 122.1, 132.1, 128.3, 128.7, 128.3, 132.1]],
];

describe('shift prediction', () => {
  test.each(KNOWN)('%s (%s) %s', (_name, smiles, nucleus, shifts) => {
    const predicted = predict(nucleus, smiles);
    shifts.forEach((shift, atom) => {
      if (shift === undefined) return;
      expect(Math.abs(predicted.shift[atom] - shift)).toBeLessThan(nucleus === 'C13' ? 6 : 0.35);
      expect(Math.abs(predicted.shift[atom] - shift)).toBeLessThan(4 * predicted.sd[atom]);
      expect(predicted.observations[atom]).toBeGreaterThan(1);
    });
  });

  test('atoms without the nucleus have no shift', () => {
    const carbon = predict('C13', 'CCO');
    expect(carbon.shift[2]).toBeNaN();
    expect(carbon.sd[2]).toBeNaN();
    expect(predict('H1', 'CC(C)=O').shift[1]).toBeNaN();
  });

  test.each(['CCO', 'Oc1ccccc1', 'CC(=O)O', 'CCN', 'CCS'])(
    'the exchangeable hydrogen of %s is known to be uncertain',
    (smiles) => {
      const graph = graphFromSmiles(smiles);
      const { sd } = predict('H1', smiles);
      graph.hydrogens.forEach((hydrogens, atom) => {
        if (hydrogens > 0 && graph.element[atom] !== 6) expect(sd[atom]).toBeGreaterThan(0.3);
      });
    },
  );

  test('an element that was never seen is answered with a wide standard deviation, not an error', () => {
    const { depth, observations, sd, shift } = predict('C13', '[Pu]CC#CC=C=C=O');
    expect(observations[1]).toBeGreaterThan(0);
    expect(depth[1]).toBe(0);
    expect(shift[1]).toBeGreaterThan(-100);
    expect(sd[1]).toBeGreaterThan(4);
  });

  test.each([
    ['o-xylene', 'CC1=CC=CC=C1C', 'CC1=C(C)C=CC=C1', [0, 1, 6, 5, 4, 3, 2, 7]],
    ['indole', 'C1=CC=C2C(=C1)C=CN2', 'C1C=CC2=C(C=1)C=CN2', [0, 1, 2, 3, 4, 5, 6, 7, 8]],
  ])('the Kekulé form of %s does not matter', (_name, a, b) => {
    const sorted = (smiles: string) => [...predict('C13', smiles).shift].sort((x, y) => x - y);
    expect(sorted(a)).toEqual(sorted(b));
  });

  test.each([
    'CC(=O)Oc1ccccc1C(=O)O',
    'CN1CCC[C@H]1c1cccnc1',
    'CC(C)CC1=CC=C(C=C1)C(C)C(=O)O',
    'O=[N+]([O-])c1ccc2[nH]ccc2c1',
    'C1C2CC3CC1CC(C2)C3Br',
  ])('renumbering %s changes nothing, to the last bit', (smiles) => {
    const graph = graphFromSmiles(smiles);
    const order = Array.from({ length: graph.atomCount }, (_, a) => (a * 7 + 3) % graph.atomCount);
    const distinct =
      new Set(order).size === graph.atomCount
        ? order
        : order.map((_, a) => graph.atomCount - 1 - a);
    const other = renumber(graph, distinct);
    for (const nucleus of ['C13', 'H1'] as const) {
      const before = predictor.predict(nucleus, graph, perceive(graph));
      const after = predictor.predict(nucleus, other, perceive(other));
      const byTables = structuredClone(predictor.byTables(graph, perceive(graph)).shifts(nucleus));
      const byTablesAfter = predictor.byTables(other, perceive(other)).shifts(nucleus);
      for (let a = 0; a < graph.atomCount; a++) {
        expect(after.shift[distinct[a]]).toBe(before.shift[a]);
        expect(after.sd[distinct[a]]).toBe(before.sd[a]);
        expect(after.depth[distinct[a]]).toBe(before.depth[a]);
        expect(byTablesAfter.shift[distinct[a]]).toBe(byTables.shift[a]);
        expect(byTablesAfter.sd[distinct[a]]).toBe(byTables.sd[a]);
      }
    }
    const plausibility = { ...predictor.byTables(graph, perceive(graph)).plausibility() };
    expect(predictor.byTables(other, perceive(other)).plausibility()).toEqual(plausibility);
  });

  test('equivalent atoms have equal shifts', () => {
    const { shift } = predict('C13', 'Cc1ccccc1');
    expect(shift[2]).toBe(shift[6]);
    expect(shift[3]).toBe(shift[5]);
  });

  test('usual molecules are more plausible than strange ones of the same formula', () => {
    const plausibility = (smiles: string) => {
      const graph = graphFromSmiles(smiles);
      return { ...predictor.byTables(graph, perceive(graph)).plausibility() };
    };
    const usual = plausibility('COC(=O)c1ccccc1O');
    const strange = plausibility('C1=CC2=C(C=1OO)CC2OC');
    expect(usual.logProbability).toBeGreaterThan(strange.logProbability + 1);
    expect(usual.unknownRadius1).toBe(0);
    expect(strange.unknownRadius2).toBeGreaterThan(0);
  });

  test('tables lie in shared memory, for worker threads', () => {
    expect(tables.C13.environments.keys.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(tables.C13.weight.buffer).toBeInstanceOf(SharedArrayBuffer);
    expect(structuredClone(tables).H1.mean.length).toBe(tables.H1.mean.length);
  });
});
