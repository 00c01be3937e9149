import type { Tongue } from '../words/word.ts';
import { lexiconOf } from './lexicon.ts';
import { readLocants, type LocantReading } from './read-locants.ts';
import { readStereo } from './read-stereo.ts';
import { ringsAt } from './rings-at.ts';
import { sugarsAt } from './sugars-at.ts';
import { Kind, type Entry, type Token } from './token.ts';
import { nextNode, type FlatTrie } from './trie.ts';

/** A word of the vocabulary, locants or descriptors found in a text, and where they end. */
export interface Candidate {
  readonly entry: Token['entry'];
  readonly end: number;
}

const NONE: readonly Candidate[] = [];
/** The unbranched ones of several: n-butyl. */
const UNBRANCHED =
  /(?:prop|but|pent|hex|hept|o[ck]t|non|de[ck]|undec|dodec|tetradec|hexadec|octadec|alk|amyl)/y;

/** What may begin at one place; found when it is asked for. */
interface Found {
  inside: readonly Candidate[] | null;
  atStart: readonly Candidate[] | null;
  sugars: readonly Candidate[] | null;
  locants: readonly Candidate[] | null;
  locantsAtStart: readonly Candidate[] | null;
}

/**
 * What may begin at each place of a text, whatever comes before it; found once and kept, because
 * readings meet at the same places.
 */
export class WordsInText {
  readonly #lower: string;
  readonly #cased: string;
  readonly #tongue: Tongue;
  readonly #trie: FlatTrie<Entry>;
  readonly #found: (Found | undefined)[];
  /**
   * The last place before which a skeleton with its numbers in brackets may begin: bicyclo[2.2.1],
   * spiro[4.5], spirobi[…].
   */
  readonly #lastSkeleton: number;

  constructor(lower: string, cased: string, tongue: Tongue) {
    this.#lower = lower;
    this.#cased = cased;
    this.#tongue = tongue;
    this.#trie = lexiconOf(tongue);
    this.#found = new Array<Found | undefined>(lower.length);
    this.#lastSkeleton = lower.includes('[')
      ? Math.max(lower.lastIndexOf('o['), lower.lastIndexOf('spirobi['))
      : -1;
  }

  #at(pos: number): Found {
    return (this.#found[pos] ??= {
      inside: null,
      atStart: null,
      sugars: null,
      locants: null,
      locantsAtStart: null,
    });
  }

  /** Words of the vocabulary, the longest first. */
  inside(pos: number): readonly Candidate[] {
    return (this.#at(pos).inside ??= this.#words(pos));
  }

  /** The same with rings: where a new part of the name may begin. */
  atStart(pos: number): readonly Candidate[] {
    return (this.#at(pos).atStart ??= this.#withRings(pos));
  }

  sugars(pos: number): readonly Candidate[] {
    return (this.#at(pos).sugars ??= longestFirst(sugarsAt(this.#lower, pos, this.#tongue)));
  }

  locants(pos: number): readonly Candidate[] {
    return (this.#at(pos).locants ??= this.#readLocants(pos));
  }

  /** Stereodescriptors and locants. */
  locantsAtStart(pos: number): readonly Candidate[] {
    return (this.#at(pos).locantsAtStart ??= this.#withStereo(pos));
  }

  #readLocants(pos: number): readonly Candidate[] {
    const readings = readLocants(this.#lower, this.#cased, pos);
    return readings.length === 0 ? NONE : readings.map(asCandidate);
  }

  #withStereo(pos: number): readonly Candidate[] {
    const stereo = readStereo(this.#lower, pos);
    return stereo
      ? [{ entry: stereo.word, end: stereo.end }, ...this.locants(pos)]
      : this.locants(pos);
  }

  #withRings(pos: number): readonly Candidate[] {
    const words = this.inside(pos);
    const rings = ringsAt(this.#lower, pos, this.#tongue, pos <= this.#lastSkeleton);
    if (rings.length === 0) return words;
    return words.length === 0 ? longestFirst(rings) : longestFirst([...words, ...rings]);
  }

  #words(pos: number): readonly Candidate[] {
    const trie = this.#trie,
      lower = this.#lower;
    let words: Candidate[] | null = null;
    for (let node = 0, i = pos; i < lower.length; i++) {
      node = nextNode(trie, node, lower.charCodeAt(i));
      if (node < 0) break;
      // Longer words go before shorter ones, those of one length stay in their order.
      const entries = trie.entries[node];
      for (let k = entries.length - 1; k >= 0; k--) {
        const entry = entries[k];
        if (entry.kind === Kind.Skip && i + 1 - pos <= 7 && !this.#isUnbranched(pos, i + 1))
          continue;
        (words ??= []).push({ entry, end: i + 1 });
      }
    }
    return words === null ? NONE : words.length > 1 ? words.reverse() : words;
  }

  #isUnbranched(pos: number, end: number): boolean {
    UNBRANCHED.lastIndex = end;
    return (
      (this.#cased[pos] === 'n' || this.#cased === this.#lower.toUpperCase()) &&
      UNBRANCHED.test(this.#lower)
    );
  }
}

const asCandidate = ({ list, end }: LocantReading): Candidate => ({ entry: list, end });
const byEnd = (a: Candidate, b: Candidate): number => b.end - a.end;
const longestFirst = (words: readonly Candidate[]): readonly Candidate[] =>
  words.length > 1 ? [...words].sort(byEnd) : words;
