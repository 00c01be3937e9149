import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { ALERTS, countAlerts } from './structural-alerts.ts';

test.each([
  ['CCOC(C)=O', {}],
  ['O=[N+]([O-])c1ccccc1', {}],
  ['c1cc[nH]n1', {}],
  ['CS(=O)(=O)Nc1ccccc1', {}],
  ['COOC', { peroxide: 1 }],
  ['CNN', { 'nitrogen-nitrogen': 1 }],
  ['CC=NO', { 'nitrogen-oxygen': 1 }],
  ['C1CC1', { 'three-ring': 1 }],
  ['COCOC', { 'geminal-hetero': 1 }],
  ['CC(O)OC', { 'geminal-hetero': 1, hemiacetal: 1 }],
  ['CC=CO', { enol: 1 }],
  ['CC(=O)O', {}],
  ['C=C=C', { cumulene: 1 }],
  ['CCOC#CC', { 'hetero-alkyne': 1 }],
  ['CN(C)C#N', {}],
  ['OCC#C', {}],
  ['CSN(C)C', { 'sulfur-hetero': 1 }],
  ['CS(=O)(=O)O', {}],
  ['COS(=O)(=O)O', {}],
  ['COS(=O)OC', {}],
  ['CS(=O)O', { 'sulfurous-acid': 1 }],
  ['COS(=O)O', { 'sulfurous-acid': 2 }],
  ['Cc1ccc(S(=O)(=O)ON)cc1', { 'nitrogen-oxygen': 1, 'sulfonyl-hydroxylamine': 1 }],
  ['Cc1ccc(S(=O)(=O)ON=C(C)C)cc1', { 'nitrogen-oxygen': 1, 'sulfonyl-hydroxylamine': 1 }],
  ['ONS(=O)(=O)c1ccccc1', { 'nitrogen-oxygen': 1, 'sulfonyl-hydroxylamine': 1 }],
  ['NOS(=O)(=O)O', { 'nitrogen-oxygen': 1 }],
  ['Nc1ccc2ccccc2c1S(=O)(=O)O', {}],
  ['CC(=O)ON', { 'nitrogen-oxygen': 1 }],
])('%s', (smiles, expected) => {
  const graph = graphFromSmiles(smiles);
  const counts = new Float64Array(ALERTS.length);
  countAlerts(graph, perceive(graph), counts);
  const found = Object.fromEntries(
    ALERTS.flatMap((alert, i) => (counts[i] > 1e-9 ? [[alert, Number(counts[i].toFixed(6))]] : [])),
  );
  expect(found).toEqual(expected);
});
