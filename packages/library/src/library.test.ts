import { existsSync, readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { readStructure } from '@elucida/naming/read-structure';
import { LANGUAGES } from '@elucida/spectra/languages';
import { describe, expect, test } from 'vitest';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import { formulaOf } from '@elucida/molecules/formula-of';
import { knownCompounds, lookUpLibrary, lookUpLibraryWithout } from './library.ts';
import { readLine } from './read-table.ts';

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
  expect(knownCompounds().length).toBeGreaterThanOrEqual(3000);
});

test('every entry is readable, has its formula, and no constitution comes twice', () => {
  const wrong: string[] = [];
  const keys = new Map<string, string>();
  for (const { smiles, formula, names } of knownCompounds()) {
    const { en } = names;
    const graph = graphFromSmiles(smiles);
    if (formulaOf(graph) !== formula) wrong.push(`${en}: ${formula} but ${formulaOf(graph)}`);
    const key = constitutionKey(graph);
    if (keys.has(key)) wrong.push(`${en} is ${keys.get(key)}`);
    keys.set(key, en);
  }
  expect(wrong).toEqual([]);
});

describe.each(LANGUAGES)('names in %s', (language) => {
  test('are there, tidy and unique', () => {
    const names = knownCompounds().map((entry) => entry.names[language]);
    expect(names.filter((name) => name.trim() !== name || name === '')).toEqual([]);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });
});

describe('a row of the table', () => {
  test('may end after the class, or name more', () => {
    expect(readLine('CCO\tC2H6O\tethanol\tetanol\tetanola\talcohol')).toMatchObject({
      smiles: 'CCO',
      names: { en: 'ethanol', es: 'etanol', eu: 'etanola' },
      synonyms: [],
    });
    expect(readLine('C\tCH4\tmethane\tmetano\tmetanoa\talkane\tmarsh gas | biogas')).toMatchObject({
      formula: 'CH4',
      is: 'alkane',
      synonyms: ['marsh gas', 'biogas'],
      stereoisomers: [],
    });
  });

  test.each([
    'CCO\tC2H6O\tethanol\tetanol\tetanola\tliquor',
    'CCO\tC2H6O\tethanol\tetanol\talcohol',
    'CCO\tC2H6O\tethanol\tetanol\tetanola\talcohol\t\t\tmore',
  ])('that lacks a column, has one more or an unknown class is refused: %s', (row) =>
    expect(() => readLine(row)).toThrow('known compounds: a column is missing or unknown'),
  );
});

/** Names that the rules give to a tautomer, to the open form of a sugar or to an adduct. */
const OTHER_FORM = new Set([
  'adenine',
  'guanine',
  'xylose',
  'glucose',
  'fructose',
  'chloral hydrate',
]);

test('no English name is that of another compound by the rules of naming', () => {
  const keyOf = (smiles: string) => constitutionKey(graphFromSmiles(smiles));
  const wrong = knownCompounds().flatMap(({ names, smiles }) => {
    const read = OTHER_FORM.has(names.en) ? null : readStructure(names.en);
    return read && keyOf(read.smiles) !== keyOf(smiles)
      ? [`${names.en}: ${read.smiles} and ${smiles}`]
      : [];
  });
  expect(wrong).toEqual([]);
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
      const wanted = new Map(
        knownCompounds().map((entry) => [entry.names.en.toLowerCase(), entry]),
      );
      const found = new Map<string, Set<string>>();
      for (const row of rows) {
        for (const name of [row.name, ...row.synonyms]) {
          const entry = wanted.get(name.toLowerCase());
          if (!entry) continue;
          const keys = found.get(entry.names.en) ?? new Set();
          found.set(entry.names.en, keys.add(constitutionKey(graphFromSmiles(row.smiles))));
        }
      }
      expect(found.size).toBeGreaterThan(650);
      const wrong = [...found]
        .filter(
          ([en, keys]) =>
            !keys.has(constitutionKey(graphFromSmiles(wanted.get(en.toLowerCase())!.smiles))) &&
            !OTHERWISE_IN_FILE.has(en),
        )
        .map(([en]) => en);
      expect(wrong).toEqual([]);
    });
  },
);
