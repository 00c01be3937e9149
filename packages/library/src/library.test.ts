import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { formulaOf } from '@elucida/molecules/formula-of';
import { COMPOUND_CLASSES } from './library-entry.ts';
import { LIBRARY, lookUpLibrary, lookUpLibraryWithout } from './library.ts';

const NAMES = new URL('../../../../shared/data/names.jsonl.gz', import.meta.url);

/**
 * Entries whose name the file gives to a tautomer, to another charge form or to another compound,
 * checked by hand.
 */
const OTHERWISE_IN_FILE = new Set([
  'creatinine',
  'uric acid',
  'metformin',
  'indigo',
  'benzenesulfonamide', // another tautomer
  'dimethyl sulfone', // charges on sulfur and oxygen
  '3-hydroxybenzoic acid',
  'glutamic acid',
  'catechol', // a synonym of another compound's row
  '2-methyloctane',
  'sebacoyl chloride',
  'nopol',
  'ethyl bromodifluoroacetate',
  'ethyl 3-bromopropanoate', // the file gives another compound: nonane, a ketone, …
  'hinokitiol', // another tautomer
]);

test('holds the compounds a student meets', () => {
  expect(LIBRARY.length).toBeGreaterThanOrEqual(3000);
});

test('every entry is readable, has its formula, and no constitution comes twice', () => {
  const wrong: string[] = [];
  const keys = new Map<string, string>();
  for (const [smiles, formula, en] of LIBRARY) {
    const graph = graphFromSmiles(smiles);
    if (formulaOf(graph) !== formula) wrong.push(`${en}: ${formula} but ${formulaOf(graph)}`);
    const key = constitutionKey(graph);
    if (keys.has(key)) wrong.push(`${en} is ${keys.get(key)}`);
    keys.set(key, en);
  }
  expect(wrong).toEqual([]);
});

describe.each([
  ['English', 2],
  ['Spanish', 3],
  ['Basque', 4],
] as const)('%s names', (_language, column) => {
  test('are there, tidy and unique', () => {
    const names = LIBRARY.map((entry) => entry[column]);
    expect(names.filter((name) => name.trim() !== name || name === '')).toEqual([]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});

test('every compound has a class of the closed list', () => {
  expect(LIBRARY.filter((entry) => !COMPOUND_CLASSES.includes(entry[5]))).toEqual([]);
});

describe('look-up', () => {
  test('finds by formula and knows the names in three languages', () => {
    const names = lookUpLibrary('C2H6O').map((compound) => compound.names);
    expect(names.toSorted((a, b) => b.en.localeCompare(a.en))).toMatchObject([
      { en: 'ethanol', es: 'etanol', eu: 'etanola' },
      { en: 'dimethyl ether', es: 'éter dimetílico', eu: 'dimetil eterra' },
    ]);
  });

  test('answers nothing for a formula it does not hold', () =>
    expect(lookUpLibrary('C99H200')).toEqual([]));

  test('leaves out hidden constitutions, however their SMILES is written, and minds no unreadable one', () => {
    expect(
      lookUpLibraryWithout('C2H6O', ['OCC', 'not a molecule']).map((compound) => compound.names.en),
    ).toEqual(['dimethyl ether']);
  });
});

describe.skipIf(!existsSync(NAMES))(
  'against the shared file of names (absent outside the project)',
  () => {
    test('a name found there belongs to the same constitution', () => {
      const rows = gunzipSync(readFileSync(NAMES))
        .toString('utf8')
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line) as { name: string; synonyms: string[]; smiles: string });
      const wanted = new Map(LIBRARY.map((entry) => [entry[2].toLowerCase(), entry]));
      const found = new Map<string, Set<string>>();
      for (const row of rows) {
        for (const name of [row.name, ...row.synonyms]) {
          const entry = wanted.get(name.toLowerCase());
          if (!entry) continue;
          const keys = found.get(entry[2]) ?? new Set();
          found.set(entry[2], keys.add(constitutionKey(graphFromSmiles(row.smiles))));
        }
      }
      expect(found.size).toBeGreaterThan(650);
      const wrong = [...found]
        .filter(
          ([en, keys]) =>
            !keys.has(constitutionKey(graphFromSmiles(wanted.get(en.toLowerCase())![0]))) &&
            !OTHERWISE_IN_FILE.has(en),
        )
        .map(([en]) => en);
      expect(wrong).toEqual([]);
    });
  },
);
