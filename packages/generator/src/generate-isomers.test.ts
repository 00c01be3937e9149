import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import { describe, expect, test } from 'vitest';
import { fingerprintKey } from '@elucida/molecules/fingerprint';
import { perceive } from '@elucida/molecules/perceive';
import { canonicalSmiles, constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { patient } from './steps.ts';
import { countIsomers } from './count-isomers.ts';
import { generateIsomers, type GenerateOptions } from './generate-isomers.ts';
import { atomsOf } from './testing/atoms-of.ts';

const countsFile = fileURLToPath(
  new URL('../../../../shared/data/isomer-counts.json', import.meta.url),
);

function formulaOf(text: string): GenerateOptions['formula'] {
  const parsed = parseFormula(text);
  if (!parsed.ok) throw new Error(`${text}: ${parsed.error.code}`);
  return parsed.formula;
}

function keysOf(options: Omit<GenerateOptions, 'task'>): string[] {
  const keys: string[] = [];
  generateIsomers({ ...options, task: patient }, (graph) => {
    keys.push(constitutionKey(graph));
  });
  return keys;
}

describe('plain valences', () => {
  // OEIS A000602 (alkanes), A000598-type alcohols counted by hand, and the two-generator table of
  // the shared data.
  test.each([
    ['CH4', 1],
    ['CH2Cl2', 1],
    ['C2H6O', 2],
    ['C4H10', 2],
    ['C8H18', 18],
    ['C11H24', 159],
    ['C4H8O', 26],
    ['C6H6', 217],
    ['C5H8O2', 1168],
    ['C5H5N', 685],
    ['C6H4Cl2', 1323],
    ['C8H8', 7437],
    ['C7H9N', 24314],
    ['HCl', 1],
    ['Cl2', 1],
  ])('%s has %i isomers', (text, count) => {
    expect(countIsomers(formulaOf(text))).toBe(count);
  });

  test.skipIf(!existsSync(countsFile))(
    'equals every figure up to 100,000 of the shared isomer counts',
    () => {
      const { formulas } = JSON.parse(readFileSync(countsFile, 'utf8')) as {
        formulas: Record<string, { constitutional_isomers: number }>;
      };
      const wanted = Object.entries(formulas)
        .map(([text, row]) => [text, row.constitutional_isomers] as const)
        .filter(([, count]) => count <= 100_000);
      expect(wanted.length).toBeGreaterThan(40);
      expect(wanted.map(([text]) => [text, countIsomers(formulaOf(text))])).toEqual(wanted);
    },
  );

  test.each(['C6H12O', 'C4H9NO2', 'C5H9ClO', 'C4H8O2', 'C3H7NO2'])(
    '%s: no constitution twice',
    (text) => {
      const keys = keysOf({ formula: formulaOf(text), mode: 'plain' });
      expect(new Set(keys).size).toBe(keys.length);
    },
  );

  test('C6H6: the 217 structures are 217 constitutions, benzene among them', () => {
    const keys = keysOf({ formula: formulaOf('C6H6'), mode: 'plain' });
    expect(new Set(keys).size).toBe(217);
    expect(keys).toContain(constitutionKey(graphFromSmiles('c1ccccc1')));
  });
});

describe('chemical units', () => {
  test.each([
    ['C6H5NO2', 'O=[N+]([O-])c1ccccc1'],
    ['C2H6OS', 'CS(C)=O'],
    ['C2H6O2S', 'CS(C)(=O)=O'],
    ['CH4O3S', 'CS(=O)(=O)O'],
    ['C2H5N3', 'CCN=[N+]=[N-]'],
    ['C3H4N2O2', 'COC(=O)C=[N+]=[N-]'],
    ['C5H5NO', '[O-][n+]1ccccc1'],
    ['C3H9O3P', 'COP(C)(=O)OC'],
    ['C2H3O2-', 'CC(=O)[O-]'],
    ['C4H12N+', 'C[N+](C)(C)C'],
    ['C2H5O4S-', 'CCOS(=O)(=O)[O-]'],
    ['C5H8', 'C=C=C(C)C'],
  ])('%s: %s is among the plausible isomers', (text, smiles) => {
    const truth = graphFromSmiles(smiles);
    const wanted = fingerprintKey(truth, perceive(truth));
    let found = false;
    generateIsomers(
      { formula: formulaOf(text), mode: 'chemical', filters: 'plausible', task: patient },
      (graph) => {
        found ||= fingerprintKey(graph, perceive(graph)) === wanted;
        return !found;
      },
    );
    expect(found).toBe(true);
  });

  test('groups lie beyond the plain isomers and repeat none of them', () => {
    const plain = new Set(keysOf({ formula: formulaOf('C2H5NO2'), mode: 'plain' }));
    const chemical = keysOf({ formula: formulaOf('C2H5NO2'), mode: 'chemical', filters: 'none' });
    expect(plain.size).toBe(84);
    expect(new Set(chemical).size).toBe(chemical.length);
    expect(chemical.length).toBeGreaterThan(84);
    expect([...plain].every((key) => chemical.includes(key))).toBe(true);
  });

  test.each(['C3H7NO2', 'C2H6O3S', 'C3H5N3', 'C2H7O3P', 'C2H4NO2-', 'C3H8NO+'])(
    '%s: every isomer has the formula, the charge and full valences',
    (text) => {
      const formula = formulaOf(text);
      const { count } = generateIsomers(
        { formula, mode: 'chemical', filters: 'none', task: patient },
        (graph) => {
          expect(atomsOf(graph)).toEqual({ ...formula.counts, charge: formula.charge });
        },
      );
      expect(count).toBeGreaterThan(10);
    },
  );
});

test('constraints keep exactly the isomers that meet them', () => {
  const formula = formulaOf('C7H8O');
  const constraints = {
    piCarbons: { min: 6, max: 6 },
    spCarbons: { max: 0 },
    hydrogensOnCarbon: [{ min: 2, max: 2 }, { min: 4, max: 4 }, { max: 0 }, { min: 1, max: 1 }],
    exchangeableHydrogens: { min: 1, max: 1 },
    aromaticAtoms: { min: 6 },
  } as const;
  const found = new Set<string>();
  generateIsomers({ formula, mode: 'plain', constraints, task: patient }, (graph) => {
    found.add(canonicalSmiles(graph));
  });
  expect([...found].sort()).toEqual(
    ['o', 'm', 'p']
      .map((_, i) =>
        canonicalSmiles(graphFromSmiles(['Cc1ccccc1O', 'Cc1cccc(O)c1', 'Cc1ccc(O)cc1'][i])),
      )
      .sort(),
  );
});

test('the order is the same at each run, and limit, visitor and checkpoints end it', () => {
  const formula = formulaOf('C5H10O2');
  expect(keysOf({ formula, mode: 'plain' })).toEqual(keysOf({ formula, mode: 'plain' }));
  expect(generateIsomers({ formula, mode: 'plain', limit: 7, task: patient }, () => true)).toEqual({
    count: 7,
    ended: 'stopped',
  });
  expect(
    generateIsomers({ formula, mode: 'plain', limit: 400, task: patient }, () => true),
  ).toEqual({ count: 400, ended: 'complete' });
  expect(generateIsomers({ formula, mode: 'plain', task: patient }, () => false)).toEqual({
    count: 1,
    ended: 'stopped',
  });
  const short = generateIsomers(
    { formula: formulaOf('C10H12O2'), mode: 'plain', task: patient, checkpoints: 3 },
    () => true,
  );
  expect(short.ended).toBe('work-spent');
  expect(
    generateIsomers({ formula: formulaOf('C40H82'), mode: 'plain', task: patient }, () => true),
  ).toEqual({ count: 0, ended: 'too-large' });
});

test('looks for a cancellation at least every two thousand isomers, some milliseconds, and unwinds', () => {
  let looks = 0;
  let since = 0;
  let longest = 0;
  const cancelled = new Error('cancelled');
  const task = {
    checkpoint(): void {
      longest = Math.max(longest, since);
      since = 0;
      if (++looks > 300) throw cancelled;
    },
  };
  expect(() =>
    generateIsomers(
      { formula: formulaOf('C10H12O2'), mode: 'chemical', filters: 'plausible', task },
      () => ++since > 0,
    ),
  ).toThrow(cancelled);
  expect(looks).toBe(301);
  expect(longest).toBeLessThan(2000);
});
