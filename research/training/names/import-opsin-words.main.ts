/**
 * Makes `data/opsin-words.txt` of the vocabulary of the name parser OPSIN (MIT licence;
 * data/SOURCE-names.md): trivial names of compounds, substituents and acids with
 * their locants. A word is kept that our vocabulary does not have, and with which we read OPSIN's
 * structure of the same name. The same jar gives the same table.
 * Run: npx tsx research/training/names/import-opsin-words.main.ts [--jar
 * /usr/share/java/opsin-core.jar]   (needs unzip, Java and OPSIN's command line)
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { defaultDataDirectory } from '@elucida/prediction/data/default-data-directory';
import { parseArgs } from 'node:util';
import { hasOpsin, readWithOpsin } from '../../evaluation/naming/naming-opsin.ts';
import { constitutionKey, graphFromSmiles } from '@elucida/molecules/smiles';
import {
  ACID_ROWS,
  PARENT_ROWS,
  RADICAL_ROWS,
  SALT_ROWS,
  STEREOPARENT_ROWS,
} from '@elucida/naming/read/own-rows';
import { pieceOf } from '@elucida/naming/read/fragment-notation';
import { ringsAt } from '@elucida/naming/read/rings-at';
import { sugarsAt } from '@elucida/naming/read/sugars-at';
import { rowsOf, type OpsinRow, type RowKind } from './opsin-rows.ts';
import { readOpsinTokens } from './opsin-tokens.ts';

const RESOURCES = [
  'simpleGroups',
  'simpleCyclicGroups',
  'arylGroups',
  'naturalProducts',
  'carbohydrates',
  'carboxylicAcids',
  'nonCarboxylicAcids',
  'aminoAcids',
  'groupStemsAllowingInlineSuffixes',
  'simpleSubstituents',
  'multiRadicalSubstituents',
  'substituents',
  'arylSubstituents',
];
const TABLE = join(defaultDataDirectory(), 'opsin-words.txt');
const { values } = parseArgs({
  options: { jar: { type: 'string', default: '/usr/share/java/opsin-core.jar' } },
});

/** Words by what they are in a name: a word may be a parent and a substituent. */
const CLASS: Readonly<Record<RowKind, string>> = {
  P: 'parent',
  M: 'parent',
  R: 'radical',
  J: 'radical',
  A: 'acid',
  S: 'ic',
  T: 'ate',
};
const spellings = (text: string): string[] =>
  text
    .split('|')
    .flatMap((word) => [word.replace(/\s/g, ''), word.replace(/\s/g, '').replace(/e$/, '')]);
/** Our own words; those without locants are not in the way of a row with them. */
const located = (
  rows: readonly (readonly [string, string, string, string, ...unknown[]])[],
): Set<string> =>
  new Set(
    rows.flatMap(([en, , , notation]) =>
      spellings(en).map((word) => (notation.includes(':') ? word : `${word} ?`)),
    ),
  );
const own: Readonly<Record<string, ReadonlySet<string>>> = {
  parent: new Set([
    ...located(PARENT_ROWS),
    ...STEREOPARENT_ROWS.flatMap(({ words }) => spellings(words[0])),
  ]),
  radical: located(RADICAL_ROWS),
  acid: located(ACID_ROWS),
  ic: new Set(SALT_ROWS.flatMap(([ic]) => spellings(ic[0]))),
  ate: new Set(SALT_ROWS.flatMap(([, ate]) => spellings(ate[0]))),
};
/** Mistakes of the source: its beta-farnesene lacks a double bond (C15H26 for C15H24). */
const MISTAKEN = new Set(['beta-farnesene']);
/** `2,3-` of what is `5,6-` by symmetry: the lower locants are enough. */
const PAIR = /^\d+,\d+-/;
const isRing = (word: string): boolean =>
  [...ringsAt(word, 0, 0, true), ...sugarsAt(word, 0, 0)].some(
    ({ end }) => end >= word.replace(/e$/, '').length,
  );

if (!hasOpsin())
  console.log('OPSIN cannot run (apt-get install libopsin-java default-jre-headless)');
else await run();

async function run(): Promise<void> {
  const rows = distinct(
    RESOURCES.flatMap((resource) => readOpsinTokens(values.jar, resource).flatMap(rowsOf)).filter(
      isNew,
    ),
  );
  const names = rows.flatMap(({ tests }) => tests);
  const read = readWithOpsin(names);
  const meant = new Map(names.map((name, i) => [name, read[i]]));
  const pairs = new Set<string>();
  const known = rows.filter(({ word, tests }) => {
    const name = tests.find((test) => keyOf(meant.get(test)!) !== '');
    if (name === undefined) return false;
    const pair = `${word.replace(PAIR, '')} ${keyOf(meant.get(name)!)}`;
    if (!PAIR.test(word)) return true;
    return !pairs.has(pair) && pairs.add(pair);
  });
  // Read with the table as it may be; then without the words that fail, which others may have
  // hidden.
  write(known);
  const { readStructure } = await import('@elucida/naming/read-structure');
  const ours = (name: string): string => keyOf(readStructure(name)?.smiles ?? '');
  const kept = known.filter(({ tests }) => {
    const pairs = tests
      .map((name) => [keyOf(meant.get(name)!), ours(name)])
      .filter(([theirs, own]) => theirs !== '' && own !== '');
    return pairs.length > 0 && pairs.every(([theirs, own]) => theirs === own);
  });
  write(kept);
  const failed = known.filter((row) => !kept.includes(row));
  console.log(
    `${kept.length} words of ${rows.length}; ${rows.length - known.length} that ` +
      `OPSIN does not read alone, ${failed.length} read otherwise:`,
  );
  console.log(failed.map(({ kind, word, notation }) => `${kind} ${word} ${notation}`).join('\n'));
}

function isNew({ kind, word, notation }: OpsinRow): boolean {
  if (MISTAKEN.has(word)) return false;
  if (
    own[CLASS[kind]].has(word) ||
    (own[CLASS[kind]].has(`${word} ?`) && !notation.includes(':')) ||
    (CLASS[kind] === 'parent' && isRing(word))
  )
    return false;
  try {
    pieceOf(notation);
    return true;
  } catch {
    // An element that molecules of the engine have not.
    return false;
  }
}

/** The first row of each word. */
function distinct(rows: readonly OpsinRow[]): OpsinRow[] {
  const first = new Map<string, OpsinRow>();
  for (const row of rows)
    if (!first.has(`${CLASS[row.kind]} ${row.word}`))
      first.set(`${CLASS[row.kind]} ${row.word}`, row);
  return [...first.values()];
}

/** One line for each structure: kind, words, notation; in alphabetical order. */
function write(rows: readonly OpsinRow[]): void {
  const lines = new Map<string, string[]>();
  for (const { kind, word, notation } of rows)
    lines.set(`${kind} ${notation}`, [...(lines.get(`${kind} ${notation}`) ?? []), word]);
  const text = [...lines]
    .map(([key, words]) => `${key[0]} ${words.sort().join('|')} ${key.slice(2)}`)
    .sort()
    .join('\n');
  writeFileSync(
    TABLE,
    `${text}
`,
  );
}

function keyOf(smiles: string): string {
  try {
    return smiles === '' ? '' : constitutionKey(graphFromSmiles(smiles));
  } catch {
    return '';
  }
}
