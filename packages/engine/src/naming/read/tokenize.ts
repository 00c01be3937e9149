import type { Tongue } from '../words/word.ts';
import { DEAD, State, stateAfter, STATES, wordKind, type WordKind } from './grammar.ts';
import { lexiconOf } from './lexicon.ts';
import { readLocants } from './read-locants.ts';
import { readStereo } from './read-stereo.ts';
import { ringsAt } from './rings-at.ts';
import { sugarsAt } from './sugars-at.ts';
import { Kind, type Entry, type LinkageWord, type Token } from './token.ts';
import { wordsAt } from './trie.ts';

/** At most so many ways to split a word are tried; names have one to four. */
const MOST_PARSES = 60;
const MOST_STEPS = 20_000;

interface Candidate { entry: Token['entry']; end: number }

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
  const trie = lexiconOf(tongue);
  const n = lower.length;
  const upper = lower.toUpperCase();
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
    const candidates: Candidate[] = [];
    if (sign === '(' && state === State.AfterRadical) {
      const linkage = linkageAt(lower, pos);
      if (linkage && take(pos, linkage.end, linkage.entry, hyphen, State.AfterRadical, depth)) return true;
    }
    for (const { end, list } of readLocants(lower, cased, pos)) candidates.push({ entry: list, end });
    if (state <= State.AfterMultiplier) {
      const stereo = readStereo(lower, pos);
      if (stereo) candidates.unshift({ entry: stereo.word, end: stereo.end });
    }
    // Spanish and Basque drop the final vowel before an ending that begins with one, save that of a cation: etanoil is ethanoyl, never etano + il; fosfanioil is phosphaniumyl.
    const afterVowel = tongue !== 0 && state >= State.Stem && tokens.at(-1)?.entry.kind !== Kind.Charge && /[aoe]/.test(lower[pos - 1] ?? '') && /[aeiou]/.test(sign);
    const words: Candidate[] = [];
    wordsAt(trie, lower, pos, (entry: Entry, end: number) => {
      if (stateAfter(state, entry) !== DEAD && (entry.kind !== Kind.Skip || end - pos > 7 || ((cased[pos] === 'n' || cased === upper) && /^(?:prop|but|pent|hex|hept|o[ck]t|non|de[ck]|undec|dodec|tetradec|hexadec|octadec|alk|amyl)/.test(lower.slice(end, end + 9)))) && !(afterVowel && (entry.kind === Kind.Suffix || entry.kind === Kind.Yl))) words.push({ entry, end });
    });
    if (state <= State.AfterMultiplier) for (const { entry, end } of ringsAt(lower, pos, tongue)) words.push({ entry, end });
    if (words.length > 1) words.sort((a, b) => b.end - a.end);
    // `n-butyl` in small letters means the unbranched one; `N-butyl` the position.
    if (sign === 'n' && cased[pos] === 'n' && words.some((word) => word.entry.kind === Kind.Skip)) candidates.unshift(...words.filter((word) => word.entry.kind === Kind.Skip));
    const isNumber = sign >= '0' && sign <= '9';
    let ordered = candidates.length === 0 ? words : words.length === 0 ? candidates : isNumber ? [...words, ...candidates] : [...candidates, ...words];
    // Words that begin with a letter of their own: beta-alanyl, gamma-glutamyl, p-menthane.
    const own = 'abgmop'.includes(sign) && candidates.length > 0 ? /^(?:alpha|beta|gamma|[mop])-/.exec(lower.slice(pos, pos + 6)) : null;
    if (own) ordered = [...words.filter((word) => word.end > pos + own[0].length), ...ordered];
    // With its own D or L and its anomer before everything else.
    const sugars = state <= State.AfterMultiplier ? sugarsAt(lower, pos, tongue) : [];
    if (sugars.length > 0) ordered = [...sugars.sort((a, b) => b.end - a.end), ...ordered];
    for (const { entry, end } of ordered) {
      const next = stateAfter(state, entry);
      if (next !== DEAD && take(pos, end, entry, hyphen, next, depth)) return true;
    }
    if ((sign === '(' || sign === '[') && state <= State.AfterMultiplier) return take(pos, pos + 1, { kind: Kind.Open }, hyphen, State.Start, depth + 1);
    return false;
  };
  return step(0, State.Start, false, 0);
}
