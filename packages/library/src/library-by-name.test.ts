import { expect, test } from 'vitest';
import { libraryByName } from './library-by-name.ts';
import { libraryKey } from './library-key.ts';
import { knownCompounds } from './library.ts';

test.each([
  ['acetone', 'CC(C)=O'],
  ['Acetona', 'CC(C)=O'],
  ['azetona', 'CC(C)=O'],
  ['2-propanone', 'CC(C)=O'],
  ['propan-2-one', 'CC(C)=O'],
  ['THF', 'C1CCOC1'],
  ['dmf', 'CN(C)C=O'],
  ['alcohol isopropílico', 'CC(C)O'],
  ['ALCOHOL  ISOPROPILICO', 'CC(C)O'],
  ['α-pinene', 'CC1=CCC2CC1C2(C)C'],
  ['alpha pinene', 'CC1=CCC2CC1C2(C)C'],
  ['p‑xylene', 'Cc1ccc(C)cc1'],
  ['etil azetatoa', 'CCOC(C)=O'],
  ['o-cimeno', 'CC(C)c1ccccc1C'],
  ['ocimeno', 'C=CC(C)=CCC=C(C)C'],
  ['galactose', 'OCC1OC(O)C(O)C(O)C1O'],
])('%s is found', (name, smiles) => expect(libraryByName(name)?.smiles).toBe(smiles));

test('a name nobody gave finds nothing', () => {
  expect(libraryByName('asdf')).toBeNull();
  expect(libraryByName('')).toBeNull();
});

test('a stereoisomer finds the constitution and is not a synonym of it', () => {
  expect(libraryByName('nerol')?.names.en).toBe('geraniol');
  expect(libraryByName('nerol')?.synonyms).not.toContain('nerol');
});

test('a compound carries its synonyms', () =>
  expect(libraryByName('tetrahydrofuran')?.synonyms).toContain('THF'));

test('no name or synonym belongs to two constitutions, and none is written twice', () => {
  const owners = new Map<string, string>();
  const wrong: string[] = [];
  for (const { smiles, names, synonyms, stereoisomers } of knownCompounds()) {
    const { en, es, eu } = names;
    for (const name of [en, es, eu, ...synonyms, ...stereoisomers]) {
      const owner = owners.get(libraryKey(name));
      if (owner && owner !== smiles) wrong.push(`${name}: ${owner} and ${smiles}`);
      owners.set(libraryKey(name), smiles);
    }
    if (
      new Set([...synonyms, ...stereoisomers]).size < synonyms.length + stereoisomers.length ||
      [...synonyms, ...stereoisomers].some((name) => [en, es, eu].includes(name))
    )
      wrong.push(`${en} repeats a name`);
    if ([...synonyms, ...stereoisomers].some((name) => name.trim() !== name || name === ''))
      wrong.push(`${en} has an untidy synonym`);
  }
  expect(wrong).toEqual([]);
});
