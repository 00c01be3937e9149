import { expect, test } from 'vitest';
import { renumber } from '@elucida/molecules/renumber';
import { graphFromSmiles } from '@elucida/molecules/smiles';
import { systematicNames, systematicNamesOf } from './systematic-names.ts';

test.each<[smiles: string, en: string, es: string, eu: string]>([
  [
    'C1CC2CC1CC2Cc1ccccc1C(=O)O',
    '2-[(bicyclo[2.2.1]heptan-2-yl)methyl]benzoic acid',
    'ácido 2-[(biciclo[2.2.1]heptan-2-il)metil]benzoico',
    'azido 2-[(biziklo[2.2.1]heptan-2-il)metil]bentzoikoa',
  ],
  ['O=P(O)(O)Cl', 'phosphorochloridic acid', 'ácido fosforoclorídico', 'azido fosforokloridikoa'],
  ['Cl[Sn]Cl', 'dichlorotin', 'dicloroestaño', 'dikloroeztainua'],
  ['C[SnH3]', 'methylstannane', 'metilestannano', 'metilestannanoa'],
  ['C[Ga](C)C', 'trimethylgallane', 'trimetilgalano', 'trimetilgalanoa'],
  ['CC[BiH]CC', 'diethylbismuthane', 'dietilbismutano', 'dietilbismutanoa'],
  ['[In]I', 'iodoindium', 'yodoindio', 'iodoindioa'],
  [
    '[Te]=[W]=[Te]',
    'bis(tellanylidene)tungsten',
    'bis(telaniliden)wolframio',
    'bis(telaniliden)wolframioa',
  ],
  [
    'CC(=O)[O-].[Cu+2].CC(=O)[O-]',
    'copper(2+) diacetate',
    'diacetato de cobre(2+)',
    'kobre(2+) diazetatoa',
  ],
  ['[Zn+2].CC(=O)[O-].CC(=O)[O-]', 'zinc diacetate', 'diacetato de cinc', 'zink diazetatoa'],
  [
    'O.O.OC(=O)C(=O)O',
    'oxalic acid dihydrate',
    'dihidrato de ácido oxálico',
    'azido oxaliko dihidratoa',
  ],
])('brackets of rings, accents, metals, their ions and hydrates: %s is %s', (smiles, en, es, eu) =>
  expect(systematicNamesOf(smiles)).toMatchObject({ en, es, eu }),
);

test.each<[smiles: string, en: string, es: string, eu: string]>([
  [
    'CC1(C)OP2(OC1(C)C)OC(C)(C)C(C)(C)O2',
    '2,2,3,3,7,7,8,8-octamethyl-1,4,6,9-tetraoxa-5λ5-phosphaspiro[4.4]nonane',
    '2,2,3,3,7,7,8,8-octametil-1,4,6,9-tetraoxa-5λ5-fosfaespiro[4.4]nonano',
    '2,2,3,3,7,7,8,8-oktametil-1,4,6,9-tetraoxa-5λ5-fosfaespiro[4.4]nonanoa',
  ],
  [
    'CCN(CC)P(C)(C)=O',
    'N,N-diethyl-P,P-dimethylphosphinic amide',
    'amida N,N-dietil-P,P-dimetilfosfínica',
    'N,N-dietil-P,P-dimetilfosfiniko amida',
  ],
  [
    'Cc1cc(C)[o+]c(C)c1',
    '2,4,6-trimethylpyran-1-ium',
    '2,4,6-trimetilpiran-1-io',
    '2,4,6-trimetilpiran-1-ioa',
  ],
  ['c1cc[n+]2ccccc2c1', 'quinolizin-5-ium', 'quinolizin-5-io', 'kinolizin-5-ioa'],
  [
    'CCCC[PH+](CCCC)CCCC.OS(=O)(=O)[O-]',
    'tributylphosphanium hydrogen sulfate',
    'hidrogenosulfato de tributilfosfanio',
    'tributilfosfanio hidrogenosulfatoa',
  ],
  [
    'O=S1(c2ccccc2)=NCCC1',
    '1-oxo-1-phenyl-4,5-dihydro-3H-1λ6,2-thiazole',
    '1-fenil-1-oxo-4,5-dihidro-3H-1λ6,2-tiazol',
    '1-fenil-1-oxo-4,5-dihidro-3H-1λ6,2-tiazola',
  ],
  [
    'CCCCCCc1c2nc(c(CCCCCC)c3ccc([nH]3)c(CCCCCC)c3nc(c(CCCCCC)c4ccc1[nH]4)C=C3)C=C2',
    '5,10,15,20-tetrahexyl-21H,23H-porphyrin',
    '5,10,15,20-tetrahexil-21H,23H-porfirina',
    '5,10,15,20-tetrahexil-21H,23H-porfirina',
  ],
  [
    'CC(CSC#N)=C(C)CSC#N',
    '2,3-dimethyl-1,4-bis(thiocyanato)but-2-ene',
    '2,3-dimetil-1,4-bis(tiocianato)but-2-eno',
    '2,3-dimetil-1,4-bis(tiozianato)but-2-enoa',
  ],
  [
    'CC(=O)Nc1ccc(cc1)C(=O)O',
    '4-acetamidobenzoic acid',
    'ácido 4-acetamidobenzoico',
    'azido 4-azetamidobentzoikoa',
  ],
  [
    'O=C(Nc1ccccc1C(=O)O)c1ccc(Cl)cc1',
    '2-(4-chlorobenzamido)benzoic acid',
    'ácido 2-(4-clorobenzamido)benzoico',
    'azido 2-(4-klorobentzamido)bentzoikoa',
  ],
  [
    'O=C(NCC(=O)O)c1cccnc1',
    '(pyridine-3-carboxamido)acetic acid',
    'ácido (piridina-3-carboxamido)acético',
    'azido (piridina-3-karboxamido)azetikoa',
  ],
  [
    'C[S@](=O)c1ccccc1',
    '[(S)-methanesulfinyl]benzene',
    '[(S)-metanosulfinil]benceno',
    '[(S)-metanosulfinil]bentzenoa',
  ],
  [
    'CC[C@H](C)[S@@](=O)CC(=O)OCC',
    'ethyl {(S)-[(2S)-butan-2-yl]sulfinyl}acetate',
    '{(S)-[(2S)-butan-2-il]sulfinil}acetato de etilo',
    'etil {(S)-[(2S)-butan-2-il]sulfinil}azetatoa',
  ],
  [
    'C[C@H](O)[C@@H](O)[C@@H](C)O',
    '(2R,3r,4S)-pentane-2,3,4-triol',
    '(2R,3r,4S)-pentano-2,3,4-triol',
    '(2R,3r,4S)-pentano-2,3,4-triola',
  ],
])(
  'phosphorus(V), charged rings, salts, macrocycles, amide prefixes, chiral sulfur ' +
    'and pseudoasymmetric atoms: %s is %s',
  (smiles, en, es, eu) => expect(systematicNamesOf(smiles)).toMatchObject({ en, es, eu }),
);

