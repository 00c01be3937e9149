import { describe, expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { readStructure } from '../read-structure.ts';

const keyOf = (smiles: string): string => constitutionKey(graphFromSmiles(smiles));
const read = (name: string): string | null => {
  const structure = readStructure(name);
  return structure && keyOf(structure.smiles);
};

describe('what usage means without saying it', () => {
  test.each([
    ['octatetraene', 'C=CC=CC=CC=C'],
    ['cycloheptatriene', 'C1C=CC=CC=C1'],
    ['cyclooctadecanonaene', 'C1=CC=CC=CC=CC=CC=CC=CC=CC=C1'],
    ['propenoic acid', 'C=CC(=O)O'],
    ['diethyl butenedioate', 'CCOC(=O)C=CC(=O)OCC'],
    ['cyclobutanetetrone', 'O=C1C(=O)C(=O)C1=O'],
    ['5-ethyl-5-phenylhexahydropyrimidine-4,6-dione', 'CCC1(c2ccccc2)C(=O)NCNC1=O'],
    ['acetylcholine', 'CC(=O)OCC[N+](C)(C)C'],
    ['dimethyltryptamine', 'CN(C)CCc1c[nH]c2ccccc12'],
    ['ethylisopropyltryptamine', 'CCN(C(C)C)CCc1c[nH]c2ccccc12'],
    ['nitrosopiperidine', 'O=NN1CCCCC1'],
    ['methylpyridinium', 'C[n+]1ccccc1'],
    ['imidazolium', 'c1c[nH]c[nH+]1'],
    ['methylimidazolium', 'C[n+]1cc[nH]c1'],
    ['tribenzylamine', 'C(c1ccccc1)N(Cc1ccccc1)Cc1ccccc1'],
    ['1,4-phenylene diisothiocyanate', 'S=C=Nc1ccc(cc1)N=C=S'],
    ['ethyl 5,6,7,8-tetrahydroquinoline-3-carboxylate', 'CCOC(=O)c1cnc2CCCCc2c1'],
    ['N-sulfinylaniline', 'O=S=Nc1ccccc1'],
    [
      "2,2'-[ethane-1,2-diylbis(azanylylidenemethanylylidene)]diphenol",
      'Oc1ccccc1C=NCCN=Cc1ccccc1O',
    ],
    ["1,1'-azobis(1,2,3-triazole)", 'c1cn(nn1)N=Nn1ccnn1'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(keyOf(smiles)));

  test.each(['butadiene', 'sulfonic acid', 'hydroxyamphetamine'])('not %s', (name) =>
    expect(read(name)).toBeNull(),
  );
});

describe('names as indexes and catalogues write them', () => {
  test.each([
    [
      "4-methyl-3'-phenylspiro[1H-1,4-benzodiazepine-3,2'-oxirane]-2,5-dione",
      'CN1C(=O)c2ccccc2NC(=O)C11OC1c1ccccc1',
    ],
    ["3,3'-spirobi(3H-indole)", 'C1=Nc2ccccc2C11C=Nc2ccccc12'],
    [
      'Cyclopenta[g]-2-benzopyran, 1,3,4,6,7,8-hexahydro-4,6,6,7,8,8-hexamethyl-',
      'CC1COCc2cc3c(cc12)C(C)(C)C(C)C3(C)C',
    ],
    ['4-methyl-3-cyclohexene-1-methanol', 'CC1=CCC(CO)CC1'],
    ['L-Isoleucine, N-(1H-indol-3-ylacetyl)- (9CI)', 'CCC(C)C(NC(=O)Cc1c[nH]c2ccccc12)C(=O)O'],
    ['bicyclo[2.2.1]-2-heptanone', 'O=C1CC2CCC1C2'],
    ['cis,cis,cis-6,9,12-octadecatrienoic acid', 'CCCCCC=CCC=CCC=CCCCCC(=O)O'],
    ['ethyl diphenyl phosphine oxide', 'CCP(=O)(c1ccccc1)c1ccccc1'],
    ['2-hydroxyethyl trimethylammonium', 'C[N+](C)(C)CCO'],
    ['benzoic acid methylamide', 'CNC(=O)c1ccccc1'],
    ['phenylparaben', 'Oc1ccc(cc1)C(=O)Oc1ccccc1'],
    ['beta-mercaptoethylamine', 'NCCS'],
    ['paranitrophenol', 'Oc1ccc(cc1)[N+](=O)[O-]'],
    ['22R-hydroxycholesterol', 'CC(C)CCC(O)C(C)C1CCC2C3CC=C4CC(O)CCC4(C)C3CCC12C'],
    ['peroxynonanoic acid', 'CCCCCCCCC(=O)OO'],
    ['7,8,9,10-tetrahydro-6H-6,10-methanoazepino[4,5-g]quinoxaline', 'C1NCC2CC1c1cc3nccnc3cc12'],
    ['bis(quinol-4-yl)methane', 'C(c1ccnc2ccccc12)c1ccnc2ccccc12'],
    ['xenon difluoride', 'F[Xe]F'],
    ['sodium hexafluoroarsenate', '[Na+].F[As-](F)(F)(F)(F)F'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(keyOf(smiles)));
});
