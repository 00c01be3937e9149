import { expect, test } from 'vitest';
import { diastereomers, writePartly } from './diastereomers.ts';
import { MAX_DEGREE } from './graph.ts';
import { mirrorImage, sameUpToMirror } from './mirror-image.ts';
import { perceive } from './perceive.ts';
import { graphFromSmiles } from './smiles.ts';
import { stereoKey } from './stereo.ts';
import { writeStereoSmiles } from './stereo-smiles.ts';

const MOST = 6;
const moleculeOf = (smiles: string) => {
  const graph = graphFromSmiles(smiles);
  return { graph, perception: perceive(graph) };
};

test.each<[string, string, number, number, number]>([
  ['butan-2-ol: its mirror image alone', 'CCC(C)O', 1, 0, 0],
  ['tartaric acid: meso and chiral', 'OC(=O)C(O)C(O)C(=O)O', 2, 2, 0],
  ['4-tert-butylcyclohexanol: cis and trans', 'CC(C)(C)C1CCC(O)CC1', 2, 2, 0],
  ['methylcyclohexane: no element', 'CC1CCCCC1', 1, 0, 0],
  ['menthol and its three diastereomers', 'CC(C)C1CCC(C)CC1O', 4, 3, 0],
  ['glucopyranose: two times the eight aldohexoses', 'OCC1OC(O)C(O)C(O)C1O', 16, 5, 0],
  ['cinnamic acid: E and Z', 'OC(=O)C=Cc1ccccc1', 2, 0, 1],
  ['pent-3-en-2-ol: its centre is that of the mirror image', 'CC=CC(C)O', 2, 0, 1],
  ['cyclohexene: cis alone', 'C1CCC=CC1', 1, 0, 0],
])('%s', (_name, smiles, count, centres, bonds) => {
  const found = diastereomers(moleculeOf(smiles), MOST)!;
  expect(found.all).toHaveLength(count);
  expect(found.elements.centres).toHaveLength(centres);
  expect(found.elements.bonds).toHaveLength(bonds);
  for (const [i, one] of found.all.entries())
    for (const other of found.all.slice(i + 1))
      expect(sameUpToMirror(one.smiles, other.smiles)).toBe(false);
});

test('too many free elements are none of its business', () => {
  expect(diastereomers(moleculeOf('CC(O)C(O)C(O)C(O)C(O)C(O)C(O)CO'), MOST)).toBeNull();
});

test('menthol with two of its three centres', () => {
  const molecule = moleculeOf('CC(C)C1CCC(C)CC1O');
  const { all, elements } = diastereomers(molecule, MOST)!;
  const menthol = all.find(({ smiles }) =>
    sameUpToMirror(smiles, 'C[C@@H]1CC[C@@H](C(C)C)[C@H](O)C1'),
  )!;
  const partly = writePartly(molecule, menthol, {
    centres: elements.centres.filter((atom) => molecule.graph.degree[atom] === 3).slice(0, 1),
    bonds: [],
  });
  expect(partly.match(/\[C@/g)).toHaveLength(1);
});

test.each([
  ['decalin-2-ol, as a ring that is closed in another branch', 'OC(CC1)CC2C1CCCC2'],
  ['pinane', 'CC1C(C2)C(C)(C)C2CC1'],
  ['1,8-dimethylspiro[4.5]decane', 'CC(CC1)CCC11CCCC1C'],
  ['menthol', 'CC(C)C1CCC(C)CC1O'],
  ['4-propenylcyclohexanol', 'C(C1)CC(C=CC)CC1O'],
])('%s keeps the order of its atoms in every SMILES', (_name, smiles) => {
  const molecule = moleculeOf(smiles);
  const { all, elements } = diastereomers(molecule, MOST)!;
  const written = [...all.map((each) => each.smiles), writePartly(molecule, all[0], elements)];
  expect(all.length).toBeGreaterThan(1);
  for (const each of written) {
    const { element, atomCount, degree, neighbours } = graphFromSmiles(each);
    expect([...element]).toEqual([...molecule.graph.element]);
    for (let atom = 0; atom < atomCount; atom++) {
      const own = (list: ArrayLike<number>) =>
        Array.from(list)
          .slice(atom * MAX_DEGREE, atom * MAX_DEGREE + degree[atom])
          .toSorted();
      expect(own(neighbours)).toEqual(own(molecule.graph.neighbours));
    }
  }
  // The configuration is the same as in the order of another tree.
  for (const { smiles: own, centres, planes } of all)
    expect(stereoKey(own)).toBe(
      stereoKey(writeStereoSmiles(molecule.graph, centres, planes).smiles),
    );
});

test.each([
  ['OC(=O)/C=C/c1ccccc1', 'OC(=O)/C=C\\c1ccccc1'],
  ['C[C@@H](O)[C@H](N)C(=O)O', 'C[C@H](O)[C@H](N)C(=O)O'],
  ['C[C@H](N)C(=O)O', 'C[C@@H](N)C(=O)O'],
])('the key of %s is not that of %s', (one, other) => {
  expect(stereoKey(one)).not.toBe(stereoKey(other));
});

test('the mirror image of L-alanine is D-alanine, that of meso-tartaric acid itself', () => {
  expect(stereoKey(mirrorImage('C[C@H](N)C(=O)O'))).toBe(stereoKey('C[C@@H](N)C(=O)O'));
  const meso = 'OC(=O)[C@H](O)[C@H](O)C(=O)O';
  expect(stereoKey(mirrorImage(meso))).toBe(stereoKey(meso));
});
