import { expect, test } from 'vitest';
import { perceive } from '@elucida/molecules/perceive';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { cutPieces, unitePieces } from './cut-pieces.ts';

const cut = (smiles: string, bareRings = false) => {
  const graph = graphFromSmiles(smiles);
  return cutPieces(graph, perceive(graph), bareRings);
};

test('sulfamethoxazole falls into methylisoxazole, NH, the sulfone and aniline', () => {
  const pieces = cut('Cc1cc(NS(=O)(=O)c2ccc(N)cc2)no1');
  expect(pieces.map(({ source }) => source.length).sort()).toEqual([1, 3, 6, 7]);
  expect(pieces.filter(({ row }) => row.isCyclic)).toHaveLength(2);
  // Each of the three bonds that are cut leaves an open place on both sides.
  expect(pieces.reduce((sum, { row }) => sum + row.open.length, 0)).toBe(6);
});

test('a part has the same key wherever it occurs, whatever the Kekulé form', () => {
  const tolyl = (smiles: string) => cut(smiles).find(({ row }) => row.isCyclic)!.key;
  expect(tolyl('CC1=CC=CC=C1C(=O)CC')).toBe(tolyl('CC1=C(CCO)C=CC=C1'));
  expect(tolyl('Cc1ccccc1C(=O)CC')).not.toBe(tolyl('Cc1cccc(C(=O)CC)c1'));
});

test('equivalent atoms of a part have one colour', () => {
  const [ring] = cut('c1ccccc1C(=O)CC').filter(({ row }) => row.isCyclic);
  expect(new Set(ring.colour).size).toBe(4);
});

test('bare rings come without the methyl and the amino group they carry, but with their oxo groups', () => {
  const sizes = (smiles: string) =>
    cut(smiles, true)
      .map(({ source }) => source.length)
      .sort((a, b) => a - b);
  expect(sizes('Cc1cc(NS(=O)(=O)c2ccc(N)cc2)no1')).toEqual([1, 1, 1, 3, 5, 6]);
  expect(sizes('CC1CCC(=O)C1')).toEqual([1, 6]);
});

test('a tert-butyl carbamate is a union of four parts, with one open place', () => {
  const graph = graphFromSmiles('CC(C)(C)OC(=O)NCCc1ccccc1');
  const carbamate = unitePieces(graph, perceive(graph), { mostParts: 4, mostAtoms: 11 }).find(
    ({ source }) => source.length === 8 && source.every((atom) => atom < 8),
  )!;
  expect(carbamate.row.open).toHaveLength(1);
  expect(new Set(carbamate.colour).size).toBe(6);
});
