import { expect, test } from 'vitest';
import { renumber } from '../molecules/renumber.ts';
import { graphFromSmiles } from '../molecules/smiles.ts';
import { nameGraph, nameStructure } from './name-structure.ts';

test.each<[smiles: string, en: string, es: string, eu: string]>([
  ['CCCCCC', 'hexane', 'hexano', 'hexanoa'],
  ['CCC(C)CC(C)C', '2,4-dimethylhexane', '2,4-dimetilhexano', '2,4-dimetilhexanoa'],
  ['CC=CCC', 'pent-2-ene', 'pent-2-eno', 'pent-2-enoa'],
  ['C=CC=C', 'buta-1,3-diene', 'buta-1,3-dieno', 'buta-1,3-dienoa'],
  ['CCCC#C', 'pent-1-yne', 'pent-1-ino', 'pent-1-inoa'],
  ['CCO', 'ethanol', 'etanol', 'etanola'],
  ['CC(C)CCO', '3-methylbutan-1-ol', '3-metilbutan-1-ol', '3-metilbutan-1-ola'],
  ['OCCCO', 'propane-1,3-diol', 'propano-1,3-diol', 'propano-1,3-diola'],
  ['CCC(=O)C(C)C', '2-methylpentan-3-one', '2-metilpentan-3-ona', '2-metilpentan-3-ona'],
  ['CCCCC=O', 'pentanal', 'pentanal', 'pentanala'],
  ['CCCCC(=O)O', 'pentanoic acid', 'ácido pentanoico', 'azido pentanoikoa'],
  ['OC(=O)CCCC(=O)O', 'pentanedioic acid', 'ácido pentanodioico', 'azido pentanodioikoa'],
  ['OC(=O)CCl', 'chloroacetic acid', 'ácido cloroacético', 'azido kloroazetikoa'],
  ['CCCCC#N', 'pentanenitrile', 'pentanonitrilo', 'pentanonitriloa'],
  ['CCC(C)N', 'butan-2-amine', 'butan-2-amina', 'butan-2-amina'],
  ['CCCCS', 'butane-1-thiol', 'butano-1-tiol', 'butano-1-tiola'],
  ['CCC(C)Br', '2-bromobutane', '2-bromobutano', '2-bromobutanoa'],
  ['ClCCBr', '1-bromo-2-chloroethane', '1-bromo-2-cloroetano', '1-bromo-2-kloroetanoa'],
  ['CCOCCC', '1-ethoxypropane', '1-etoxipropano', '1-etoxipropanoa'],
  ['CCCC(=O)OCC', 'ethyl butanoate', 'butanoato de etilo', 'etil butanoatoa'],
  [
    'CCC(C)C(=O)OC',
    'methyl 2-methylbutanoate',
    '2-metilbutanoato de metilo',
    'metil 2-metilbutanoatoa',
  ],
  [
    'COC(=O)c1ccc(C)cc1',
    'methyl 4-methylbenzoate',
    '4-metilbenzoato de metilo',
    'metil 4-metilbentzoatoa',
  ],
  ['CC(=O)Oc1ccccc1', 'phenyl acetate', 'acetato de fenilo', 'fenil azetatoa'],
  [
    'CCOC(=O)C1CCC1',
    'ethyl cyclobutanecarboxylate',
    'ciclobutanocarboxilato de etilo',
    'etil ziklobutanokarboxilatoa',
  ],
  [
    'Cc1cccc(Cl)c1',
    '1-chloro-3-methylbenzene',
    '1-cloro-3-metilbenceno',
    '1-kloro-3-metilbentzenoa',
  ],
  ['CCc1ccccc1', 'ethylbenzene', 'etilbenceno', 'etilbentzenoa'],
  ['Oc1ccc(Br)cc1', '4-bromophenol', '4-bromofenol', '4-bromofenola'],
  ['Nc1ccccc1OC', '2-methoxyaniline', '2-metoxianilina', '2-metoxianilina'],
  [
    'CC(=O)c1ccc(C)cc1',
    '1-(4-methylphenyl)ethan-1-one',
    '1-(4-metilfenil)etan-1-ona',
    '1-(4-metilfenil)etan-1-ona',
  ],
  ['CC(O)c1ccccc1', '1-phenylethan-1-ol', '1-feniletan-1-ol', '1-feniletan-1-ola'],
  ['OCc1ccccc1', 'phenylmethanol', 'fenilmetanol', 'fenilmetanola'],
  ['CC1CCCCC1=O', '2-methylcyclohexan-1-one', '2-metilciclohexan-1-ona', '2-metilziklohexan-1-ona'],
  ['OC1CCCCC1', 'cyclohexanol', 'ciclohexanol', 'ziklohexanola'],
  ['OC(=O)C(Cl)(Cl)Cl', 'trichloroacetic acid', 'ácido tricloroacético', 'azido trikloroazetikoa'],
  [
    'FC(F)(F)c1cccc(C(F)(F)F)c1',
    '1,3-bis(trifluoromethyl)benzene',
    '1,3-bis(trifluorometil)benceno',
    '1,3-bis(trifluorometil)bentzenoa',
  ],
  [
    'CC(C)c1cccc(C(C)C)c1O',
    '2,6-di(propan-2-yl)phenol',
    '2,6-di(propan-2-il)fenol',
    '2,6-di(propan-2-il)fenola',
  ],
  [
    'CN(C)c1ccc(C=O)cc1',
    '4-(dimethylamino)benzaldehyde',
    '4-(dimetilamino)benzaldehído',
    '4-(dimetilamino)bentzaldehidoa',
  ],
])('chains, rings and their groups: %s is %s', (smiles, en, es, eu) =>
  expect(nameStructure(smiles, { useLibrary: false }).systematic).toEqual({ en, es, eu }),
);

