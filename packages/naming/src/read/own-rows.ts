import { ACID_WORDS } from '../words/acid-words.ts';
import { AMINO_ACID_WORDS, AMINOACYL_WORDS } from '../words/amino-acid-words.ts';
import { MORE_ACIDS, MORE_SALTS } from '../words/more-acids.ts';
import { MORE_PARENTS } from '../words/more-parents.ts';
import { MORE_RADICALS } from '../words/more-radicals.ts';
import { NATURAL_PARENTS } from '../words/natural-words.ts';
import { NUCLEOSIDE_RADICALS, NUCLEOSIDE_WORDS } from '../words/nucleoside-words.ts';
import { PARENT_WORDS } from '../words/parent-words.ts';
import { PHOSPHORUS_ACIDS } from '../words/phosphorus-acids.ts';
import { PHOSPHORUS_AMIDES } from '../words/phosphorus-amides.ts';
import { RADICAL_WORDS } from '../words/radical-words.ts';
import { SALT_WORDS } from '../words/salt-words.ts';
import { STEROID_WORDS } from '../words/steroid-words.ts';
import { TRIVIAL_ACID_STEMS, TRIVIAL_COMPOUNDS } from '../words/trivial-compounds.ts';
import { TRIVIAL_ACIDS, TRIVIAL_PARENTS, TRIVIAL_RADICALS } from '../words/trivial-words.ts';

/** A row whose Spanish and Basque names are regular. */
const withoutForeign = ([name, notation]: readonly [string, string]): readonly [
  string,
  string,
  string,
  string,
] => [name, '', '', notation];

const KNOWN_SALTS = new Set(SALT_WORDS.flatMap(([ic]) => ic[0].split('|')));

/** The words that are written out in `words/`, by what they are. */
export const RADICAL_ROWS = [
  ...RADICAL_WORDS,
  ...MORE_RADICALS,
  ...TRIVIAL_RADICALS,
  ...AMINOACYL_WORDS,
  ...NUCLEOSIDE_RADICALS,
];
export const PARENT_ROWS = [
  ...PARENT_WORDS,
  ...MORE_PARENTS,
  ...TRIVIAL_PARENTS,
  ...TRIVIAL_COMPOUNDS.map(withoutForeign),
  ...PHOSPHORUS_AMIDES,
  ...NUCLEOSIDE_WORDS,
  ...AMINO_ACID_WORDS,
];
export const STEREOPARENT_ROWS = [...STEROID_WORDS, ...NATURAL_PARENTS];
export const ACID_ROWS = [
  ...ACID_WORDS,
  ...MORE_ACIDS,
  ...TRIVIAL_ACIDS,
  ...TRIVIAL_ACID_STEMS.map(withoutForeign),
];
export const SALT_ROWS = [
  ...SALT_WORDS,
  ...MORE_SALTS,
  ...PHOSPHORUS_ACIDS.filter(([ic]) => !KNOWN_SALTS.has(ic[0])),
];
