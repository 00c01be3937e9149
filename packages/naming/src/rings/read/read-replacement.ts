import { multiplier } from '../../words/numerals.ts';
import { MOST_REPLACED, REPLACEMENTS } from '../../words/replacement.ts';

const TERMS = REPLACEMENTS.map(({ element, words }) => ({ element, word: words[0] })).sort(
  (p, q) => q.word.length - p.word.length,
);

/** A heteroatom term: its element and how many. */
export interface HeteroTerm {
  readonly element: number;
  readonly count: number;
}

/**
 * Reads `dioxa`, `aza` at a place in a text; elided forms (`diox`, `az`) too when `elided`. Every
 * way to read it, the longest first.
 */
export function heteroTermsAt(
  text: string,
  at: number,
  elided: boolean,
): { term: HeteroTerm; end: number }[] {
  const found: { term: HeteroTerm; end: number }[] = [];
  for (let count = 1; count <= MOST_REPLACED; count++) {
    const prefix = multiplier(count, 0);
    // `tetroxa`, `tetraza`: the multiplier's a drops too in some names.
    for (const start of new Set([prefix, elided ? prefix.replace(/a$/, '') : prefix])) {
      if (!text.startsWith(start, at)) continue;
      for (const { element, word } of TERMS) {
        const from = at + start.length;
        if (text.startsWith(word, from))
          found.push({ term: { element, count }, end: from + word.length });
        if (elided && text.startsWith(word.slice(0, -1), from))
          found.push({ term: { element, count }, end: from + word.length - 1 });
      }
    }
  }
  return found.sort((p, q) => q.end - p.end);
}

/**
 * Reads leading replacement prefixes: `7-oxa`, `1,4-dioxa-8-aza`. Returns the elements by locant
 * and the rest of the text; `rest` is the text itself when there are none. A single prefix without
 * locant stands for locant 1. Null when locants and counts disagree.
 */
export function readReplacement(
  text: string,
): { elements: Map<number, number>; rest: string } | null {
  const elements = new Map<number, number>();
  let rest = text;
  for (;;) {
    const match = /^-?((?:\d+,)*\d+)-/.exec(rest);
    const at = match ? match[0].length : 0;
    const [reading] = heteroTermsAt(rest, at, false);
    if (!reading) return match ? null : { elements, rest };
    const locants = match ? match[1].split(',').map(Number) : [1];
    if (locants.length !== reading.term.count || (!match && elements.size > 0)) return null;
    for (const locant of locants) {
      if (elements.has(locant)) return null;
      elements.set(locant, reading.term.element);
    }
    rest = rest.slice(reading.end);
  }
}
