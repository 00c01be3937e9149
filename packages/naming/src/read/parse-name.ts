import type { Tongue } from '../words/word.ts';
import { CannotBuild, type Building } from './building.ts';
import { canonicalText } from './canonical-text.ts';
import { classWord } from './class-words.ts';
import { turnedName } from './inverted-name.ts';
import { splitEster } from './split-ester.ts';
import { parseAdduct } from './parse-adduct.ts';
import { parseInorganic } from './parse-inorganic.ts';
import { parseSalt } from './parse-salt.ts';
import { joinParts } from './join-parts.ts';
import type { SharedReadings } from './shared-readings.ts';
import { englishOrder } from './word-order.ts';
import { readParts, splitWords, type Written } from './name-parts.ts';
import type { ParsedName } from './parsed-name.ts';
import { placeDoubleBonds } from './place-double-bonds.ts';

/** Longer texts are not names of molecules that the engine handles. */
const MOST_LETTERS = 1000;

/**
 * Reads a systematic or semi-systematic name of one language (0 English, 1 Spanish, 2 Basque). Null
 * where no reading gives a molecule. With `shared`, what names in several languages have in common
 * is built once.
 */
export function parseName(
  text: string,
  tongue: Tongue,
  shared?: SharedReadings,
): ParsedName | null {
  if (text.length > MOST_LETTERS) return null;
  const { lower, cased } = canonicalText(text);
  if (lower === '') return null;
  const turned = cased.includes(', ') ? turnedName(cased) : null;
  if (turned !== null) {
    const read = parseSpaced(turned.toLowerCase(), turned, tongue, shared);
    if (read) return read;
  }
  return parseSpaced(lower, cased, tongue, shared);
}

function parseSpaced(
  lower: string,
  cased: string,
  tongue: Tongue,
  shared?: SharedReadings,
): ParsedName | null {
  const typed = splitWords(lower, cased);
  const adduct = finished(() =>
    parseAdduct(
      typed,
      tongue,
      (part) =>
        parseSpaced(
          part.map((word) => word.lower).join(' '),
          part.map((word) => word.cased).join(' '),
          tongue,
        )?.building ?? null,
    ),
  );
  if (adduct) return adduct;
  const words = englishOrder(typed, tongue);
  const inorganic = finished(() => parseInorganic(words, tongue));
  if (inorganic) return inorganic;
  const ester = words.length === 1 ? splitEster(words[0]) : null;
  const split = ester && parseWords(ester, tongue, shared);
  // Only whole esters: an acid group left open would mean an anion.
  if (split && split.building.charge.every((charge) => charge >= 0)) return split;
  return (
    parseWords(words, tongue, shared) ??
    (words.length > 1 && words.length < 6 ? parseJoined(words, tongue) : null) ??
    parseDetached(words, tongue) ??
    parseHyphenated(words, tongue) ??
    finished(() =>
      parseSalt(
        words,
        tongue,
        (rest) =>
          (parseWords(rest, tongue) ?? finished(() => parseInorganic(rest, tongue)))?.building ??
          null,
      ),
    )
  );
}

/** The molecule that `build` makes; null where it makes none or the parts do not fit. */
function finished(build: () => Building | null): ParsedName | null {
  try {
    const building = build();
    if (!building) return null;
    placeDoubleBonds(building);
    return { graph: building.finish(), building };
  } catch (error) {
    if (error instanceof CannotBuild) return null;
    throw error;
  }
}

function parseWords(
  words: readonly Written[],
  tongue: Tongue,
  shared?: SharedReadings,
): ParsedName | null {
  const parts = readParts(words, tongue, shared);
  if (!parts) return null;
  const join = (): ParsedName | null => finished(() => joinParts(parts));
  return shared ? shared.joined(parts, join) : join();
}

/** A class word without its space: `bis(2-chloroethyl)sulfide`, `methylisocyanate`. */
function parseDetached(words: readonly Written[], tongue: Tongue): ParsedName | null {
  const last = words.at(-1);
  if (!last) return null;
  for (let length = Math.min(last.lower.length - 3, 20); length > 3; length--) {
    const at = last.lower.length - length;
    if (!classWord(last.lower.slice(at), tongue)) continue;
    const before = last.lower[at - 1] === '-' ? at - 1 : at;
    return parseWords(
      [
        ...words.slice(0, -1),
        { lower: last.lower.slice(0, before), cased: last.cased.slice(0, before) },
        { lower: last.lower.slice(at), cased: last.cased.slice(at) },
      ],
      tongue,
    );
  }
  return null;
}

const HYPHENATED =
  /^(.{4,})-((?:\d'?,)*\d'?-[a-z]*(?:phosphate|sulfate|acetate|fosfato|fosfatoa|sulfato|sulfatoa|acetato|azetatoa))$/;

/** An ester's second word behind a hyphen: `glucose-6-phosphate`. */
function parseHyphenated(words: readonly Written[], tongue: Tongue): ParsedName | null {
  const match = words.length === 1 ? HYPHENATED.exec(words[0].lower) : null;
  if (!match) return null;
  const at = match[1].length;
  return parseWords(
    [
      { lower: match[1], cased: words[0].cased.slice(0, at) },
      { lower: match[2], cased: words[0].cased.slice(at + 1) },
    ],
    tongue,
  );
}

/** Words with a space too many: neighbours are joined, one pair at a time, then all. */
function parseJoined(words: readonly Written[], tongue: Tongue): ParsedName | null {
  const join = (list: readonly Written[]): Written => ({
    lower: list.map((word) => word.lower).join(''),
    cased: list.map((word) => word.cased).join(''),
  });
  for (let i = 0; i + 1 < words.length; i++) {
    const read = parseWords(
      [...words.slice(0, i), join(words.slice(i, i + 2)), ...words.slice(i + 2)],
      tongue,
    );
    if (read && read.building.charge.reduce((sum, charge) => sum + charge, 0) === 0) return read;
  }
  const whole =
    words.length > 2 && !words.some((word) => classWord(word.lower, tongue))
      ? parseWords([join(words)], tongue)
      : null;
  return whole && whole.building.charge.every((charge) => charge === 0) ? whole : null;
}
