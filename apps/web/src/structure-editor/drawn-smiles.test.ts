import { Molecule } from 'openchemlib';
import { expect, test } from 'vitest';
import { moleculeOf, smilesOf } from './drawn-smiles.ts';

test.each(['CCO', 'c1ccccc1', 'C[N+](=O)[O-]', 'CC(C)=O', 'CCN.Cl', 'O=C(O)c1ccccc1'])(
  'a structure that is drawn again is the same: %s',
  (smiles) => {
    const again = smilesOf(moleculeOf(smiles, 'structure')!, 'structure');
    expect(Molecule.fromSmiles(again).getIDCode()).toBe(Molecule.fromSmiles(smiles).getIDCode());
  },
);

test.each([
  // As typed, and as it is written after it was drawn.
  ['CO', 'CO'],
  ['[CH3]O', '[CH3]O'],
  ['C(=O)[OH]', '[OH]C=O'],
  ['[NH2]', '[NH2]'],
  ['C=C', 'C=C'],
  ['C#N', 'C#N'],
  ['c1ccccc1', 'c1ccccc1'],
  ['[nH]1cccc1', 'c1c[nH]cc1'],
  ['[CH2]1CC1', 'C1[CH2]C1'],
  ['C[NH3+]', 'C[NH3+]'],
  ['C[N+](=O)[O-]', 'C[N+]([O-])=O'],
  ['ClCBr', 'ClCBr'],
])('hydrogens of a fragment count where they are drawn: %s', (typed, written) => {
  expect(smilesOf(moleculeOf(typed, 'fragment')!, 'fragment')).toBe(written);
});

test('what cannot be read is no drawing, and an empty area no SMILES', () => {
  expect(moleculeOf('ethyl acetate', 'structure')).toBeNull();
  expect(moleculeOf('', 'fragment')).toBeNull();
  expect(smilesOf(new Molecule(0, 0), 'structure')).toBe('');
});
