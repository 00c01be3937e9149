import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import { canonicalSmiles, graphFromSmiles } from '@elucida/molecules/smiles';
import { isCertainlySalt, saltsOf } from './salt.ts';
import { canFormSalt, writeSalt } from './write-salt.ts';

function formula(text: string) {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.formula;
}
const same = (smiles: string) => canonicalSmiles(graphFromSmiles(smiles));

describe('what a formula is a salt of', () => {
  test.each([
    ['amphetamine hydrochloride', 'C9H13N·HCl', 'C9H13N', ['Cl'], 0],
    ['triethylammonium chloride in one piece', 'C6H16ClN', 'C6H15N', ['Cl'], 0],
    ['putrescine dihydrochloride in one piece', 'C4H14Cl2N2', 'C4H12N2', ['Cl', 'Cl'], 0],
    ['sodium acetate trihydrate', 'C2H3NaO2.3H2O', 'C2H4O2', ['[Na+]', 'O', 'O', 'O'], 1],
    ['dipotassium oxalate', 'C2K2O4', 'C2H2O4', ['[K+]', '[K+]'], 2],
    ['ammonium acetate', 'C2H4O2·NH3', 'C2H4O2', ['N'], 0],
    ['tetrabutylammonium bromide by its ions', 'C16H36N+·Br-', 'C16H36N+', ['[Br-]'], 0],
  ])('%s', (_, text, core, companions, acidic) => {
    expect(isCertainlySalt(formula(text))).toBe(true);
    const [salt] = saltsOf(formula(text));
    expect({
      core: salt.core.hill,
      companions: [...salt.companions].sort(),
      acidic: salt.acidic,
    }).toEqual({ core, companions: [...companions].sort(), acidic });
  });

  test('tetrabutylammonium bromide in one piece: first as the salt of an amine, then as a quaternary one', () =>
    expect(saltsOf(formula('C16H36BrN')).map(({ core }) => core.hill)).toEqual([
      'C16H35N',
      'C16H36N+',
    ]));

  test('a formula that a molecule can have may be a salt, and need not', () => {
    expect(isCertainlySalt(formula('C9H14ClN'))).toBe(false);
    expect(saltsOf(formula('C9H14ClN')).map(({ core }) => core.hill)).toContain('C9H13N');
  });

  test('betaine may be an inner salt, and is drawn with both its charges', () => {
    const inner = saltsOf(formula('C5H11NO2')).find(
      ({ core, companions }) => core.hill === 'C5H12NO2+' && companions.length === 0,
    )!;
    expect(isCertainlySalt(formula('C5H11NO2'))).toBe(false);
    expect(writeSalt(graphFromSmiles('C[N+](C)(C)CC(=O)O'), inner).smiles).toBe(
      same('C[N+](C)(C)CC(=O)[O-]'),
    );
    expect(canFormSalt(graphFromSmiles('C[N+](C)(C)CC(=O)O'), inner)).toBe(true);
    expect(canFormSalt(graphFromSmiles('[NH3+]CCCCC(=O)O'), inner)).toBe(false);
    expect(saltsOf(formula('C15H23NO2')).some(({ companions }) => companions.length === 0)).toBe(
      false,
    );
  });

  test('chlorobenzene is none', () => expect(saltsOf(formula('C6H5Cl'))).toEqual([]));
});

describe('a salt as it is drawn', () => {
  test.each([
    ['the hydrochloride as base and acid', 'C9H13N·HCl', 'CC(N)Cc1ccccc1', 'CC(N)Cc1ccccc1.Cl'],
    [
      'a carboxylate, though there is a phenol',
      'C7H5NaO3',
      'OC(=O)c1ccccc1O',
      '[O-]C(=O)c1ccccc1O.[Na+]',
    ],
    ['a sulfonate', 'CH3NaO3S', 'CS(O)(=O)=O', 'CS([O-])(=O)=O.[Na+]'],
    [
      'nitro groups stay as they are',
      'C7H4NNaO4',
      'OC(=O)c1ccc([N+](=O)[O-])cc1',
      '[O-]C(=O)c1ccc([N+](=O)[O-])cc1.[Na+]',
    ],
  ])('%s', (_, text, molecule, drawn) => {
    const written = writeSalt(graphFromSmiles(molecule), saltsOf(formula(text))[0]);
    expect(written.smiles).toBe(same(drawn));
    expect(canonicalSmiles(written.core)).toBe(same(molecule));
    const whole = graphFromSmiles(written.smiles);
    written.places.forEach((place, atom) =>
      expect(whole.element[place]).toBe(written.core.element[atom]),
    );
  });
});

describe('what a supposed salt needs', () => {
  const supposed = (text: string, companion: string) =>
    saltsOf(formula(text)).find(({ companions }) => companions.includes(companion))!;

  test.each([
    ['an amine', 'C9H14ClN', 'Cl', 'CC(N)Cc1ccccc1', true],
    ['an aniline', 'C6H8ClN', 'Cl', 'Nc1ccccc1', true],
    ['pyridine', 'C5H6BrN', 'Br', 'c1ccncc1', true],
    ['imidazole', 'C3H5ClN2', 'Cl', 'c1c[nH]cn1', true],
    ['acetamidine', 'C2H7ClN2', 'Cl', 'CC(N)=N', true],
    ['a nitrile takes no hydrogen bromide', 'C4H6BrN', 'Br', 'N#CC1CC1', false],
    ['nor does an amide', 'C2H6BrNO', 'Br', 'CC(N)=O', false],
    ['nor pyrrole', 'C4H6ClN', 'Cl', 'c1cc[nH]c1', false],
    ['nor an isocyanate', 'C7H6ClNO', 'Cl', 'O=C=Nc1ccccc1', false],
    ['nor a nitro group', 'C6H6ClNO2', 'Cl', '[O-][N+](=O)c1ccccc1', false],
    ['ammonia takes an acid', 'C7H9NO2', 'N', 'OC(=O)c1ccccc1', true],
    ['and no aldehyde', 'C5H7NO2', 'N', 'O=Cc1ccco1', false],
    ['nor an ester', 'C4H9NO2', 'N', 'COC(=O)C=C', false],
  ])('%s', (_, text, companion, molecule, can) =>
    expect(canFormSalt(graphFromSmiles(molecule), supposed(text, companion))).toBe(can),
  );

  test.each([
    ['a quaternary ammonium', 'C5H14BrN', 'C[N+](C)(C)CC', true],
    ['a nitrilium ion is none', 'C4H6BrN', '[NH+]#CC1CC1', false],
  ])('halides: %s', (_, text, cation, can) => {
    const halide = saltsOf(formula(text)).find(({ core }) => core.charge === 1)!;
    expect(canFormSalt(graphFromSmiles(cation), halide)).toBe(can);
  });

  test('what was typed in parts is not doubted', () =>
    expect(canFormSalt(graphFromSmiles('CC(N)=O'), saltsOf(formula('C2H5NO·HCl'))[0])).toBe(true));
});
