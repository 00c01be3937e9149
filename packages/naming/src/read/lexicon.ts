import { AMINO_SALTS } from '../words/amino-acid-words.ts';
import { alkaneStem } from '../words/alkane-stem.ts';
import { symbolOf } from '@elucida/spectra/chemistry/periodic-table';
import { ELEMENT_WORDS } from '../words/element-words.ts';
import { HYDRIDES } from '../words/hydrides.ts';
import { NATURAL_MEANINGS } from '../words/natural-words.ts';
import {
  NUCLEOSIDE_ALIASES,
  NUCLEOTIDE_STEMS,
  nucleotideNotation,
} from '../words/nucleoside-words.ts';
import { BILE_ACIDS, STEROID_MEANINGS } from '../words/steroid-words.ts';
import { compoundMultiplier, multiplier } from '../words/numerals.ts';
import { REPLACEMENTS } from '../words/replacement.ts';
import { SUFFIX_WORDS } from '../words/suffix-words.ts';
import type { Tongue } from '../words/word.ts';
import { canonicalText } from './canonical-text.ts';
import { ACID_ROWS, PARENT_ROWS, RADICAL_ROWS, SALT_ROWS, STEREOPARENT_ROWS } from './own-rows.ts';
import { Kind, type Entry } from './token.ts';
import { addWord as addToTrie, emptyList, flatten, type FlatTrie, type WordList } from './trie.ts';
import { addImported } from './add-imported.ts';
import { OLD_STEMS, SIMPLE, UNSATURATION, YLS } from './ending-words.ts';
import { type Words, spellings, withArticle } from './word-spellings.ts';

const lexicons = new Map<Tongue, FlatTrie<Entry>>();

const distinct = new Map<string, Entry>();

/**
 * Words of several languages with one meaning have one entry, so that equal readings are seen to be
 * equal.
 */
function addWord(trie: WordList<Entry>, word: string, entry: Entry): void {
  const key = JSON.stringify(entry);
  const known = distinct.get(key);
  if (!known) distinct.set(key, entry);
  addToTrie(trie, word, known ?? entry);
}

/**
 * The vocabulary of a language as a trie, made on the first question. Spellings are without accents
 * and in lower case.
 */
export function lexiconOf(tongue: Tongue): FlatTrie<Entry> {
  let trie = lexicons.get(tongue);
  if (!trie) lexicons.set(tongue, (trie = flatten(buildLexicon(tongue))));
  return trie;
}

type Row = readonly [string, string, string, ...unknown[]];

