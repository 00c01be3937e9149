import type { Language } from '@elucida/spectra/languages';
import { expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { stereoKey } from '@elucida/molecules/stereo';
import { readStructure } from '../read-structure.ts';

const read = (name: string, language: Language = 'en') =>
  readStructure(name, language)?.smiles ?? null;
const keyOf = (smiles: string | null): string | null =>
  smiles && constitutionKey(graphFromSmiles(smiles));

test.each([
  ['p-menthan-3-ol', 'CC1CCC(C(C)C)C(O)C1'],
  ['p-mentha-1,8-diene', 'CC1=CCC(CC1)C(C)=C'],
  ['carvone', 'CC1=CCC(CC1=O)C(C)=C'],
  ['bornan-2-one', 'CC1(C)C2CCC1(C)C(=O)C2'],
  ['pin-2-ene', 'CC1=CCC2CC1C2(C)C'],
  ['pin-2(10)-ene', 'C=C1CCC2CC1C2(C)C'],
  ['car-3-ene', 'CC1=CCC2C(C1)C2(C)C'],
  ['thujan-3-one', 'CC1C2CC2(CC1=O)C(C)C'],
  ['1,2,9,10-tetramethoxyaporphine', 'COc1cc2c(cc1OC)-c1c(OC)c(OC)cc3CCN(C)C(C2)c13'],
  ['8,9-didehydro-6-methylergoline', 'CN1CC=CC2c3cccc4[nH]cc(CC12)c34'],
  ['quercetin', 'Oc1cc(O)c2c(c1)oc(-c1ccc(O)c(O)c1)c(O)c2=O'],
  ['genistein', 'Oc1ccc(cc1)-c1coc2cc(O)cc(O)c2c1=O'],
  ['1,3,7-trimethyluric acid', 'CN1C(=O)N(C)C2=C(C1=O)N(C)C(=O)N2'],
  ['caffeine', 'Cn1cnc2c1c(=O)n(C)c(=O)n2C'],
  ['2-thiouracil', 'O=C1C=CNC(=S)N1'],
  ['5,6-dihydrouracil', 'O=C1CCNC(=O)N1'],
  ['kaempferol 3-O-α-L-arabinofuranoside', 'OCC1OC(C(O)C1O)OC1=C(Oc2cc(O)cc(O)c2C1=O)c1ccc(O)cc1'],
])('%s', (name, smiles) => expect(keyOf(read(name))).toBe(keyOf(smiles)));

test.each([
  ['penam', 'S1CCN2[C@H]1CC2=O'],
  ['17-methylmorphinan', 'c1ccc2c(c1)[C@@]13CCCC[C@H]1[C@@H](C2)N(C)CC3'],
  ["2'-deoxyadenosine", '[C@@H]1(C[C@H](O)[C@@H](CO)O1)N1C=NC=2C(N)=NC=NC12'],
  [
    "adenosine 5'-triphosphate",
    'P(O)(=O)(OP(=O)(O)OP(=O)(O)O)OC[C@@H]1[C@H]([C@H]([C@@H](O1)N1C=NC=2C(N)=NC=NC12)O)O',
  ],
  ['α-D-glucose 1-phosphate', 'P(=O)(O)(O)O[C@@H]1[C@H](O)[C@@H](O)[C@H](O)[C@H](O1)CO'],
  ["2'-deoxycytidine-5'-monophosphate", 'P(=O)(O)(O)OC[C@@H]1[C@H](C[C@@H](O1)N1C(=O)N=C(N)C=C1)O'],
  [
    'testosterone propionate',
    'CCC(O[C@@H](CC1)[C@@](C)(CC2)[C@@H]1[C@H](CC1)[C@H]2[C@@](C)(CC2)C1=CC2=O)=O',
  ],
])('%s has its configuration', (name, smiles) =>
  expect(stereoKey(read(name)!)).toBe(stereoKey(smiles)),
);

test.each<[language: 'es' | 'eu', name: string, english: string]>([
  ['es', 'limoneno', 'limonene'],
  ['es', 'p-mentan-3-ol', 'p-menthan-3-ol'],
  ['es', 'adenosina', 'adenosine'],
  ['eu', 'limonenoa', 'limonene'],
  ['eu', 'adenosina', 'adenosine'],
  ['eu', 'glizilglizina', 'glycylglycine'],
  ['es', 'glicil-L-alanina', 'glycyl-L-alanine'],
])('%s: %s is %s', (language, name, english) => {
  expect(read(name, language)).not.toBeNull();
  expect(read(name, language)).toBe(read(english));
});

test.each([
  '1-methyladenosine',
  'menthene',
  'homovanillyl',
  "adenosine 3',5'-cyclophosphate",
  'monosodium glutamate',
])('%s: no structure rather than a wrong one', (name) => expect(read(name)).toBeNull());
