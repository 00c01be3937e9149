import { expect, test } from 'vitest';
import { systematicNamesOf } from './systematic-names.ts';

test.each<[smiles: string, en: string, es: string, eu: string]>([
  ['O=C1CCCO1', 'oxolan-2-one', 'oxolan-2-ona', 'oxolan-2-ona'],
  ['O=C1CCCN1', 'pyrrolidin-2-one', 'pirrolidin-2-ona', 'pirrolidin-2-ona'],
  [
    'O=C1NC(=O)c2ccccc12',
    '1H-isoindole-1,3(2H)-dione',
    '1H-isoindol-1,3(2H)-diona',
    '1H-isoindol-1,3(2H)-diona',
  ],
  ['c1ccc2[nH]ccc2c1', '1H-indole', '1H-indol', '1H-indola'],
  ['O=c1cc[nH]c2ccccc12', 'quinolin-4(1H)-one', 'quinolin-4(1H)-ona', 'kinolin-4(1H)-ona'],
  [
    'O=C1CCCc2ccccc21',
    '3,4-dihydronaphthalen-1(2H)-one',
    '3,4-dihidronaftalen-1(2H)-ona',
    '3,4-dihidronaftalen-1(2H)-ona',
  ],
  [
    'O=C1Cc2ccccc2N1',
    '1,3-dihydro-2H-indol-2-one',
    '1,3-dihidro-2H-indol-2-ona',
    '1,3-dihidro-2H-indol-2-ona',
  ],
  ['C1CC2CCC1C2', 'bicyclo[2.2.1]heptane', 'biciclo[2.2.1]heptano', 'biziklo[2.2.1]heptanoa'],
  [
    'C1CCC2(CC1)OCCO2',
    '1,4-dioxaspiro[4.5]decane',
    '1,4-dioxaespiro[4.5]decano',
    '1,4-dioxaespiro[4.5]dekanoa',
  ],
  [
    'Cn1cnc2c1c(=O)n(C)c(=O)n2C',
    '1,3,7-trimethyl-3,7-dihydro-1H-purine-2,6-dione',
    '1,3,7-trimetil-3,7-dihidro-1H-purina-2,6-diona',
    '1,3,7-trimetil-3,7-dihidro-1H-purina-2,6-diona',
  ],
  [
    'O=C(O)c1cccnc1',
    'pyridine-3-carboxylic acid',
    'ácido piridina-3-carboxílico',
    'azido piridina-3-karboxilikoa',
  ],
  [
    'CC1=C(C)C(C)(C)CCC1',
    '1,2,3,3-tetramethylcyclohex-1-ene',
    '1,2,3,3-tetrametilciclohex-1-eno',
    '1,2,3,3-tetrametilziklohex-1-enoa',
  ],
])('ring systems: %s is %s', (smiles, en, es, eu) =>
  expect(systematicNamesOf(smiles)).toMatchObject({ en, es, eu }),
);

test.each<[smiles: string, en: string, es: string, eu: string]>([
  ['CC(=O)[O-].[Na+]', 'sodium acetate', 'acetato de sodio', 'sodio azetatoa'],
  [
    '[Na+].[Na+].[O-]C(=O)CCC(=O)[O-]',
    'disodium butanedioate',
    'butanodioato de disodio',
    'disodio butanodioatoa',
  ],
  [
    'C[N+](C)(C)CCO.[Cl-]',
    '2-hydroxy-N,N,N-trimethylethan-1-aminium chloride',
    'cloruro de 2-hidroxi-N,N,N-trimetiletan-1-aminio',
    '2-hidroxi-N,N,N-trimetiletan-1-aminio kloruroa',
  ],
  [
    'C[N+](C)(C)CC(=O)[O-]',
    '(trimethylazaniumyl)acetate',
    '(trimetilazanioil)acetato',
    '(trimetilazanioil)azetatoa',
  ],
  ['[O-][n+]1ccccc1', 'pyridine 1-oxide', '1-óxido de piridina', 'piridina 1-oxidoa'],
  [
    'C[N+](C)([O-])CC',
    'N,N-dimethylethanamine N-oxide',
    'N-óxido de N,N-dimetiletanamina',
    'N,N-dimetiletanamina N-oxidoa',
  ],
  [
    'CCN(CC)CC.Cl',
    'N,N-diethylethanamine hydrochloride',
    'clorhidrato de N,N-dietiletanamina',
    'N,N-dietiletanamina klorhidratoa',
  ],
  [
    'C[P+](c1ccccc1)(c1ccccc1)c1ccccc1.[Br-]',
    'methyltriphenylphosphanium bromide',
    'bromuro de trifenil(metil)fosfanio',
    'trifenil(metil)fosfanio bromuroa',
  ],
  ['N#[N+]c1ccccc1', 'benzenediazonium', 'bencenodiazonio', 'bentzenodiazonioa'],
])('ions and compounds of several parts: %s is %s', (smiles, en, es, eu) =>
  expect(systematicNamesOf(smiles)).toMatchObject({ en, es, eu }),
);

