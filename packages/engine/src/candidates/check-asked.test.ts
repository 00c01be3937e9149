import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { expect, test } from 'vitest';
import { checkAsked } from './check-asked.ts';

function faults(
  text: string,
  structures: readonly string[],
  [present, absent]: readonly [readonly string[], readonly string[]] = [[], []],
): string[] {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(text);
  return checkAsked({
    formula: parsed.formula,
    structures,
    fragments: { present, absent },
  }).map(({ place, fault }) => `${place.join('.')} ${fault}`);
}

test.each<[string, string, string[]]>([
  ['ethyl acetate and two isomers', 'C4H8O2', ['CCOC(C)=O', 'CCC(=O)OC', 'OC(=O)CCC']],
  ['glycine as the zwitterion it is', 'C2H5NO2', ['[NH3+]CC([O-])=O']],
  ['(R)-carvone with its configuration', 'C10H14O', ['CC1=CC[C@H](CC1=O)C(C)=C']],
  [
    'phenethylamine hydrochloride, drawn in both ways',
    'C8H12ClN',
    ['NCCc1ccccc1.Cl', '[NH3+]CCc1ccccc1.[Cl-]'],
  ],
  [
    'the same typed in parts, by its base alone too',
    'C8H11N.HCl',
    ['NCCc1ccccc1', 'NCCc1ccccc1.Cl'],
  ],
  ['sodium acetate', 'C2H3NaO2', ['CC(=O)[O-].[Na+]']],
  ['tetrabutylammonium bromide', 'C16H36BrN', ['CCCC[N+](CCCC)(CCCC)CCCC.[Br-]']],
])('%s can be judged', (_, formula, structures) => {
  expect(faults(formula, structures)).toEqual([]);
});

test('each that cannot be judged is named at its place', () => {
  expect(faults('C4H8O2', ['CCOC(C)=O', 'nonsense', 'CCO', 'C1CC', 'CC(=O)O.CC'])).toEqual([
    'structures.1 unreadable',
    'structures.2 wrong-formula',
    'structures.3 unreadable',
    'structures.4 wrong-formula',
  ]);
});

test('a salt is not compared with a molecule of the same formula', () => {
  expect(faults('C8H12ClN', ['NCCc1ccccc1.Cl', 'CC1=CC(Cl)CC(N)C1=C'])).toEqual([
    'structures.1 parts-differ',
  ]);
});

test('fragments must be readable, and those present must fit into the formula', () => {
  expect(
    faults(
      'C8H8O',
      [],
      [
        ['c1ccccc1', 'C=O', 'CC.O', 'CN'],
        ['N', 'C1CC', 'c1ccccc1C(=O)[CH3]'],
      ],
    ),
  ).toEqual([
    'fragments.present.2 unreadable',
    'fragments.present.3 fragment-too-large',
    'fragments.absent.1 unreadable',
  ]);
});

test('a structure must agree with the fragments', () => {
  expect(
    faults('C8H8O', ['CC(=O)c1ccccc1', 'O=CCc1ccccc1', 'C1Oc2ccccc2C1'], [['C=O'], ['[CH]=O']]),
  ).toEqual(['structures.1 fragments-differ', 'structures.2 fragments-differ']);
});