function buildLexicon(tongue: Tongue): WordList<Entry> {
  const trie = emptyList<Entry>();
  const add = (row: Row, entry: Entry, elide = false): void => {
    for (const word of withArticle(spellings(row, tongue, entry.kind), tongue, entry)) {
      addWord(trie, word, entry);
      const last = word.at(-1);
      if (
        elide &&
        row[0] !== 'diphosphyne' &&
        word.length > 4 &&
        (last === 'e' || last === 'o' || last === 'a')
      )
        addWord(trie, word.slice(0, -1), entry);
    }
  };
  for (const row of RADICAL_ROWS) {
    const entry: Entry = {
      kind: Kind.Radical,
      name: row[0].split('|')[0],
      notation: row[3],
      joins: row[4] === 'joins',
    };
    add(row, entry);
    // As words of their own, Spanish and Basque radicals end in -ilo: cloruro de bencilo.
    if (tongue !== 0)
      for (const word of spellings(row, tongue, entry.kind))
        if (word.endsWith('il')) {
          addWord(trie, `${word}o`, entry);
          if (tongue === 1) addWord(trie, `${word}ico`, entry);
        }
  }
  for (const { element, words } of HYDRIDES) {
    for (let valence = 1; valence <= 8; valence++)
      add(
        words.map((word) => `lambda${valence}-${word}`) as unknown as Words,
        {
          kind: Kind.Parent,
          name: words[0],
          notation: `[${symbolOf(element)}H${valence}]:1`,
        },
        true,
      );
  }
  for (const { element, words, isMetal } of ELEMENT_WORDS) {
    if (!isMetal) continue;
    const own = canonicalText(words[tongue]).lower;
    // As a parent a metal takes its substituents: diethylzinc, chlorocopper.
    const entry: Entry = {
      kind: Kind.Parent,
      name: words[0],
      notation: `[${symbolOf(element)}~]:1`,
    };
    for (const word of tongue === 2 ? [own, `${own.replace(/a$/, '')}a`] : [own])
      addWord(trie, word, entry);
  }
  if (tongue === 1) addWord(trie, 'zinc', { kind: Kind.Parent, name: 'zinc', notation: '[Zn~]:1' });
  for (const row of PARENT_ROWS)
    add(row, { kind: Kind.Parent, name: row[0].split('|')[0], notation: row[3] }, true);
  for (const { words, notation, walks, stem } of STEREOPARENT_ROWS)
    add(
      [...words],
      { kind: Kind.Parent, name: words[0].split('|')[0], notation, walks, stem },
      !stem,
    );
  for (const [[en, es, eu], meaning] of BILE_ACIDS) {
    add([`${en}ic`, `${es}ico`, `${eu}iko|${eu}ikoa`], {
      kind: Kind.Salt,
      name: 'bile acid',
      notation: '',
      ends: 'ic',
      meaning,
    });
    add([`${en}ate`, `${es}ato`, `${eu}ato|${eu}atoa`], {
      kind: Kind.Salt,
      name: 'bile acid',
      notation: '',
      ends: 'ate',
      meaning: meaning.replace(/ic$/, 'ate'),
    });
  }
  for (const [[en, es, eu], notation] of AMINO_SALTS) {
    add([`${en}ic`, `${es}ico`, `${eu}iko|${eu}ikoa`], {
      kind: Kind.Salt,
      name: 'amino acid',
      notation,
      ends: 'ic',
    });
    add([`${en}ate`, `${es}ato`, `${eu}ato|${eu}atoa`], {
      kind: Kind.Salt,
      name: 'amino acid',
      notation,
      ends: 'ate',
    });
  }
  for (const row of [...STEROID_MEANINGS, ...NATURAL_MEANINGS, ...NUCLEOSIDE_ALIASES])
    add(
      row,
      { kind: Kind.Parent, name: row[0].split('|')[0], notation: '', meaning: row[3] },
      true,
    );
  for (const [en, es, eu, nucleoside] of NUCLEOTIDE_STEMS) {
    const notation = nucleotideNotation(nucleoside);
    add([`5'-${en}ic`, `5'-${es}ico`, `5'-${eu}iko|5'-${eu}ikoa`], {
      kind: Kind.Salt,
      name: 'nucleotide',
      notation,
      ends: 'ic',
    });
    add([`5'-${en}ate`, `5'-${es}ato`, `5'-${eu}ato|5'-${eu}atoa`], {
      kind: Kind.Salt,
      name: 'nucleotide',
      notation,
      ends: 'ate',
    });
  }
  // Most hydrides of the standard bonding number are among the parents.
  for (const { element, words } of HYDRIDES)
    if (!trie.has(words[tongue]))
      add(words, { kind: Kind.Parent, name: words[0], notation: `[${symbolOf(element)}]` }, true);
  for (const row of ACID_ROWS)
    add(row, { kind: Kind.Acid, name: row[0].split('|')[0], notation: row[3] });
  for (const [ic, ate, notation] of SALT_ROWS) {
    add(ic, { kind: Kind.Salt, name: ic[0], notation, ends: 'ic' });
    add(ate, { kind: Kind.Salt, name: ate[0], notation, ends: 'ate' });
  }
  addImported(trie, tongue);
  for (const word of SUFFIX_WORDS) add(word.words, { kind: Kind.Suffix, word });
  for (let carbons = 1; carbons < 100; carbons++)
    add(alkaneStem(carbons)!, { kind: Kind.Stem, carbons });
  for (const [word, carbons] of OLD_STEMS)
    addWord(trie, tongue === 2 ? word.replace(/c/g, 'k') : word, { kind: Kind.Stem, carbons });
  for (const [words, order] of UNSATURATION) add(words, { kind: Kind.Unsaturation, order });
  for (const [words, word, count] of YLS) add(words, { kind: Kind.Yl, word, count });
  for (const [words, count] of SIMPLE) add(words, { kind: Kind.Multiplier, count, of: 'simple' });
  for (let count = 2; count < 100; count++)
    addWord(trie, multiplier(count, tongue), { kind: Kind.Multiplier, count, of: 'simple' });
  // Before an ending with a vowel: heptane-1,2,3,4,5,6,7-heptol.
  for (let count = 7; count < 21; count++)
    addWord(trie, multiplier(count, tongue).slice(0, -1), {
      kind: Kind.Multiplier,
      count,
      of: 'simple',
    });
  // Octakis and oktakis are read in every language.
  for (let count = 2; count < 9; count++)
    for (const word of new Set([compoundMultiplier(count, 0), compoundMultiplier(count, 2)]))
      addWord(trie, word, { kind: Kind.Multiplier, count, of: 'compound' });
  for (const [word, count] of [
    ['bi', 2],
    ['ter', 3],
    ['quater', 4],
  ] as const)
    addWord(trie, word, { kind: Kind.Multiplier, count, of: 'assembly' });
  for (const { words, element, valence } of REPLACEMENTS)
    add(words, { kind: Kind.Replacement, element, valence, charge: 0 }, false);
  add(['azonia', '', ''], { kind: Kind.Replacement, element: 7, valence: 4, charge: 1 });
  add(['cyclo', 'ciclo', 'ziklo'], { kind: Kind.Cyclo });
  add(['hydro', 'hidro', 'hidro'], { kind: Kind.Hydro, sign: 1 });
  add(['perhydro', 'perhidro', 'perhidro'], { kind: Kind.Hydro, sign: 0 });
  addWord(trie, 'per', { kind: Kind.Multiplier, count: 0, of: 'simple' });
  add(['dehydro', 'deshidro|dehidro', 'deshidro|dehidro'], { kind: Kind.Hydro, sign: -1 });
  add(['deoxy|desoxy', 'desoxi|deoxi', 'desoxi|deoxi'], { kind: Kind.Change, change: 'deoxy' });
  add(['anhydro', 'anhidro', 'anhidro'], { kind: Kind.Change, change: 'anhydro' });
  add(['thio', '', ''], { kind: Kind.Change, change: 'thio' });
  add(['seleno', '', ''], { kind: Kind.Change, change: 'seleno' });
  for (const change of ['nor', 'homo', 'seco', 'cyclo'] as const)
    add(
      [
        change,
        change === 'cyclo' ? 'ciclo' : '',
        change === 'cyclo' ? 'ziklo' : change === 'seco' ? 'seko' : '',
      ],
      { kind: Kind.Skeleton, change },
    );
  add(['ium', 'io|i', 'io|i|ioa'], { kind: Kind.Charge, change: 'ium' });
  add(['ylium', 'ilio|ili', 'ilio|ilioa|ili'], { kind: Kind.Charge, change: 'ylium' });
  add(['ide|id', 'uro|ur', 'uro|uroa|ur'], { kind: Kind.Charge, change: 'ide' });
  add(['uide', 'uuro|uur|uido', 'uuro|uuroa|uur|uido|uidoa'], {
    kind: Kind.Charge,
    change: 'uide',
  });
  for (const word of ['aldehydo-', 'aldehido-', 'keto-']) addWord(trie, word, { kind: Kind.Skip });
  for (const word of ['n-', 'normal-']) addWord(trie, word, { kind: Kind.Skip });
  for (const word of [['e'], ['o', 'a', 'e'], ['o', 'a', 'e', 'oa']][tongue])
    addWord(trie, word, { kind: Kind.Elision });
  addWord(trie, 'a', { kind: Kind.LinkingA });
  return trie;
}