test.each<[smiles: string, en: string, es: string, eu: string]>([
  ['CC(=O)OC(C)C', 'propan-2-yl acetate', 'acetato de propan-2-ilo', 'propan-2-il azetatoa'],
  ['CCC(=O)Cl', 'propanoyl chloride', 'cloruro de propanoílo', 'propanoilo kloruroa'],
  ['CC(=O)N(C)C', 'N,N-dimethylacetamide', 'N,N-dimetilacetamida', 'N,N-dimetilazetamida'],
  ['CC#N', 'acetonitrile', 'acetonitrilo', 'azetonitriloa'],
  ['CC(=N)N', 'ethanimidamide', 'etanimidamida', 'etanimidamida'],
  ['CC(=O)OC(C)=O', 'acetic anhydride', 'anhídrido acético', 'anhidrido azetikoa'],
  [
    'CC(=O)OC(=O)c1ccccc1',
    'acetic benzoic anhydride',
    'anhídrido acético benzoico',
    'anhidrido azetiko bentzoikoa',
  ],
  [
    'CC(=O)NNC(C)=O',
    "N'-acetylacetohydrazide",
    "N'-acetilacetohidrazida",
    "N'-azetilazetohidrazida",
  ],
  ['COC(=O)OC', 'dimethyl carbonate', 'carbonato de dimetilo', 'dimetil karbonatoa'],
  ['CCOC(=O)N', 'ethyl carbamate', 'carbamato de etilo', 'etil karbamatoa'],
  ['NC(=O)N', 'urea', 'urea', 'urea'],
  ['CNC(=S)NC', "N,N'-dimethylthiourea", "N,N'-dimetiltiourea", "N,N'-dimetiltiourea"],
  ['NC(=N)N', 'guanidine', 'guanidina', 'guanidina'],
  [
    'CCOC(=O)CC(=O)OC',
    '1-ethyl 3-methyl propanedioate',
    'propanodioato de 1-etilo y 3-metilo',
    '1-etil 3-metil propanodioatoa',
  ],
  ['CCSC(C)=O', 'S-ethyl ethanethioate', 'etanotioato de S-etilo', 'S-etil etanotioatoa'],
  [
    'CC(C)(C)OC(=O)NCC(=O)O',
    '[(tert-butoxycarbonyl)amino]acetic acid',
    'ácido [(terc-butoxicarbonil)amino]acético',
    'azido [(tert-butoxikarbonil)amino]azetikoa',
  ],
  [
    'CC(C)=NNC(N)=O',
    '2-(propan-2-ylidene)hydrazine-1-carboxamide',
    '2-(propan-2-iliden)hidrazina-1-carboxamida',
    '2-(propan-2-iliden)hidrazina-1-karboxamida',
  ],
])('acids and their derivatives: %s is %s', (smiles, en, es, eu) =>
  expect(nameStructure(smiles, { useLibrary: false }).systematic).toEqual({ en, es, eu }),
);

