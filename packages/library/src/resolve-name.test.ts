import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { describe, expect, test } from 'vitest';
import { resolveName } from './resolve-name.ts';

const keyOf = (smiles: string): string => constitutionKey(graphFromSmiles(smiles));

test('a compound of the library with what is added to it', () =>
  expect(keyOf(resolveName('lidocaine hydrochloride monohydrate').structure!.smiles)).toBe(
    keyOf('CCN(CC)CC(=O)Nc1c(C)cccc1C.Cl.O'),
  ));

describe('what else a user types', () => {
  test.each([
    'propanone',
    '2-propanone',
    'acetone',
    'acetona',
    'azetona',
    'CC(C)=O',
    'InChI=1S/C3H6O/c1-3(2)4/h1-2H3',
  ])('%s is acetone', (text) =>
    expect(keyOf(resolveName(text).structure!.smiles)).toBe(keyOf('CC(C)=O')),
  );

  test.each([
    ['InChI=1S/C6H5NO2/c8-7(9)6-4-2-1-3-5-6/h1-5H', '[O-][N+](=O)c1ccccc1'],
    [
      'InChI=1S/C8H10N4O2/c1-10-4-9-6-5(10)7(13)12(3)8(14)11(6)2/h4H,1-3H3',
      'CN1C=NC2=C1C(=O)N(C)C(=O)N2C',
    ],
    ['InChI=1S/C2H4O2/c1-2(3)4/h1H3,(H,3,4)', 'CC(=O)O'],
  ])('%s', (inchi, smiles) =>
    expect(keyOf(resolveName(inchi).structure!.smiles)).toBe(keyOf(smiles)),
  );

  test('a formula and a misspelling give suggestions', () => {
    expect(resolveName('C2H6O')).toEqual({
      structure: null,
      suggestions: expect.arrayContaining(['ethanol', 'dimethyl ether']),
    });
    expect(resolveName('OC2H6', { language: 'es' }).suggestions).toContain('etanol');
    expect(resolveName('acetoen').suggestions[0]).toBe('acetone');
  });

  test.each([
    '',
    '   ',
    'asdf',
    'InChI=1S/',
    '('.repeat(5000),
    '(methyl'.repeat(140),
    'methyl'.repeat(160),
    '1,2-di('.repeat(120),
    '1,3-thiazolo[2,3-b]'.repeat(50),
    '2,'.repeat(400),
    'a'.repeat(5000),
    '[[[[]]]]',
    '-----',
  ])('no structure and no crash for %#', (text) => expect(resolveName(text).structure).toBeNull());
});
