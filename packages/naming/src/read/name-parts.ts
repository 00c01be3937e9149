import type { Tongue } from '../words/word.ts';
import { classWord } from './class-words.ts';
import type { WordKind } from './grammar.ts';
import type { NamePart } from './name-part.ts';
import { readWord } from './read-word.ts';
import type { ReadWord } from './word-reading.ts';
import type { SharedReadings } from './shared-readings.ts';

/** A word in small letters and as typed. */
export interface Written {
  readonly lower: string;
  readonly cased: string;
}

/** Splits at the spaces and commas outside brackets. */
export function splitWords(lower: string, cased: string): Written[] {
  const words: Written[] = [];
  let depth = 0,
    start = 0;
  for (let i = 0; i <= lower.length; i++) {
    const sign = lower[i];
    if (sign === '(' || sign === '[') depth++;
    else if (sign === ')' || sign === ']') depth--;
    else if (sign === undefined || (sign === ' ' && depth === 0)) {
      const end = i > start && lower[i - 1] === ',' ? i - 1 : i;
      if (end > start)
        words.push({ lower: lower.slice(start, end), cased: cased.slice(start, end) });
      start = i + 1;
    }
  }
  return words;
}

/** Reads the words of a name. Null where one of them is not part of a name. */
export function readParts(
  words: readonly Written[],
  tongue: Tongue,
  shared?: SharedReadings,
): NamePart[] | null {
  const parts: NamePart[] = [];
  for (let i = 0; i < words.length; i++) {
    const known = words.length > 1 ? classWord(words[i].lower, tongue) : undefined;
    // `ethylene oxide` is not an ether; an anion of a salt may also be a radical's class: both are
    // settled when the parts are joined.
    if (known) {
      parts.push({ is: 'class', word: known });
      continue;
    }
    const wanted = wantedKinds(words, i, tongue);
    const read = firstOf(words[i], tongue, wanted, shared);
    if (!read) return null;
    parts.push({ is: 'read', word: read });
  }
  return parts;
}

function wantedKinds(
  words: readonly Written[],
  index: number,
  tongue: Tongue,
): readonly WordKind[] {
  const next = words[index + 1];
  if (!next) return ['molecule', 'ate', 'ic', 'radical'];
  const following = classWord(next.lower, tongue)?.is;
  if (following === 'acid' || following === 'anhydride')
    return ['ic', 'molecule', 'radical', 'ate'];
  if (
    following === 'derivative' ||
    following === 'component' ||
    following === 'oxide' ||
    following === 'ignored'
  )
    return ['molecule', 'ate', 'ic', 'radical'];
  return ['radical', 'molecule', 'ic', 'ate'];
}

function firstOf(
  word: Written,
  tongue: Tongue,
  wanted: readonly WordKind[],
  shared?: SharedReadings,
): ReadWord | null {
  let best: ReadWord | null = null,
    copies: ReadWord | null = null;
  readWord({ ...word, shared }, tongue, (read) => {
    // Tribenzylamine is no three molecules of benzylamine.
    if (read.kind === 'molecule' && read.count > 1) {
      copies ??= read;
      return false;
    }
    if (!best || wanted.indexOf(read.kind) < wanted.indexOf(best.kind)) best = read;
    return best.kind === wanted[0] || (read.kind === 'molecule' && wanted[0] !== 'radical');
  });
  return best ?? copies;
}