test.each<[smiles: string, en: string, es: string, eu: string]>([
  ['CC(=NO)C', 'N-hydroxypropan-2-imine', 'N-hidroxipropan-2-imina', 'N-hidroxipropan-2-imina'],
  [
    'CN(C)CCO',
    '2-(dimethylamino)ethan-1-ol',
    '2-(dimetilamino)etan-1-ol',
    '2-(dimetilamino)etan-1-ola',
  ],
  ['C[N+](=O)[O-]', 'nitromethane', 'nitrometano', 'nitrometanoa'],
  ['CN=[N+]=[N-]', 'azidomethane', 'azidometano', 'azidometanoa'],
  ['CN=C=O', 'isocyanatomethane', 'isocianatometano', 'isozianatometanoa'],
  ['CNN', 'methylhydrazine', 'metilhidrazina', 'metilhidrazina'],
  ['c1ccccc1N=Nc1ccccc1', '1,2-diphenyldiazene', '1,2-difenildiazeno', '1,2-difenildiazenoa'],
  ['CSC', '(methylsulfanyl)methane', '(metilsulfanil)metano', '(metilsulfanil)metanoa'],
  ['CSSC', '(methyldisulfanyl)methane', '(metildisulfanil)metano', '(metildisulfanil)metanoa'],
  ['CS(C)(=O)=O', 'methanesulfonylmethane', 'metanosulfonilmetano', 'metanosulfonilmetanoa'],
  ['CS(=O)(=O)O', 'methanesulfonic acid', 'ácido metanosulfónico', 'azido metanosulfonikoa'],
  [
    'CS(=O)(=O)N(C)c1ccccc1',
    'N-methyl-N-phenylmethanesulfonamide',
    'N-fenil-N-metilmetanosulfonamida',
    'N-fenil-N-metilmetanosulfonamida',
  ],
  ['CCS', 'ethanethiol', 'etanotiol', 'etanotiola'],
  ['CCOO', 'ethaneperoxol', 'etanoperoxol', 'etanoperoxola'],
  ['COP(=O)(OC)OC', 'trimethyl phosphate', 'fosfato de trimetilo', 'trimetil fosfatoa'],
  [
    'CP(=O)(OC)OC',
    'dimethyl methylphosphonate',
    'metilfosfonato de dimetilo',
    'dimetil metilfosfonatoa',
  ],
  ['CP(C)C', 'trimethylphosphane', 'trimetilfosfano', 'trimetilfosfanoa'],
  [
    'O=P(c1ccccc1)(c1ccccc1)c1ccccc1',
    'triphenylphosphane oxide',
    'óxido de trifenilfosfano',
    'trifenilfosfano oxidoa',
  ],
  [
    'CN(C)P(=O)(N(C)C)N(C)C',
    "N,N,N',N',N'',N''-hexamethylphosphoric triamide",
    "triamida N,N,N',N',N'',N''-hexametilfosfórica",
    "N,N,N',N',N'',N''-hexametilfosforiko triamida",
  ],
  ['CB(O)O', 'methylboronic acid', 'ácido metilborónico', 'azido metilboronikoa'],
  [
    'C[Si](C)(C)OCC#C',
    'trimethyl[(prop-2-yn-1-yl)oxy]silane',
    'trimetil[(prop-2-in-1-il)oxi]silano',
    'trimetil[(prop-2-in-1-il)oxi]silanoa',
  ],
  ['COS(=O)(=O)OC', 'dimethyl sulfate', 'sulfato de dimetilo', 'dimetil sulfatoa'],
  ['CCO[N+](=O)[O-]', 'ethyl nitrate', 'nitrato de etilo', 'etil nitratoa'],
  ['SC(S)C', 'ethane-1,1-dithiol', 'etano-1,1-ditiol', 'etano-1,1-ditiola'],
])('nitrogen, sulfur, phosphorus, boron and silicon: %s is %s', (smiles, en, es, eu) =>
  expect(nameStructure(smiles, { useLibrary: false }).systematic).toEqual({ en, es, eu }),
);

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
  expect(nameStructure(smiles, { useLibrary: false }).systematic).toEqual({ en, es, eu }),
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
  expect(nameStructure(smiles, { useLibrary: false }).systematic).toEqual({ en, es, eu }),
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
  expect(nameStructure(smiles, { useLibrary: false }).systematic).toEqual({ en, es, eu }),
);

