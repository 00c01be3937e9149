import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { expect, test } from 'vitest';
import { mistakeKind } from './mistake-kind.ts';

const molecule = (smiles: string) => {
  const graph = graphFromSmiles(smiles);
  return { graph, perception: perceive(graph) };
};

test.each([
  ['CCOC(C)=O', 'CCCC(=O)O', 'groups'],
  ['CC(=O)C', 'CCC=O', 'groups'],
  ['CCN(C)C', 'CCCNC', 'places'],
  ['C1CCCCC1O', 'CC1CCCC1O', 'rings'],
  ['C1CCNC1', 'NC1CCC1', 'rings'],
  ['Cc1ccc(O)cc1', 'Cc1cccc(O)c1', 'pattern'],
  ['Cc1ccncc1', 'Cc1cccnc1', 'pattern'],
  ['CCOC(C)=O', 'COC(=O)CC', 'places'],
  ['COC(=O)C=C', 'COC(=O)C=C', 'places'],
  ['CCCC(C)O', 'CCC(O)CC', 'places'],
  // One ketone each, in a ring of six, in one of five and in none.
  ['O=C1CCCCC1', 'CC1CCCC1=O', 'rings'],
  ['O=C1CCCc2ccccc21', 'CC(=O)c1ccc(C=C)cc1', 'groups'],
  ['O=C1CCCC=C1', 'CC(=O)C1=CCC1', 'rings'],
  // A pyranone is no quinone, an enamine no aniline.
  ['O=c1ccocc1', 'O=C1OC=CC=C1', 'groups'],
  ['O=c1ccocc1', 'O=C(C=CO1)C1=C', 'rings'],
  ['C[N+]([O-])(C)C', 'CN(C)OC', 'groups'],
])('%s drawn for %s: %s', (drawn, answer, kind) =>
  expect(mistakeKind(molecule(drawn), molecule(answer))).toBe(kind),
);
