import type { Language } from '@elucida/spectra/languages';
import { describe, expect, test } from 'vitest';
import { stereoKey } from '@elucida/molecules/stereo';
import { readStructure } from '../read-structure.ts';

const read = (name: string, language: Language = 'en') => {
  const structure = readStructure(name, language);
  return structure && !structure.stereoDropped ? stereoKey(structure.smiles) : null;
};

describe('steroids', () => {
  test.each([
    [
      '5α-cholestan-3β-ol',
      'CC(C)CCC[C@@H](C)[C@H]1CC[C@H]2[C@@H]3CC[C@H]4C[C@H](CC[C@]4(C)[C@H]3CC[C@]12C)O',
    ],
    [
      '(3β)-cholest-5-en-3-ol',
      'CC(C)CCC[C@@H](C)[C@H]1CC[C@H]2[C@@H]3CC=C4C[C@H](CC[C@]4(C)[C@H]3CC[C@]12C)O',
    ],
    [
      'cholesterol',
      'CC(C)CCC[C@@H](C)[C@H]1CC[C@H]2[C@@H]3CC=C4C[C@H](CC[C@]4(C)[C@H]3CC[C@]12C)O',
    ],
    ['androst-4-ene-3,17-dione', 'C[C@]12CC[C@H]3[C@@H](CCC4=CC(=O)CC[C@]34C)[C@@H]1CCC2=O'],
    [
      '17β-hydroxy-17α-methylandrost-4-en-3-one',
      'O[C@@]1([C@]2(C)[C@@H](CC1)[C@@H]1CCC3=CC(CC[C@]3(C)[C@H]1CC2)=O)C',
    ],
    [
      '17α-methyltestosterone',
      'O[C@@]1([C@]2(C)[C@@H](CC1)[C@@H]1CCC3=CC(CC[C@]3(C)[C@H]1CC2)=O)C',
    ],
    [
      '(5α,17β)-17-hydroxyandrostan-3-one',
      'O[C@@H]1[C@]2(C)[C@@H](CC1)[C@@H]1CC[C@H]3CC(CC[C@]3(C)[C@H]1CC2)=O',
    ],
    [
      '17α-hydroxypregn-4-ene-3,20-dione',
      'O[C@]1(C(C)=O)CC[C@H]2[C@@H]3CCC4=CC(CC[C@]4(C)[C@H]3CC[C@]12C)=O',
    ],
    ['estradiol', 'C[C@]12CC[C@H]3[C@@H](CCc4cc(O)ccc34)[C@@H]1CC[C@@H]2O'],
    [
      '3b-hydroxy-5a-cholestane',
      'CC(C)CCC[C@@H](C)[C@H]1CC[C@H]2[C@@H]3CC[C@H]4C[C@H](CC[C@]4(C)[C@H]3CC[C@]12C)O',
    ],
    [
      '3α,7α,12α-trihydroxy-5β-cholan-24-oic acid',
      'O=C(O)CC[C@@H](C)[C@H]1CC[C@H]2[C@@H]3[C@H](O)C[C@@H]4C[C@H](O)CC[C@]4(C)[C@H]3C[C@H](O)[C@]12C',
    ],
    [
      'cholic acid',
      'O=C(O)CC[C@@H](C)[C@H]1CC[C@H]2[C@@H]3[C@H](O)C[C@@H]4C[C@H](O)CC[C@]4(C)[C@H]3C[C@H](O)[C@]12C',
    ],
    [
      '19-norpregn-4-ene-3,20-dione',
      'CC(=O)[C@H]1CC[C@H]2[C@@H]3CCC4=CC(=O)CC[C@@H]4[C@H]3CC[C@]12C',
    ],
  ])('%s', (name, smiles) => expect(read(name)).toBe(stereoKey(smiles)));

  test('a side stated in a seco steroid agrees with the descriptor: cholecalciferol', () =>
    expect(read('(5Z,7E)-9,10-secocholesta-5,7,10(19)-trien-3β-ol')).toBe(
      read('(3S,5Z,7E)-9,10-secocholesta-5,7,10(19)-trien-3-ol'),
    ));

  test.each<[language: 'es' | 'eu', name: string, english: string]>([
    ['es', '5α-colestan-3β-ol', '5α-cholestan-3β-ol'],
    ['es', 'androst-4-eno-3,17-diona', 'androst-4-ene-3,17-dione'],
    ['es', 'estigmastano', 'stigmastane'],
    ['eu', '5α-kolestanoa', '5α-cholestane'],
    ['eu', 'testosterona', 'testosterone'],
    ['es', 'ácido cólico', 'cholic acid'],
  ])('%s: %s is %s', (language, name, english) => expect(read(name, language)).toBe(read(english)));

  test.each([
    '30-norcholestane',
    '3,24-secocholestane',
    'cyclohexyl-19-nor',
    'cholestan-3-oic acid',
  ])('%s means nothing', (name) => expect(readStructure(name)).toBeNull());
});

describe('amino acids and peptides', () => {
  test.each([
    ['L-alanine', 'N[C@@H](C)C(=O)O'],
    ['D-alanine', 'N[C@H](C)C(=O)O'],
    ['L-threonine', 'N[C@@H]([C@H](O)C)C(=O)O'],
    ['L-isoleucine', 'N[C@@H]([C@@H](C)CC)C(=O)O'],
    ['L-cysteine', 'N[C@@H](CS)C(=O)O'],
    ['L-proline', 'N1[C@@H](CCC1)C(=O)O'],
    ['glycyl-L-alanine', 'NCC(=O)N[C@@H](C)C(=O)O'],
    ['L-alanylglycyl-L-leucine', 'N[C@@H](C)C(=O)NCC(=O)N[C@@H](CC(C)C)C(=O)O'],
    ['L-alanyl-L-prolyl-L-alanine', 'N[C@@H](C)C(=O)N1[C@@H](CCC1)C(=O)N[C@@H](C)C(=O)O'],
    ['L-γ-glutamyl-L-cysteinylglycine', 'N[C@@H](CCC(=O)N[C@@H](CS)C(=O)NCC(=O)O)C(=O)O'],
    ['β-alanyl-L-histidine', 'NCCC(=O)N[C@@H](CC1=CNC=N1)C(=O)O'],
    ['L-lysyl-L-lysine', 'N[C@@H](CCCCN)C(=O)N[C@@H](CCCCN)C(=O)O'],
    ['ethyl N-acetyl-L-phenylalaninate', 'CC(=O)N[C@@H](Cc1ccccc1)C(=O)OCC'],
    ['L-aspartyl-L-phenylalanine methyl ester', 'COC([C@@H](NC([C@@H](N)CC(=O)O)=O)Cc1ccccc1)=O'],
    ['L-alaninamide', 'N[C@@H](C)C(=O)N'],
    [
      'S-adenosyl-L-homocysteine',
      '[C@@H]1([C@H](O)[C@H](O)[C@@H](CSCC[C@H](N)C(=O)O)O1)N1C=NC=2C(N)=NC=NC12',
    ],
  ])('%s', (name, smiles) => expect(read(name)).toBe(stereoKey(smiles)));
});
