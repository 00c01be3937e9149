import { expect, test } from 'vitest';
import { stereoKey } from '@elucida/molecules/stereo';
import { systematicNamesOf } from '../systematic-names.ts';
import { readStructure } from '../read-structure.ts';

const read = (name: string) => readStructure(name)!;

test.each([
  ['(2R)-butan-2-ol', 'C[C@H](CC)O'],
  ['(R)-2-butanol', 'C[C@H](CC)O'],
  ['(2S)-2-amino-3-phenylpropanoic acid', 'N[C@H](C(=O)O)Cc1ccccc1'],
  ['(S)-ethyl 2-hydroxypropanoate', 'O[C@H](C(=O)OCC)C'],
  ['(1R,2S,5R)-5-methyl-2-(propan-2-yl)cyclohexan-1-ol', 'C[C@@H]1CC[C@H]([C@@H](C1)O)C(C)C'],
  ['(2R,3S)-2,3-dihydroxybutanedioic acid', 'O[C@@H](C(=O)O)[C@@H](C(=O)O)O'],
  ['(1R,4S)-bicyclo[2.2.1]heptan-2-one', '[C@@H]12C(C[C@@H](CC1)C2)=O'],
  ['(R)-(methylsulfinyl)benzene', 'C[S@@](=O)c1ccccc1'],
  ['1-[(1R)-1-phenylethyl]pyrrolidine', 'C[C@H](c1ccccc1)N1CCCC1'],
  ['(R,R)-cyclohexane-1,2-diamine', 'N[C@@H]1CCCC[C@H]1N'],
])('atoms: %s', (name, smiles) => expect(stereoKey(read(name).smiles)).toBe(stereoKey(smiles)));

test.each([
  ['(2E)-but-2-ene', 'C/C=C/C'],
  ['(2E,4Z)-hexa-2,4-diene', 'C/C=C/C=C\\C'],
  ['(2Z)-2-methylbut-2-enoic acid', 'C/C(C(=O)O)=C/C'],
  ['(1E,3E)-1,4-diphenylbuta-1,3-diene', 'c1ccccc1/C=C/C=C/c1ccccc1'],
  ['(E)-stilbene', 'c1ccccc1/C=C/c1ccccc1'],
  ['(E)-N-hydroxy-1-phenylethan-1-imine', 'O/N=C(\\C)/c1ccccc1'],
  ['(9Z,12Z)-octadeca-9,12-dienoic acid', 'OC(=O)CCCCCCC\\C=C/C\\C=C/CCCCC'],
  ['(E,5Z)-5-hydroxyiminopent-3-en-2-one', 'O\\N=C/C=C/C(C)=O'],
  ['cis-but-2-ene', 'C/C=C\\C'],
  ['trans-cinnamic acid', 'OC(=O)/C=C/c1ccccc1'],
])('double bonds: %s', (name, smiles) =>
  expect(stereoKey(read(name).smiles)).toBe(stereoKey(smiles)),
);

test.each([
  ['cis-cyclohexane-1,2-diol', 'O[C@H]1[C@@H](O)CCCC1'],
  ['trans-1,4-dimethylcyclohexane', 'C[C@@H]1CC[C@H](CC1)C'],
  ['cis-1,4-dimethylcyclohexane', 'C[C@@H]1CC[C@@H](CC1)C'],
])('rings: %s', (name, smiles) => expect(stereoKey(read(name).smiles)).toBe(stereoKey(smiles)));

test.each([
  '(R)-butane',
  '(2R)-propan-2-ol',
  '(2R,3S)-butan-2-ol',
  '(E)-ethene',
  'cis-hexane',
  'rac-(2R,3S)-butane-2,3-diol',
  '(2RS,3SR)-3-aminobutan-2-ol',
])(
  '%s states what the structure cannot carry: the constitution is given, and it is said',
  (name) => {
    const { smiles, stereoDropped } = read(name);
    expect(stereoDropped).toBe(true);
    expect(smiles).not.toMatch(/[/\\]/);
  },
);

test.each(['(±)-butan-2-ol', '(RS)-butan-2-ol', 'DL-butan-2-ol'])(
  '%s is the racemate: nothing is lost',
  (name) => expect(read(name)).toEqual({ smiles: read('butan-2-ol').smiles, stereoDropped: false }),
);

test('names of structures with stereochemistry are read back with it', () => {
  for (const smiles of [
    'C[C@H](O)C(=O)O',
    'C/C=C/C',
    'C[C@H](c1ccccc1)N1CCCC1',
    'C/C=C1\\CCCC[C@@H]1C',
  ])
    expect(stereoKey(read(systematicNamesOf(smiles)!.en).smiles)).toBe(stereoKey(smiles));
});

test('the parts of an adduct keep their configurations', () => {
  const { smiles, stereoDropped } = read('(2R)-butan-2-ol compound with (2S)-butan-2-amine (1:1)');
  expect(stereoDropped).toBe(false);
  expect(stereoKey(smiles)).toBe(
    stereoKey(`${read('(2R)-butan-2-ol').smiles}.${read('(2S)-butan-2-amine').smiles}`),
  );
});
