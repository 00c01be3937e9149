import type { Tongue } from '../words/word.ts';
import { lexiconOf } from './lexicon.ts';
import { readLocants } from './read-locants.ts';
import { readStereo } from './read-stereo.ts';
import { ringsAt } from './rings-at.ts';
import { sugarsAt } from './sugars-at.ts';
import { Kind, type Entry, type Token } from './token.ts';
import { wordsAt, type FlatTrie } from './trie.ts';

/** A word of the vocabulary, locants or descriptors found in a text, and where they end. */
export interface Candidate { readonly entry: Token['entry']; readonly end: number }

const NONE: readonly Candidate[] = [];
/** The unbranched ones of several: n-butyl. */
const UNBRANCHED = /(?:prop|but|pent|hex|hept|o[ck]t|non|de[ck]|undec|dodec|tetradec|hexadec|octadec|alk|amyl)/y;

/** What may begin at each place of a text, whatever comes before it; found once and kept, because readings meet at the same places. */
export class WordsInText {
  readonly #lower: string;
  readonly #cased: string;
  readonly #tongue: Tongue;
  readonly #trie: FlatTrie<Entry>;
  readonly #inside: (readonly Candidate[] | undefined)[];
  readonly #atStart: (readonly Candidate[] | undefined)[];
  readonly #sugars: (readonly Candidate[] | undefined)[];
  readonly #locants: (readonly Candidate[] | undefined)[];
  readonly #locantsAtStart: (readonly Candidate[] | undefined)[];

  constructor(lower: string, cased: string, tongue: Tongue) {
    this.#lower = lower;
    this.#cased = cased;
    this.#tongue = tongue;
    this.#trie = lexiconOf(tongue);
    const perPlace = () => new Array<readonly Candidate[] | undefined>(lower.length);
    this.#inside = perPlace();
    this.#atStart = perPlace();
    this.#sugars = perPlace();
    this.#locants = perPlace();
    this.#locantsAtStart = perPlace();
  }

  /** Words of the vocabulary, the longest first. */
  inside(pos: number): readonly Candidate[] {
    return (this.#inside[pos] ??= longestFirst(this.#words(pos)));
  }

  /** The same with rings: where a new part of the name may begin. */
  atStart(pos: number): readonly Candidate[] {
    return (this.#atStart[pos] ??= this.#withRings(pos));
  }

  sugars(pos: number): readonly Candidate[] {
    return (this.#sugars[pos] ??= longestFirst(sugarsAt(this.#lower, pos, this.#tongue)));
  }

  locants(pos: number): readonly Candidate[] {
    return (this.#locants[pos] ??= this.#readLocants(pos));
  }

  /** Stereodescriptors and locants. */
  locantsAtStart(pos: number): readonly Candidate[] {
    return (this.#locantsAtStart[pos] ??= this.#withStereo(pos));
  }

  #readLocants(pos: number): readonly Candidate[] {
    const readings = readLocants(this.#lower, this.#cased, pos);
    return readings.length === 0 ? NONE : readings.map(({ list, end }) => ({ entry: list, end }));
  }

  #withStereo(pos: number): readonly Candidate[] {
    const stereo = readStereo(this.#lower, pos);
    return stereo ? [{ entry: stereo.word, end: stereo.end }, ...this.locants(pos)] : this.locants(pos);
  }

  #withRings(pos: number): readonly Candidate[] {
    const rings = ringsAt(this.#lower, pos, this.#tongue);
    return rings.length === 0 ? this.inside(pos) : longestFirst([...this.inside(pos), ...rings]);
  }

  #words(pos: number): readonly Candidate[] {
    let words: Candidate[] | null = null;
    wordsAt(this.#trie, this.#lower, pos, (entry: Entry, end: number) => {
      if (entry.kind !== Kind.Skip || end - pos > 7 || this.#isUnbranched(pos, end)) (words ??= []).push({ entry, end });
    });
    return words ?? NONE;
  }

  #isUnbranched(pos: number, end: number): boolean {
    UNBRANCHED.lastIndex = end;
    return (this.#cased[pos] === 'n' || this.#cased === this.#lower.toUpperCase()) && UNBRANCHED.test(this.#lower);
  }
}

const longestFirst = (words: readonly Candidate[]): readonly Candidate[] => (words.length > 1 ? [...words].sort((a, b) => b.end - a.end) : words);
