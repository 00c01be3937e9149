import { describe, expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import type { Tongue } from '../words/word.ts';
import { parseName } from './parse-name.ts';

const keyOf = (smiles: string): string => constitutionKey(graphFromSmiles(smiles));
const read = (name: string, tongue: Tongue = 0): string | null => {
  const parsed = parseName(name, tongue);
  return parsed && constitutionKey(parsed.graph);
};

describe('binary names, metals and salts', () => {
  test.each([
    ['cobalt(II) chloride', 'Cl[Co]Cl'],
    ['antimony trichloride', 'Cl[Sb](Cl)Cl'],
    ['carbon diselenide', '[Se]=C=[Se]'],
    ['germanium dioxide', 'O=[Ge]=O'],
    ['molybdenum difluoride dioxide', 'O=[Mo](F)(F)=O'],
    ['sulfur hexafluoride', 'FS(F)(F)(F)(F)F'],
    ['iodine monochloride', 'ICl'],
    ['aluminium hydride', '[AlH3]'],
    ['iridium trihydride', '[H][Ir]([H])[H]'],
    ['sodium chloride', '[Na+].[Cl-]'],
    ['magnesium chloride', '[Mg+2].[Cl-].[Cl-]'],
    ['calcium oxide', '[Ca+2].[O-2]'],
    ['iron(III) oxide', '[Fe+3].[Fe+3].[O-2].[O-2].[O-2]'],
    ['ammonium sulfate', '[NH4+].[NH4+].[O-]S(=O)(=O)[O-]'],
    ['copper(II) sulfate', '[Cu+2].[O-]S(=O)(=O)[O-]'],
    ['lithium aluminium hydride', '[Li+].[AlH4-]'],
    ['potassium chromate', '[K+].[K+].[O-][Cr](=O)(=O)[O-]'],
    ['iron(3+)', '[Fe+3]'],
    ['iron(3+) chloride', '[Fe+3].[Cl-].[Cl-].[Cl-]'],
    ['hydrogen selenide', '[SeH2]'],
    ['dichlorozinc', 'Cl[Zn]Cl'],
    ['trifluoroiron', 'F[Fe](F)F'],
    ['diethylmercury', 'CC[Hg]CC'],
    ['dimethyltin dichloride', 'C[Sn](C)(Cl)Cl'],
    ['phenylmagnesium bromide', 'Br[Mg]c1ccccc1'],
    ['triisobutylaluminium', 'CC(C)C[Al](CC(C)C)CC(C)C'],
    ['(propan-2-yl)lithium', '[Li]C(C)C'],
    ['diethylstannane', 'CC[SnH2]CC'],
    ['stibane', '[SbH3]'],
  ])('%s', (name, smiles) => expect(read(name)).toBe(keyOf(smiles)));

  test.each([
    ['cloruro de hierro(III)', 1, 'Cl[Fe](Cl)Cl'],
    ['dicloruro de dimetilestaño', 1, 'C[Sn](C)(Cl)Cl'],
    ['tetraclorowolframio', 1, 'Cl[W](Cl)(Cl)Cl'],
    ['sulfato de cobre(II)', 1, '[Cu+2].[O-]S(=O)(=O)[O-]'],
    ['burdina(III) kloruroa', 2, 'Cl[Fe](Cl)Cl'],
    ['dietilzinka', 2, 'CC[Zn]CC'],
    ['bromourrea', 2, 'Br[Au]'],
    ['sodio kloruroa', 2, '[Na+].[Cl-]'],
  ] as const)('%s', (name, tongue, smiles) => expect(read(name, tongue)).toBe(keyOf(smiles)));

  // The oxidation number is not stated, or the parts do not fit.
  test.each([
    'copper chloride',
    'nitrogen difluoride',
    'sodium dichloride',
    'iron(II) trichloride',
    'carbon trichloride',
    'calcium potassium chloride',
  ])('no structure for %s', (name) => expect(read(name)).toBeNull());
});