test.each<[smiles: string, en: string, es: string, eu: string]>([
  ['C/C=C/C', '(2E)-but-2-ene', '(2E)-but-2-eno', '(2E)-but-2-enoa'],
  [
    'C[C@H](O)C(=O)O',
    '(2S)-2-hydroxypropanoic acid',
    'ácido (2S)-2-hidroxipropanoico',
    'azido (2S)-2-hidroxipropanoikoa',
  ],
  [
    'C/C(=N\\O)c1ccccc1',
    '(1E)-N-hydroxy-1-phenylethan-1-imine',
    '(1E)-1-fenil-N-hidroxietan-1-imina',
    '(1E)-1-fenil-N-hidroxietan-1-imina',
  ],
  [
    'N[C@@H](Cc1ccccc1)C(=O)OC',
    'methyl (2S)-2-amino-3-phenylpropanoate',
    '(2S)-2-amino-3-fenilpropanoato de metilo',
    'metil (2S)-2-amino-3-fenilpropanoatoa',
  ],
  [
    'C[C@H](c1ccccc1)N1CCCC1',
    '1-[(1R)-1-phenylethyl]pyrrolidine',
    '1-[(1R)-1-feniletil]pirrolidina',
    '1-[(1R)-1-feniletil]pirrolidina',
  ],
  [
    'C/C=C1\\CCCC[C@@H]1C',
    '(1E,2S)-1-ethylidene-2-methylcyclohexane',
    '(1E,2S)-1-etiliden-2-metilciclohexano',
    '(1E,2S)-1-etiliden-2-metilziklohexanoa',
  ],
])('stereochemistry: %s is %s', (smiles, en, es, eu) =>
  expect(systematicNamesOf(smiles)).toMatchObject({ en, es, eu }),
);

test.each<[smiles: string, en: string, es: string, eu: string]>([
  [
    'CP(Cl)Cl',
    'methylphosphonous dichloride',
    'dicloruro metilfosfonoso',
    'metilfosfonoso dikloruroa',
  ],
  [
    'NS(=O)(=O)NC',
    'N-methylsulfuric diamide',
    'diamida N-metilsulfúrica',
    'N-metilsulfuriko diamida',
  ],
  [
    'CCOP(=O)(Cl)OCC',
    'diethyl phosphorochloridate',
    'fosforocloridato de dietilo',
    'dietil fosforokloridatoa',
  ],
  [
    'COP(C)(=S)OC',
    'O,O-dimethyl methylphosphonothioate',
    'metilfosfonotioato de O,O-dimetilo',
    'O,O-dimetil metilfosfonotioatoa',
  ],
  ['CC(=N)Cl', 'ethanimidoyl chloride', 'cloruro de etanimidoílo', 'etanimidoilo kloruroa'],
  [
    'O=C(OO)c1ccncc1',
    'pyridine-4-carboperoxoic acid',
    'ácido piridina-4-carboperoxoico',
    'azido piridina-4-karboperoxoikoa',
  ],
  ['c1ccc([I+]c2ccccc2)cc1', 'diphenyliodanium', 'difenilyodanio', 'difeniliodanioa'],
  [
    'C1=CC2(CCCC2)c2ccccc21',
    "spiro[cyclopentane-1,1'-indene]",
    "espiro[ciclopentano-1,1'-indeno]",
    "espiro[ziklopentano-1,1'-indeno]a",
  ],
  [
    'O=C1CC2CCC1CC21OCCO1',
    "spiro[bicyclo[2.2.2]octane-2,2'-[1,3]dioxolane]-5-one",
    "espiro[biciclo[2.2.2]octano-2,2'-[1,3]dioxolano]-5-ona",
    "espiro[biziklo[2.2.2]oktano-2,2'-[1,3]dioxolano]-5-ona",
  ],
  [
    'CC1=Cc2c(ccc3ccccc23)OC12C=Cc1c(ccc3ccccc13)O2',
    "2-methyl-3,3'-spirobi[benzo[f]chromene]",
    "2-metil-3,3'-espirobi[benzo[f]cromeno]",
    "2-metil-3,3'-espirobi[bentzo[f]kromeno]a",
  ],
])('names that each language reads back: %s is %s', (smiles, en, es, eu) =>
  expect(systematicNamesOf(smiles)).toMatchObject({ en, es, eu }),
);
