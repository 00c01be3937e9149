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

/**
 * Splits one word of a name into words of the vocabulary in every grammatical way, the longest words first, and calls `accept` with each until it
 * returns true. Dead ends are remembered by place and state, so that the work is linear in the length of the word.
 */
export function tokenize(lower: string, cased: string, tongue: Tongue, accept: (tokens: readonly Token[], kind: WordKind) => boolean): boolean {
  const words = new WordsInText(lower, cased, tongue);
  const n = lower.length;
  const dead = new Uint8Array((n + 1) * STATES);
  const tokens: Token[] = [];
  let parses = 0, steps = 0, complete = 0;

  const step = (pos: number, state: State, hyphen: boolean, depth: number): boolean => {
    if (++steps > MOST_STEPS) return false;
    if (pos === n) {
      const kind = depth === 0 ? wordKind(state) : null;
      if (kind === null) return false;
      complete++;
      if (++parses > MOST_PARSES) return true;
      return accept(tokens, kind);
    }
    const key = pos * STATES + state;
    if (dead[key]) return false;
    const before = complete;
    const done = lower[pos] === '-' && !(hyphen && lower[pos - 1] === '-') ? step(pos + 1, state, true, depth) || branch(pos, state, hyphen, depth) : branch(pos, state, hyphen, depth);
    if (!done && complete === before) dead[key] = 1;
    return done;
  };

  const take = (pos: number, end: number, entry: Token['entry'], hyphen: boolean, next: State, depth: number): boolean => {
    tokens.push({ start: pos, end, hyphen, entry });
    const done = step(end, next, lower[end - 1] === '-', depth);
    tokens.pop();
    return done;
  };

  const branch = (pos: number, state: State, hyphen: boolean, depth: number): boolean => {
    const sign = lower[pos];
    if (sign === ')' || sign === ']') {
      const kind = depth > 0 ? wordKind(state) : null;
      if (kind === null || kind === 'ic') return false;
      return take(pos, pos + 1, { kind: Kind.Close }, hyphen, kind === 'radical' ? State.AfterRadical : kind === 'ate' ? State.Ate : State.Base, depth - 1);
    }
    if (sign === '(' && state === State.AfterRadical) {
      const linkage = linkageAt(lower, pos);
      if (linkage && take(pos, linkage.end, linkage.entry, hyphen, State.AfterRadical, depth)) return true;
    }
    const isStart = state <= State.AfterMultiplier;
    // Spanish and Basque drop the final vowel before an ending that begins with one, save that of a cation: etanoil is ethanoyl, never etano + il; fosfanioil is phosphaniumyl.
    const afterVowel = tongue !== 0 && state >= State.Stem && 'aeiou'.includes(sign) && pos > 0 && 'aoe'.includes(lower[pos - 1]) && tokens.at(-1)?.entry.kind !== Kind.Charge;
    const all = (candidates: readonly Candidate[], beyond = 0): boolean => {
      for (const { entry, end } of candidates) {
        if (end <= beyond || (afterVowel && (entry.kind === Kind.Suffix || entry.kind === Kind.Yl))) continue;
        const next = stateAfter(state, entry);
        if (next !== DEAD && take(pos, end, entry, hyphen, next, depth)) return true;
      }
      return false;
    };
    const known = isStart ? words.atStart(pos) : words.inside(pos);
    const locants = isStart ? words.locantsAtStart(pos) : words.locants(pos);
    // With its own D or L and its anomer before everything else.
    if (isStart && all(words.sugars(pos))) return true;
    // Words that begin with a letter of their own: beta-alanyl, gamma-glutamyl, p-menthane.
    if (locants.length > 0 && 'abgmop'.includes(sign)) {
      OWN_LETTER.lastIndex = pos;
      if (OWN_LETTER.test(lower) && all(known, OWN_LETTER.lastIndex)) return true;
    }
    // `n-butyl` in small letters means the unbranched one; `N-butyl` the position.
    if (isStart && sign === 'n' && cased[pos] === 'n' && all(known.filter((word) => word.entry.kind === Kind.Skip))) return true;
    const isNumber = sign >= '0' && sign <= '9';
    if (isNumber ? all(known) || all(locants) : all(locants) || all(known)) return true;
    if ((sign === '(' || sign === '[') && isStart) return take(pos, pos + 1, { kind: Kind.Open }, hyphen, State.Start, depth + 1);
    return false;
  };
  return step(0, State.Start, false, 0);
}

const OWN_LETTER = /(?:alpha|beta|gamma|[mop])-/y;