test.each<[smiles: string, en: string]>([
  ['OC(=O)C(Cl)(Cl)Cl', 'trichloroacetic acid'],
  ['FC(F)(F)c1cccc(C(F)(F)F)c1', '1,3-bis(trifluoromethyl)benzene'],
  ['CC(C)c1cccc(C(C)C)c1O', '2,6-di(propan-2-yl)phenol'],
  ['CN(C)c1ccc(C=O)cc1', '4-(dimethylamino)benzaldehyde'],
])('%s is %s', (smiles, en) =>
  expect(nameStructure(smiles, { useLibrary: false }).systematic?.en).toBe(en),
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
  expect(nameStructure(smiles, { useLibrary: false }).systematic).toEqual({ en, es, eu }),
);

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
  expect(nameStructure(smiles, { useLibrary: false }).systematic).toEqual({ en, es, eu }),
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
  (smiles, en, es, eu) =>
    expect(nameStructure(smiles, { useLibrary: false }).systematic).toEqual({ en, es, eu }),
);

test('double bonds at phosphorus(V) and sulfur(IV) have no E and Z', () => {
  expect(
    nameStructure('CC(C)(C)/[PH](=N\\[Si](C)(C)C)N([Si](C)(C)C)[Si](C)(C)C', { useLibrary: false })
      .systematic?.en,
  ).toBe("P-tert-butyl-N,N,N'-tris(trimethylsilyl)phosphinimidic amide");
});

test('a centre whose descriptor needs the comparison of like and unlike branches gets no name', () => {
  expect(
    nameStructure('OC[C@@H](O)[C@@H](O)[C@H](O)[C@H](O)[C@@H](O)CO', { useLibrary: false })
      .systematic,
  ).toBeNull();
});

test.each(['[2H]C([2H])([2H])C', '[18F]c1ccccc1'])(
  'the name of %s would be that of another isotope: none is given',
  (smiles) => {
    expect(nameStructure(smiles, { useLibrary: true })).toEqual({ name: null, systematic: null });
  },
);

test.each(['[CH3]', 'CC1(C)CCCC(C)(C)N1[O]'])(
  'the radical %s gets no name rather than a wrong one',
  (smiles) => {
    expect(nameStructure(smiles, { useLibrary: false })).toEqual({ name: null, systematic: null });
  },
);

test.each([
  ['CN[Si](C)(C)C', 'N,1,1,1-tetramethylsilanamine'],
  ['CC[O-].[Na+]', 'sodium ethanolate'],
  ['Cl[Zn]Cl', 'dichlorozinc'],
  ['S=P(c1ccccc1)(c1ccccc1)c1ccccc1', 'triphenylphosphane sulfide'],
] as const)('%s is %s, which our parser reads back', (smiles, en) => {
  expect(nameGraph(graphFromSmiles(smiles), { useLibrary: false }).systematic?.en).toBe(en);
});

test.each(['N#[Ho]', 'O=C(CCCCCCC(=O)Sc1ccccc1)Sc1ccccc1'])(
  '%s has a name that our parser does not read: none is given',
  (smiles) => {
    expect(nameGraph(graphFromSmiles(smiles), { useLibrary: false }).systematic).toBeNull();
  },
);

test('the library gives the name that chemists use, the rules the systematic one', () => {
  const { name, systematic } = nameStructure('CC(C)=O', { useLibrary: true });
  expect([name?.en, name?.es, name?.eu, systematic?.en]).toEqual([
    'acetone',
    'acetona',
    'azetona',
    'propan-2-one',
  ]);
});

test('a structure that states its stereochemistry is not called by the name of the constitution alone', () => {
  expect(nameStructure('C[C@H](O)C(=O)O', { useLibrary: true }).name?.en).toBe(
    '(2S)-2-hydroxypropanoic acid',
  );
});

test.each([
  'CC(=O)Nc1ccc(O)cc1',
  'CCOC(=O)C1=C(C)NC(C)=C(C#N)C1',
  'OC1CCC2CCCCC2C1',
  'CC(C)CC(N)C(=O)NCC(=O)O',
])('the name of %s does not depend on the order of atoms', (smiles) => {
  const forward = nameGraph(graphFromSmiles(smiles), { useLibrary: false }).systematic;
  expect(forward).not.toBeNull();
  expect(nameGraph(renumbered(smiles), { useLibrary: false }).systematic).toEqual(forward);
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
  expect(nameStructure('C'.repeat(120), { useLibrary: false })).toEqual({
    name: null,
    systematic: null,
  });
  expect(nameStructure('C1'.repeat(120), { useLibrary: false })).toEqual({
    name: null,
    systematic: null,
  });
  expect(nameStructure('C'.repeat(99), { useLibrary: false }).systematic?.en).toBe(
    'nonanonacontane',
  );
});
