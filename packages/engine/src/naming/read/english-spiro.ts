import { alkaneStem } from '../words/alkane-stem.ts';
import { REPLACEMENTS } from '../words/replacement.ts';
import type { Tongue } from '../words/word.ts';

/** Gives the English spelling of a ring name of a language that is all of a text; null where it is none. */
export type EnglishRing = (text: string, tongue: Tongue) => string | null;

const BETWEEN = /(-\d+[a-z]?'*,\d+[a-z]?'+-)/;
const CYCLE: Readonly<Record<string, string>> = { ciclo: 'cyclo', ziklo: 'cyclo', cyclo: 'cyclo' };
const NUMBERS: Readonly<Record<string, string>> = { okta: 'octa', deka: 'deca' };

/**
 * The inside of `spiro[A-1,2'-B]` in English: each component with its own locants, `ciclohexano-1,2'-indol` → `cyclohexane-1,2'-indol`. Null where a component
 * is no ring name of the language.
 */
export function englishSpiro(inside: string, tongue: Tongue, englishRing: EnglishRing): string | null {
  const pieces = inside.split(BETWEEN);
  let text = '';
  for (const [i, piece] of pieces.entries()) {
    const english = i % 2 === 1 ? piece : englishComponent(piece, tongue, englishRing);
    if (english === null) return null;
    text += english;
  }
  return text;
}

function englishComponent(text: string, tongue: Tongue, englishRing: EnglishRing): string | null {
  const bracketed = /^\[(.+)\]$/.exec(text);
  const balanced = bracketed !== null && isBalanced(bracketed[1]);
  const inner = balanced ? bracketed[1] : text;
  const english = englishCycle(inner, tongue) ?? englishRing(inner, tongue) ?? englishRing(inner.slice(0, -1), tongue);
  return english === null || !balanced ? english : `[${english}]`;
}

function isBalanced(text: string): boolean {
  let depth = 0;
  for (const sign of text) {
    if (sign === '[') depth++;
    else if (sign === ']' && --depth < 0) return false;
  }
  return depth === 0;
}

/** `ciclohex-2-eno`, `9-oxatriciclo[6.3.1.0^1,5]dodecano` → `cyclohex-2-ene`, `9-oxatricyclo[6.3.1.0^1,5]dodecane`. */
function englishCycle(text: string, tongue: Tongue): string | null {
  const match = /^((?:\d[\d,]*-)?[a-z\d,-]*?)(ciclo|ziklo|cyclo)(\[[\d.,^()]+\])?([a-z]+?)((?:a?-[\d,()]+-(?:di|tri|tetra)?e[n])?)(?:(an)?[oe])?$/.exec(text);
  if (!match) return null;
  const [, before, cycle, bracket = '', stem, ene, ane] = match;
  if ((ene === '') !== (ane !== undefined)) return null;
  const carbons = carbonsOf(stem, tongue);
  const prefix = englishPrefix(before, tongue);
  return carbons === null || prefix === null ? null : `${prefix}${CYCLE[cycle]}${bracket}${alkaneStem(carbons)![0]}${ene === '' ? 'ane' : `${ene}e`}`;
}

function carbonsOf(stem: string, tongue: Tongue): number | null {
  for (let carbons = 3; carbons < 100; carbons++) if (alkaneStem(carbons)![tongue] === stem) return carbons;
  return null;
}

/** `9-oxatri`, `1,4-diaza`, `bi`: heteroatoms and the number of rings. */
function englishPrefix(text: string, tongue: Tongue): string | null {
  let rest = text.replace(/okta|deka/g, (word) => NUMBERS[word]), english = '';
  for (;;) {
    const locants = /^-?\d[\d,]*-/.exec(rest)?.[0] ?? '';
    const times = /^(?:di|tri|tetra|penta|hexa)(?=[a-z])/.exec(rest.slice(locants.length))?.[0] ?? '';
    const at = locants.length + times.length;
    const hetero = REPLACEMENTS.find(({ words }) => rest.startsWith(words[tongue], at));
    if (!hetero) break;
    english += locants + times + hetero.words[0];
    rest = rest.slice(at + hetero.words[tongue].length);
  }
  return /^(?:bi|tri|tetra|penta|hexa|hepta|octa|nona|deca|undeca|dodeca)?$/.test(rest) ? english + rest : null;
}