test('double bonds at phosphorus(V) and sulfur(IV) have no E and Z', () => {
  expect(systematicNamesOf('CC(C)(C)/[PH](=N\\[Si](C)(C)C)N([Si](C)(C)C)[Si](C)(C)C')?.en).toBe(
    "P-tert-butyl-N,N,N'-tris(trimethylsilyl)phosphinimidic amide",
  );
});

test('a centre whose descriptor needs the comparison of like and unlike branches gets no name', () => {
  expect(systematicNamesOf('OC[C@@H](O)[C@@H](O)[C@H](O)[C@H](O)[C@@H](O)CO')).toBeNull();
});

test.each(['[2H]C([2H])([2H])C', '[18F]c1ccccc1'])(
  'the name of %s would be that of another isotope: none is given',
  (smiles) => {
    expect(systematicNamesOf(smiles)).toBeNull();
  },
);

test.each(['[CH3]', 'CC1(C)CCCC(C)(C)N1[O]'])(
  'the radical %s gets no name rather than a wrong one',
  (smiles) => {
    expect(systematicNamesOf(smiles)).toBeNull();
  },
);

test.each([
  ['CN[Si](C)(C)C', 'N,1,1,1-tetramethylsilanamine'],
  ['CC[O-].[Na+]', 'sodium ethanolate'],
  ['Cl[Zn]Cl', 'dichlorozinc'],
  ['S=P(c1ccccc1)(c1ccccc1)c1ccccc1', 'triphenylphosphane sulfide'],
] as const)('%s is %s, which our parser reads back', (smiles, en) => {
  expect(systematicNames(graphFromSmiles(smiles))?.en).toBe(en);
});

test.each(['N#[Ho]', 'O=C(CCCCCCC(=O)Sc1ccccc1)Sc1ccccc1'])(
  '%s has a name that our parser does not read: none is given',
  (smiles) => {
    expect(systematicNames(graphFromSmiles(smiles))).toBeNull();
  },
);

test.each([
  'CC(=O)Nc1ccc(O)cc1',
  'CCOC(=O)C1=C(C)NC(C)=C(C#N)C1',
  'OC1CCC2CCCCC2C1',
  'CC(C)CC(N)C(=O)NCC(=O)O',
])('the name of %s does not depend on the order of atoms', (smiles) => {
  const forward = systematicNames(graphFromSmiles(smiles));
  expect(forward).not.toBeNull();
  expect(systematicNames(renumbered(smiles))).toEqual(forward);
});

/** The same constitution with its atoms in the opposite order. */
function renumbered(smiles: string) {
  const graph = graphFromSmiles(smiles);
  return renumber(
    graph,
    Array.from({ length: graph.atomCount }, (_, i) => graph.atomCount - 1 - i),
  );
}

test('a chain beyond the names that the parser knows gets none', () => {
  expect(systematicNamesOf('C'.repeat(120))).toBeNull();
  expect(systematicNamesOf('C1'.repeat(120))).toBeNull();
  expect(systematicNamesOf('C'.repeat(99))?.en).toBe('nonanonacontane');
});
