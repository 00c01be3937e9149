import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { expect, test } from 'vitest';
import { caseOfRows, type KeyedRow } from './case-of-rows.ts';

function row(smiles: string, shifts: Record<string, number | number[]>): KeyedRow {
  const graph = graphFromSmiles(smiles);
  return { row: { smiles, shifts }, graph, perception: perceive(graph), key: 0 };
}

test('tert-butyl acetate: one atom of each class has a shift, all its hydrogens an integral', () => {
  const smiles = 'CC(=O)OC(C)(C)C';
  expect(
    caseOfRows(
      row(smiles, { 0: 22.5, 1: 170.4, 4: 80.1, 5: 28.1, 6: 28.1, 7: 28.1 }),
      row(smiles, { 0: 1.97, 5: 1.45 }),
    ),
  ).toEqual({
    formula: 'C6H12O2',
    heavy_atoms: 8,
    answer: smiles,
    spectra: [
      {
        type: 'H1NMR',
        peaks: [
          { delta_ppm: 1.97, int: 3 },
          { delta_ppm: 1.45, int: 9 },
        ],
      },
      {
        type: 'C13NMR',
        peaks: [
          { delta_ppm: 170.4 },
          { delta_ppm: 80.1 },
          { delta_ppm: 28.1 },
          { delta_ppm: 22.5 },
        ],
      },
    ],
  });
});

test('the hydrogens of a CH2 that has two shifts are shared out', () =>
  expect(
    caseOfRows(row('C1CO1', { 0: 40.8, 1: 40.8 }), row('C1CO1', { 0: [2.6, 2.5] }))?.spectra[0]
      .peaks,
  ).toEqual([
    { delta_ppm: 2.6, int: 2 },
    { delta_ppm: 2.5, int: 2 },
  ]));

test('without a shift for each carbon there is no case, nor for a salt', () => {
  expect(caseOfRows(row('CCO', { 0: 18.3 }), row('CCO', { 0: 1.2, 1: 3.7 }))).toBeUndefined();
  expect(caseOfRows(row('CCO', { 0: 18.3, 1: 58 }), row('CCO', { 1: 3.7 }))).toBeUndefined();
  expect(
    caseOfRows(row('C[NH3+].[Cl-]', { 0: 25 }), row('C[NH3+].[Cl-]', { 0: 2.6 })),
  ).toBeUndefined();
});
