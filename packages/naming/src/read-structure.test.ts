import { describe, expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { readStructure } from './read-structure.ts';

const keyOf = (smiles: string): string => constitutionKey(graphFromSmiles(smiles));
const read = (name: string): string | null => {
  const structure = readStructure(name);
  return structure && keyOf(structure.smiles);
};

describe('systematic names without the library', () => {
  test.each([
    ['propan-2-ol', 'CC(C)O'],
    ['2-propanol', 'CC(C)O'],
    ['2-butene', 'CC=CC'],
    ['but-2-ene', 'CC=CC'],
    ['4-chlorobenzoic acid', 'OC(=O)c1ccc(Cl)cc1'],
    ['N,N-dimethylpropan-1-amine', 'CCCN(C)C'],
    ['3,4-dihydronaphthalen-1(2H)-one', 'O=C1CCCc2ccccc12'],
    ['quinolin-2(1H)-one', 'O=c1ccc2ccccc2[nH]1'],
    ['1H-indole', 'c1ccc2[nH]ccc2c1'],
    ['9H-fluorene', 'C1c2ccccc2-c2ccccc12'],
    ['fluorene', 'C1c2ccccc2-c2ccccc12'],
    ['2-[4-(2-methylpropyl)phenyl]propanoic acid', 'CC(C)Cc1ccc(cc1)C(C)C(=O)O'],
    ['4-dimethylaminobenzaldehyde', 'CN(C)c1ccc(C=O)cc1'],
    ['3-trifluoromethylaniline', 'Nc1cccc(c1)C(F)(F)F'],
    ["4,4'-methylenedianiline", 'Nc1ccc(cc1)Cc1ccc(N)cc1'],
    ["1,1'-oxybis(2-chloroethane)", 'ClCCOCCCl'],
    ['ethyl 2-oxocyclohexane-1-carboxylate', 'CCOC(=O)C1CCCCC1=O'],
    ['4-ethyl 1-methyl butanedioate', 'CCOC(=O)CCC(=O)OC'],
    ['diethyl malonate', 'CCOC(=O)CC(=O)OCC'],
    ['ethylene diacetate', 'CC(=O)OCCOC(C)=O'],
    ['O-ethyl ethanethioate', 'CCOC(C)=S'],
    ['S-ethyl ethanethioate', 'CCSC(C)=O'],
    ['methyl ethyl ketone', 'CCC(C)=O'],
    ['bis(2-chloroethyl)sulfide', 'ClCCSCCCl'],
    ['acetic anhydride', 'CC(=O)OC(C)=O'],
    ['succinic anhydride', 'O=C1CCC(=O)O1'],
    ['acetone oxime', 'CC(C)=NO'],
    [
      'benzaldehyde (2,4-dinitrophenyl)hydrazone',
      '[O-][N+](=O)c1ccc(NN=Cc2ccccc2)c([N+]([O-])=O)c1',
    ],
    ['sodium acetate', 'CC(=O)[O-].[Na+]'],
    ['tetramethylammonium chloride', 'C[N+](C)(C)C.[Cl-]'],
    ['aniline hydrochloride', 'Nc1ccccc1.Cl'],
    ['pyridine N-oxide', '[O-][n+]1ccccc1'],
    ['triphenylphosphine oxide', 'O=P(c1ccccc1)(c1ccccc1)c1ccccc1'],
    ['benzene, 1-chloro-2-nitro-', '[O-][N+](=O)c1ccccc1Cl'],
    ['Benzoic acid, 2-hydroxy-, methyl ester', 'COC(=O)c1ccccc1O'],
    ['2-oxabicyclo[2.2.1]heptane', 'C1CC2CC1CO2'],
    ["2,2'-bipyridine", 'c1ccnc(c1)-c1ccccn1'],
    ['4-methylbenzenesulphonyl chloride', 'Cc1ccc(cc1)S(=O)(=O)Cl'],
    ['4(3H)-pyrimidinone', 'O=c1[nH]cncc1'],
    ['isopropyl diphenyl phosphate', 'CC(C)OP(=O)(Oc1ccccc1)Oc1ccccc1'],
    ['1,6-hexanedioic acid', 'OC(=O)CCCCC(=O)O'],
    ['bicyclo(2.2.1)heptane', 'C1CC2CCC1C2'],
    ['para-cresol', 'Cc1ccc(O)cc1'],
    ['m-dinitrobenzene', '[O-][N+](=O)c1cccc(c1)[N+]([O-])=O'],
    ['TERT-BUTYL METHYL ETHER', 'COC(C)(C)C'],
    ['2 - chloro ethanol', 'OCCCl'],
    ['5-(hydroxymethyl)furan-2-carbaldehyde', 'OCc1ccc(o1)C=O'],
    ['3-methyl-1-phenyl-1H-pyrazol-5(4H)-one', 'CC1=NN(c2ccccc2)C(=O)C1'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(keyOf(smiles)));
});

describe('Spanish and Basque', () => {
  test.each([
    ['ácido 2-hidroxibenzoico', 'OC(=O)c1ccccc1O'],
    ['acetato de etilo', 'CCOC(C)=O'],
    ['butanodioato de 1-etilo y 4-metilo', 'CCOC(=O)CCC(=O)OC'],
    ['cloruro de acetilo', 'CC(=O)Cl'],
    ['éter dietílico', 'CCOCC'],
    ['alcohol etílico', 'CCO'],
    ['alcohol bencílico', 'OCc1ccccc1'],
    ['etil metil cetona', 'CCC(C)=O'],
    ['2-metilpropan-1-ol', 'CC(C)CO'],
    ['4-(etanoilamino)fenol', 'CC(=O)Nc1ccc(O)cc1'],
    ['etil azetatoa', 'CCOC(C)=O'],
    ['azido azetikoa', 'CC(=O)O'],
    ['2-metilpropan-1-ola', 'CC(C)CO'],
    ['dietil eterra', 'CCOCC'],
    ['bentzoil kloruroa', 'O=C(Cl)c1ccccc1'],
    ['piridin-3-karbaldehidoa', 'O=Cc1cccnc1'],
    ['azido 4-aminobentzoikoa', 'Nc1ccc(cc1)C(=O)O'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(keyOf(smiles)));
});

describe('no structure where the name does not say which', () => {
  test.each([
    'chlorophenol',
    '2-hydroxyacetophenone',
    'difosfina de',
    'ethyl methyl 2-chlorobutanedioate',
    'dithiane',
    'dichloroethane',
    'methylpyridine',
    'hexanone',
    'butadiene',
    '7-chlorohexane',
    'pentavalent',
    '1,1,1,1,1-pentachloroethane',
    'ethylmethylether acid',
    'methyl',
    'diacetylcodeine',
    'phenyl ethyl',
  ])('%s', (name) => expect(read(name)).toBeNull());
});

describe('names as they are typed', () => {
  test.each([
    ['4-(2 AMINOETHYL)-PHENOL', 'NCCc1ccc(O)cc1'],
    ["3(4'-chlorophenyl)-4,6-dimethylcoumarin", 'Cc1ccc2OC(=O)C(c3ccc(Cl)cc3)=C(C)c2c1'],
    ['octyl-3,5-dihydroxybenzoate', 'CCCCCCCCOC(=O)c1cc(O)cc(O)c1'],
    ['tert-butyl(R)-3-vinylpyrrolidine-1-carboxylate', 'C=CC1CCN(C1)C(=O)OC(C)(C)C'],
    ['1-oxaspiro[4,5]decane', 'C1CCC2(CC1)CCCO2'],
    ['furo(3,2-g)(1)benzopyran-7-one', 'O=C1C=Cc2cc3ccoc3cc2O1'],
    ["Phenol, 4,4'-sulfonylbis[2-methyl-", 'Cc1cc(ccc1O)S(=O)(=O)c1ccc(O)c(C)c1'],
    ['sulfone, methyl vinyl', 'CS(=O)(=O)C=C'],
    ['mesityl oxide', 'CC(=O)C=C(C)C'],
    ['bisphenol A', 'CC(C)(c1ccc(O)cc1)c1ccc(O)cc1'],
    ['propanal diethyl acetal', 'CCOC(CC)OCC'],
    ['monomethyl phthalate', 'COC(=O)c1ccccc1C(=O)O'],
    ['di(2-ethylhexyl)phosphoric acid', 'CCCCC(CC)COP(=O)(O)OCC(CC)CCCC'],
    ['(phenylacetyl)methylamine', 'CNC(=O)Cc1ccccc1'],
    ["1,1'-oxybis(pentabromobenzene)", 'Brc1c(Br)c(Br)c(Oc2c(Br)c(Br)c(Br)c(Br)c2Br)c(Br)c1Br'],
    ['10,11-dihydro-5H-dibenzo[a,d]cycloheptene', 'C1Cc2ccccc2Cc2ccccc12'],
    ['3a,4,7,7a-tetrahydro-1H-4,7-methanoindene', 'C1C=CC2C1C1CC2C=C1'],
    ['O-succinylhomoserine', 'NC(CCOC(=O)CCC(=O)O)C(=O)O'],
    ['1,2-dioctanoylglycerol', 'CCCCCCCC(=O)OCC(CO)OC(=O)CCCCCCC'],
    ['stannic oxide', 'O=[Sn]=O'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(keyOf(smiles)));
});

test.each([
  'constructor',
  '__proto__',
  'toString',
  'valueOf',
  'hasOwnProperty',
  '__defineGetter__',
])('%s, which every object of JavaScript has, is no name and breaks nothing', (word) => {
  const names = [
    word,
    `2-${word}`,
    `${word} chloride`,
    `${word}(II)`,
    `iron ${word}`,
    `${word} acid`,
    `methyl ${word}`,
    `${word}yl acetate`,
    `${word}benzene`,
    `${word}[b]pyridine`,
    `pyrido[2,3-b]${word}`,
    `benzo[b]${word}`,
    `1,3-benz${word}`,
    `spiro[${word}-1,2'-indene]`,
    `N-${word}aniline`,
    `${word} de metilo`,
  ];
  for (const name of names) expect(read(name), name).toBeNull();
});
