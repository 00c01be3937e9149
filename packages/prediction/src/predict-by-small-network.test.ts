import { expect, test } from 'vitest';
import { defaultDataDirectory } from './data/default-data-directory.ts';
import { loadShiftTables } from './data/load-shift-tables.ts';
import { perceive } from '@elucida/molecules/perceive';
import { renumber } from '@elucida/molecules/renumber';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { createShiftPredictor } from './create-shift-predictor.ts';

const predictor = createShiftPredictor(loadShiftTables(defaultDataDirectory()));

function predicted(nucleus: 'C13' | 'H1', graph = graphFromSmiles('C')) {
  const { sd, shift } = predictor.bySmallNetwork(graph, perceive(graph)).shifts(nucleus);
  return {
    shift: [...shift.subarray(0, graph.atomCount)],
    sd: [...sd.subarray(0, graph.atomCount)],
  };
}

/**
 * Shifts in CDCl3, ppm, by heavy atom, from textbooks and the SDBS (AIST); what a search compares
 * to tell isomers apart.
 */
test.each([
  ['ethyl acetate', 'CCOC(C)=O', 'C13', [14.2, 60.4, NaN, 171.1, 21.0, NaN]],
  ['ethyl acetate', 'CCOC(C)=O', 'H1', [1.26, 4.12, NaN, NaN, 2.04, NaN]],
  ['toluene', 'Cc1ccccc1', 'C13', [21.4, 137.8, 129.1, 128.3, 125.4, 128.3, 129.1]],
  ['butanone', 'CCC(C)=O', 'C13', [7.9, 36.9, 209.3, 29.5, NaN]],
  ['benzaldehyde', 'O=Cc1ccccc1', 'H1', [NaN, 10.02, NaN, 7.88, 7.53, 7.63, 7.53, 7.88]],
] as const)(
  '%s: within the spread that the prediction states',
  (_name, smiles, nucleus, shifts) => {
    const { sd, shift } = predicted(nucleus, graphFromSmiles(smiles));
    shifts.forEach((expected, atom) => {
      if (Number.isNaN(expected)) expect(shift[atom]).toBeNaN();
      else {
        expect(Math.abs(shift[atom] - expected)).toBeLessThan(3 * sd[atom]);
        expect(sd[atom]).toBeLessThan(nucleus === 'C13' ? 5 : 0.5);
      }
    });
  },
);

test('the order of the atoms and the Kekulé form do not matter, whatever was asked before', () => {
  const graph = graphFromSmiles('CC(=O)Nc1ccc2[nH]c(C)cc2c1Cl');
  const order = Array.from({ length: graph.atomCount }, (_, i) => (i * 7 + 3) % graph.atomCount);
  for (const nucleus of ['C13', 'H1'] as const) {
    const before = predicted(nucleus, graph);
    predicted(nucleus, graphFromSmiles('OCC1CCCCC1'));
    const after = predicted(nucleus, renumber(graph, order));
    const moved = (values: readonly number[]) =>
      [...values].map((v) => (Number.isNaN(v) ? -1 : v)).sort((a, b) => a - b);
    expect(moved(after.shift)).toEqual(moved(before.shift));
    expect(moved(after.sd)).toEqual(moved(before.sd));
  }
});

test('carbons in surroundings that no table knows are distinguished by the network', () => {
  // The deepest environment known is the same for both CH2 next to selenium; the ring further out
  // moves one of them.
  const { shift } = predicted('C13', graphFromSmiles('FC(F)(F)C[Se]CC=C1CC1'));
  expect(Math.abs(shift[4] - shift[6])).toBeGreaterThan(2);
});
