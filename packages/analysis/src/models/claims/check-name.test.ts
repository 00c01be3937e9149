import { LANGUAGES } from '@elucida/spectra/languages';
import { nameStructure } from '@elucida/library/name-structure';
import { expect, test } from 'vitest';
import { claim, check } from '../../testing/benzocaine-claims.ts';

test('names of twenty molecules in three languages are confirmed as what they are', () => {
  for (const smiles of [
    'CCO',
    'CC(C)=O',
    'CCOC(C)=O',
    'c1ccccc1O',
    'Cc1ccccc1',
    'CC(=O)Nc1ccccc1',
    'O=Cc1ccccc1',
    'CCN(CC)CC',
    'C1CCCCC1',
    'OC(=O)c1ccccc1',
    'CC#N',
    'CCCCBr',
    'C1CCOC1',
    'c1ccncc1',
    'CC(C)CO',
    'CSC',
    'O=C1CCCCC1',
    'C=CC#N',
    'NCCO',
    'CC(Cl)C(=O)O',
  ]) {
    const { name } = nameStructure(smiles, { useLibrary: true });
    for (const lang of LANGUAGES)
      expect([
        name?.[lang],
        check(claim('name', { name: name![lang] }), { smiles, lang }).verdict,
      ]).toEqual([name?.[lang], 'confirmed']);
  }
});
