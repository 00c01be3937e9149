import type { Tongue } from '../words/word.ts';
import { DEAD, State, stateAfter, STATES, wordKind, type WordKind } from './grammar.ts';
import { Kind, type LinkageWord, type Token } from './token.ts';
import { WordsInText, type Candidate } from './words-in-text.ts';

/** At most so many ways to split a word are tried; names have one to four. */
const MOST_PARSES = 60;
const MOST_STEPS = 20_000;

const LINKAGE = /\(\d-?>?(\d'*)\)/y;

/** `(1-4)` or `(1->4)` after a glycosyl group. */
function linkageAt(lower: string, pos: number): { end: number; entry: LinkageWord } | null {
  LINKAGE.lastIndex = pos;
  const match = LINKAGE.exec(lower);
  return match ? { end: LINKAGE.lastIndex, entry: { kind: Kind.Linkage, place: match[1] } } : null;
}

type Accept = (tokens: readonly Token[], kind: WordKind) => boolean;

/**
 * Splits one word of a name into words of the vocabulary in every grammatical way, the longest
 * words first, and calls `accept` with each until it returns true. Dead ends are remembered by
 * place and state, so that the work is linear in the length of the word.
 */
export function tokenize(lower: string, cased: string, tongue: Tongue, accept: Accept): boolean {
  return new Splitting(lower, cased, tongue, accept).step(0, State.Start, false, 0);
}

class Splitting {
  readonly #lower: string;
  readonly #cased: string;
  readonly #tongue: Tongue;
  readonly #accept: Accept;
  readonly #words: WordsInText;
  readonly #dead: Uint8Array;
  readonly #tokens: Token[] = [];
  #parses = 0;
  #steps = 0;

  constructor(lower: string, cased: string, tongue: Tongue, accept: Accept) {
    this.#lower = lower;
    this.#cased = cased;
    this.#tongue = tongue;
    this.#accept = accept;
    this.#words = new WordsInText(lower, cased, tongue);
    this.#dead = new Uint8Array((lower.length + 1) * STATES);
  }

  step(pos: number, state: State, hyphen: boolean, depth: number): boolean {
    if (++this.#steps > MOST_STEPS) return false;
    const lower = this.#lower;
    if (pos === lower.length) {
      const kind = depth === 0 ? wordKind(state) : null;
      if (kind === null) return false;
      return ++this.#parses > MOST_PARSES || this.#accept(this.#tokens, kind);
    }
    const key = pos * STATES + state;
    if (this.#dead[key] === 1) return false;
    const before = this.#parses;
    const done =
      (lower.charCodeAt(pos) === HYPHEN &&
        !(hyphen && lower.charCodeAt(pos - 1) === HYPHEN) &&
        this.step(pos + 1, state, true, depth)) ||
      this.#branch(pos, state, hyphen, depth);
    if (!done && this.#parses === before) this.#dead[key] = 1;
    return done;
  }

  #take(pos: number, end: number, entry: Token['entry'], { hyphen, next, depth }: Taking): boolean {
    this.#tokens.push({ start: pos, end, hyphen, entry });
    const done = this.step(end, next, this.#lower.charCodeAt(end - 1) === HYPHEN, depth);
    this.#tokens.pop();
    return done;
  }

  /** Takes the candidates that end behind `beyond`, one after the other. */
  #all(candidates: readonly Candidate[], from: Branching, beyond = 0): boolean {
    for (let i = 0; i < candidates.length; i++) {
      const { entry, end } = candidates[i];
      if (
        end <= beyond ||
        (from.afterVowel && (entry.kind === Kind.Suffix || entry.kind === Kind.Yl))
      )
        continue;
      const next = stateAfter(from.state, entry);
      if (
        next !== DEAD &&
        this.#take(from.pos, end, entry, { hyphen: from.hyphen, next, depth: from.depth })
      )
        return true;
    }
    return false;
  }

  #branch(pos: number, state: State, hyphen: boolean, depth: number): boolean {
    const lower = this.#lower,
      words = this.#words;
    const sign = lower[pos];
    if (sign === ')' || sign === ']') {
      const kind = depth > 0 ? wordKind(state) : null;
      if (kind === null || kind === 'ic') return false;
      return this.#take(pos, pos + 1, CLOSE, {
        hyphen,
        next: kind === 'radical' ? State.AfterRadical : kind === 'ate' ? State.Ate : State.Base,
        depth: depth - 1,
      });
    }
    if (sign === '(' && state === State.AfterRadical) {
      const linkage = linkageAt(lower, pos);
      if (
        linkage &&
        this.#take(pos, linkage.end, linkage.entry, { hyphen, next: State.AfterRadical, depth })
      )
        return true;
    }
    const isStart = state <= State.AfterMultiplier;
    // Spanish and Basque drop the final vowel before an ending that begins with one, save that of a
    // cation: etanoil is ethanoyl, never etano + il; fosfanioil is phosphaniumyl.
    const afterVowel =
      this.#tongue !== 0 &&
      state >= State.Stem &&
      'aeiou'.includes(sign) &&
      pos > 0 &&
      'aoe'.includes(lower[pos - 1]) &&
      this.#tokens.at(-1)?.entry.kind !== Kind.Charge;
    const from: Branching = { pos, state, hyphen, depth, afterVowel };
    const locants = isStart ? words.locantsAtStart(pos) : words.locants(pos);
    // With its own D or L and its anomer before everything else.
    if (isStart && this.#all(words.sugars(pos), from)) return true;
    // Words that begin with a letter of their own: beta-alanyl, gamma-glutamyl, p-menthane.
    if (locants.length > 0 && 'abgmop'.includes(sign)) {
      OWN_LETTER.lastIndex = pos;
      if (
        OWN_LETTER.test(lower) &&
        this.#all(this.#known(pos, isStart), from, OWN_LETTER.lastIndex)
      )
        return true;
    }
    // `n-butyl` in small letters means the unbranched one; `N-butyl` the position.
    if (
      isStart &&
      sign === 'n' &&
      this.#cased[pos] === 'n' &&
      this.#all(this.#known(pos, isStart).filter(isSkip), from)
    )
      return true;
    const isNumber = sign >= '0' && sign <= '9';
    if (
      isNumber
        ? this.#all(this.#known(pos, isStart), from) || this.#all(locants, from)
        : this.#all(locants, from) || this.#all(this.#known(pos, isStart), from)
    )
      return true;
    return (
      (sign === '(' || sign === '[') &&
      isStart &&
      this.#take(pos, pos + 1, OPEN, { hyphen, next: State.Start, depth: depth + 1 })
    );
  }

  #known(pos: number, isStart: boolean): readonly Candidate[] {
    return isStart ? this.#words.atStart(pos) : this.#words.inside(pos);
  }
}

interface Taking {
  readonly hyphen: boolean;
  readonly next: State;
  readonly depth: number;
}
interface Branching {
  readonly pos: number;
  readonly state: State;
  readonly hyphen: boolean;
  readonly depth: number;
  readonly afterVowel: boolean;
}

const HYPHEN = 45;
const OPEN = { kind: Kind.Open } as const,
  CLOSE = { kind: Kind.Close } as const;
const isSkip = ({ entry }: Candidate): boolean => entry.kind === Kind.Skip;
const OWN_LETTER = /(?:alpha|beta|gamma|[mop])-/y;
