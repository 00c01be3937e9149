import { describe, expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import type { Tongue } from '../words/word.ts';
import { parseName } from './parse-name.ts';

const keyOf = (smiles: string): string => constitutionKey(graphFromSmiles(smiles));
const read = (name: string, tongue: Tongue = 0): string | null => {
  const parsed = parseName(name, tongue);
  return parsed && constitutionKey(parsed.graph);
};

describe('phosphorus, sulfur and silicon classes', () => {
  test.each([
    ['triphenylphosphane sulfide', 'S=P(c1ccccc1)(c1ccccc1)c1ccccc1'],
    ['dimethylsilanediol', 'C[Si](C)(O)O'],
    ['tri-tert-butoxysilanethiol', 'CC(C)(C)O[Si](S)(OC(C)(C)C)OC(C)(C)C'],
    ['3,3-dimethylbutan-2-yl methylphosphonochloridate', 'CC(OP(C)(=O)Cl)C(C)(C)C'],
    ['N,N-dimethylphosphoramidous dichloride', 'CN(C)P(Cl)Cl'],
    ['ethyl N,N-dimethylphosphoramidocyanidate', 'CCOP(C#N)(N(C)C)=O'],
    ['diethyl phosphorochloridothioate', 'CCOP(OCC)(Cl)=S'],
    ['ethylphosphonoselenoic dichloride', 'CCP(Cl)(Cl)=[Se]'],
    ['O,O-diethyl S-methyl phosphorothioate', 'CCOP(OCC)(SC)=O'],
    ['S,S-dimethyl carbonodithioate', 'CSC(=O)SC'],
    ['O,S-dimethyl carbonodithioate', 'COC(SC)=S'],
    ['trimethyl(oxo)-λ4-sulfanium', 'C[S+](C)(C)=O'],
    ['carbonyl bromide chloride', 'O=C(Cl)Br'],
    ['phosphoryl chloride difluoride', 'O=P(F)(F)Cl'],
    ['thionyl fluoride', 'O=S(F)F'],
    ['3-chloropyrazine 1-oxide', '[O-][n+]1ccnc(Cl)c1'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(keyOf(smiles)));

  test.each([
    ['sulfuro de trifenilfosfano', 1, 'S=P(c1ccccc1)(c1ccccc1)c1ccccc1'],
    ['fosforocloridito de dietilo', 1, 'CCOP(Cl)OCC'],
    ['cloruro de dietilfosfinoso', 1, 'CCP(Cl)CC'],
    ['bromuro cloruro de carbonilo', 1, 'O=C(Cl)Br'],
    ['dietil fosforokloriditoa', 2, 'CCOP(Cl)OCC'],
    ['etil piridina-3-karboperoxoatoa', 2, 'CCOOC(=O)c1cccnc1'],
    ['trimetilfosfano oxidoa', 2, 'CP(C)(C)=O'],
  ] as const)('%s', (name, tongue, smiles) => expect(read(name, tongue)).toBe(keyOf(smiles)));
});

describe('phosphorus amides, charged rings and salts of organic cations', () => {
  test.each([
    ['N,N-dimethyl-P,P-diphenylphosphinoselenoic amide', 0, 'CN(C)P(=[Se])(c1ccccc1)c1ccccc1'],
    ["N,N,N',N',P-pentamethylphosphonous diamide", 0, 'CN(C)P(C)N(C)C'],
    ["N,N'-dimetil-P-fenilfosfoniko diamida", 2, 'CNP(=O)(NC)c1ccccc1'],
    ['amida N,N-dietil-P,P-dimetilfosfínica', 1, 'CCN(CC)P(C)(C)=O'],
    ['O,O-diethyl S-methyl phosphoroselenothioate', 0, 'CCOP(=[Se])(OCC)SC'],
    ['dicloruro fluoruro fosfórico', 1, 'FP(=O)(Cl)Cl'],
    ['tributylphosphanium hydrogen sulfate', 0, 'CCCC[PH+](CCCC)CCCC.OS(=O)(=O)[O-]'],
    ['1-butyl-3-iodopyridin-1-ium hexafluorophosphate', 0, 'CCCC[n+]1cccc(I)c1.F[P-](F)(F)(F)(F)F'],
    [
      '2,2,3,3,7,7,8,8-octamethyl-1,4,6,9-tetraoxa-5λ5-phosphaspiro[4.4]nonane',
      0,
      'CC1(C)OP2(OC1(C)C)OC(C)(C)C(C)(C)O2',
    ],
    ['1,6-diazabicyclo[4.4.0]dec-1-en-1-ium bromide', 0, 'C1CCN2CCCC=[N+]2C1.[Br-]'],
    [
      'dimethyl 4,5-dihydro-1,2-oxazole-3,5-dicarboxylate 2-oxide',
      0,
      'COC(=O)C1CC(C(=O)OC)=[N+]([O-])O1',
    ],
    ['N-methylpropan-2-imine N-oxide', 0, 'C[N+]([O-])=C(C)C'],
    ['tri(morpholin-4-yl)phosphane oxide', 0, 'O=P(N1CCOCC1)(N1CCOCC1)N1CCOCC1'],
    [
      '5,10,15,20-tetraphenyl-21H,23H-porphyrin',
      0,
      'C1=CC2=C(c3ccccc3)C3=NC(C=C3)=C(c3ccccc3)C3=CC=C(N3)C(c3ccccc3)=C3C=CC(=N3)C(c3ccccc3)=C1N2',
    ],
    ['2,3-dihydro-1,4,7,10,13-benzopentaoxacyclopentadecine', 0, 'C1COC=COC=COC=COc2ccccc2O1'],
    [
      '4-oxo-1,3,4,6,7,11b-hexahydro-2H-4λ5-[1,3,2]diazaphosphinino[6,1-a]isoquinoline',
      0,
      'O=[PH]1NCCC2c3ccccc3CCN12',
    ],
    ['1-oxo-1-phenyl-4,5-dihydro-3H-1λ6,2-thiazole', 0, 'O=S1(c2ccccc2)=NCCC1'],
  ] as const)('%s', (name, tongue, smiles) => expect(read(name, tongue)).toBe(keyOf(smiles)));
});

describe('Spanish and Basque spiro names', () => {
  test.each([
    ["espiro[ciclopentano-1,1'-indeno]", 1, 'C1=CC2(CCCC2)c2ccccc21'],
    [
      "3',3'-dimetilespiro[biciclo[4.2.0]octa-1(6),2,4-trieno-7,2'-oxirano]",
      1,
      'CC1(C)OC12Cc1ccccc12',
    ],
    [
      "6'H,8'H-espiro[ciclohexano-1,7'-dibenzo[f,h][1,5]dioxonina]",
      1,
      'c1ccc2c(c1)OCC1(CCCCC1)COc1ccccc1-2',
    ],
    ["espiro[3,7-dioxabiziklo[4.1.0]heptano-2,2'-oxano]", 2, 'C1CCC2(OC1)OCCC1OC12'],
    ["espiro[ziklopentano-1,1'-indeno]a", 2, 'C1=CC2(CCCC2)c2ccccc21'],
  ] as const)('%s', (name, tongue, smiles) => expect(read(name, tongue)).toBe(keyOf(smiles)));
});

describe('locants, brackets and words as people write them', () => {
  test.each([
    ['2-(1-naphthylcarbamoyl)benzoic acid', 'O=C(Nc1cccc2ccccc12)c1ccccc1C(=O)O'],
    ['N-phenyl-1-naphthylamine', 'c1ccc(cc1)Nc1cccc2ccccc12'],
    ['2-methyl-1-propylamine', 'CC(C)CN'],
    ['(5-allyltetrahydrofuran-2-yl)methanol', 'C=CCC1CCC(CO)O1'],
    ['tetrahydrothiophene', 'C1CCSC1'],
    ["4-chloro-1,1'-biphenyl", 'Clc1ccc(cc1)-c1ccccc1'],
    ['PARA CHLOROTOLUENE', 'Cc1ccc(Cl)cc1'],
    ['META-PHENYLENEDIAMINE', 'Nc1cccc(N)c1'],
    ['(2-fluorobenzyl)methylamine', 'CNCc1ccccc1F'],
    ['methyl 3-phenanthryl ketone', 'CC(=O)c1ccc2ccc3ccccc3c2c1'],
    ['7,15-diazatetracyclo[7.7.1.0<2,7>.0<10,15>]heptadecane', 'C1CCN2CC3CC(C2C1)CN1CCCCC31'],
    ['2-(3-hydroxyquinolin-2-yl)indene-1,3-dione', 'Oc1cc2ccccc2nc1C1C(=O)c2ccccc2C1=O'],
    ["1-N-ethyl-1-N'-methyl-2-nitroethene-1,1-diamine", 'CCNC(NC)=C[N+](=O)[O-]'],
    ['1-pyrroline', 'C1CC=NC1'],
    ['ethylacetate', 'CCOC(C)=O'],
    ['tris(2-chloroethyl)phosphate', 'O=P(OCCCl)(OCCCl)OCCCl'],
    ['methyl-N-phenylcarbamate', 'COC(=O)Nc1ccccc1'],
    ['phenylacetate', '[O-]C(=O)Cc1ccccc1'],
    ['2-(trimethylazaniumyl)acetate', 'C[N+](C)(C)CC([O-])=O'],
    ['butyric acid hydrazide', 'CCCC(=O)NN'],
    ['benzene-1,4-dicarboxylic acid chloride', 'ClC(=O)c1ccc(cc1)C(Cl)=O'],
    ['ethylene glycol monomethyl ether', 'COCCO'],
    ['1,4-butanediol diglycidyl ether', 'C(CCOCC1CO1)COCC1CO1'],
    [
      'pentaerythritol tetranitrate',
      '[O-][N+](=O)OCC(CO[N+](=O)[O-])(CO[N+](=O)[O-])CO[N+](=O)[O-]',
    ],
    ['glycerol triacetate', 'CC(=O)OCC(COC(C)=O)OC(C)=O'],
    ['ethyl phenylcarbamate', 'CCOC(=O)Nc1ccccc1'],
    [
      'tert-butyl (4-bromophenyl)sulfonyl(phenyl)carbamate',
      'CC(C)(C)OC(=O)N(c1ccccc1)S(=O)(=O)c1ccc(Br)cc1',
    ],
    ['2-ethoxyethyl-N-(4-methylphenyl)carbamate', 'CCOCCOC(=O)Nc1ccc(C)cc1'],
    [
      '2-(4-chlorophenyl)-3-methyl-1,1-dioxo-1,3-thiazinan-4-one',
      'CN1C(=O)CCS(=O)(=O)C1c1ccc(Cl)cc1',
    ],
    ['1-oxothiane', 'O=S1CCCCC1'],
    ['4-bromothiophenol', 'Sc1ccc(Br)cc1'],
    ['2-tolualdehyde', 'Cc1ccccc1C=O'],
    ['8-bromocaffeine', 'Cn1c(Br)nc2c1c(=O)n(C)c(=O)n2C'],
    ["4',7-dimethoxyflavonol", 'COc1ccc(cc1)-c1oc2cc(OC)ccc2c(=O)c1O'],
    ['pentadecylic acid', 'CCCCCCCCCCCCCCC(=O)O'],
    ['diphosphyne', 'P#P'],
    ['pentaoxidane', 'OOOOO'],
    ['2-(tetradecyloxy)ethanol', 'CCCCCCCCCCCCCCOCCO'],
    ['tri-o-tolyl phosphate', 'Cc1ccccc1OP(=O)(Oc1ccccc1C)Oc1ccccc1C'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(keyOf(smiles)));

  test.each(['glycerol diacetate', 'glycerol ethyl ether', 'tetrahydropyridine'])(
    'no structure for %s',
    (name) => expect(read(name)).toBeNull(),
  );
});

describe('salts of organic ions and adducts', () => {
  test.each([
    ['sodium ethanolate', 0, 'CC[O-].[Na+]'],
    ['zinc acetate', 0, '[Zn+2].CC([O-])=O.CC([O-])=O'],
    ['iron(III) acetate', 0, '[Fe+3].CC([O-])=O.CC([O-])=O.CC([O-])=O'],
    ['copper(2+) bis(2-methylpropanoate)', 0, '[Cu+2].CC(C)C([O-])=O.CC(C)C([O-])=O'],
    ['benzene compound with ethoxyethane (1:1)', 0, 'c1ccccc1.CCOCC'],
    ['etanolato de sodio', 1, 'CC[O-].[Na+]'],
    ['benceno compuesto con etoxietano (1:2)', 1, 'c1ccccc1.CCOCC.CCOCC'],
    ['sodio etanolatoa', 2, 'CC[O-].[Na+]'],
    ['bentzenoa eta etoxietanoa (1:1)', 2, 'c1ccccc1.CCOCC'],
  ] as const)('%s', (name, tongue, smiles) => expect(read(name, tongue)).toBe(keyOf(smiles)));

  test.each(['benzene compound with ethoxyethane (1:1:1)', 'zinc triacetate', 'sodium ethanol'])(
    'no structure for %s',
    (name) => expect(read(name)).toBeNull(),
  );
});

describe('conjunctive names, unstated places and locants', () => {
  test.each([
    ['indole-3-acetic acid', 'OC(=O)Cc1c[nH]c2ccccc12'],
    ['1,3-benzenedimethanamine', 'NCc1cccc(CN)c1'],
    ['1-naphthaleneacetamide', 'NC(=O)Cc1cccc2ccccc12'],
    ['beta-(aminomethyl)-4-chlorobenzenepropanoic acid', 'NCC(CC(=O)O)c1ccc(Cl)cc1'],
    ['methyl 3-oxo-2-(2-pentenyl)cyclopentaneacetate', 'CCC=CCC1C(CC(=O)OC)CCC1=O'],
    ['1,3-diphenyl-2-propanone', 'O=C(Cc1ccccc1)Cc1ccccc1'],
    ['pentachlorotoluene', 'Cc1c(Cl)c(Cl)c(Cl)c(Cl)c1Cl'],
    ['pentachloronitrobenzene', '[O-][N+](=O)c1c(Cl)c(Cl)c(Cl)c(Cl)c1Cl'],
    ['pentahydroxybenzene', 'Oc1cc(O)c(O)c(O)c1O'],
    ['bromotrifluoroethylene', 'FC(F)=C(F)Br'],
    ['dibenzylpiperazine', 'C1CN(CCN1Cc1ccccc1)Cc1ccccc1'],
    ['5-(dithiolan-3-yl)pentanoic acid', 'OC(=O)CCCCC1CCSS1'],
    ['4-methylfuro[3,2-d]triazine', 'Cc1nnnc2ccoc12'],
    ['6-methylthiadiazolo[4,5-b]pyrazine', 'Cc1cnc2nnsc2n1'],
    ['3,4-dihydro-2H-pyran-2-ylmethyl acetate', 'CC(=O)OCC1CCC=CO1'],
    ['2-(N-hydroxy-C-methylcarbonimidoyl)benzoic acid', 'CC(=NO)c1ccccc1C(=O)O'],
    ['4-octanolide', 'CCCCC1CCC(=O)O1'],
    ['octadecanolide', 'O=C1CCCCCCCCCCCCCCCCCO1'],
    ['pentaethylene glycol monododecyl ether', 'CCCCCCCCCCCCOCCOCCOCCOCCOCCO'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(keyOf(smiles)));

  test.each([
    'tetrachlorophenol',
    'triazolo[1,5-a]pyridine',
    '3-aminotriazole',
    'dithiolane',
    'propaneacetic acid',
    'naphthalenemethanol',
    'dianiline hydrochloride',
  ])('no structure for %s', (name) => expect(read(name)).toBeNull());
});
