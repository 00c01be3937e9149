/**
 * How each character of a typed formula is read. One table, so that pasted sub- and superscripts
 * need no second pass.
 */
const SUBSCRIPT_ZERO = 0x2080;
const SUPERSCRIPTS = '⁰¹²³⁴⁵⁶⁷⁸⁹';
const MINUS_SIGNS = '-−–‐‑⁻₋﹣－';
const PLUS_SIGNS = '+⁺₊＋';

/** The digit a character stands for (ASCII, subscript or superscript), or −1. */
export function digitOf(character: string | undefined): number {
  if (character === undefined) return -1;
  const code = character.charCodeAt(0);
  if (code >= 48 && code <= 57) return code - 48;
  if (code >= SUBSCRIPT_ZERO && code <= SUBSCRIPT_ZERO + 9) return code - SUBSCRIPT_ZERO;
  return SUPERSCRIPTS.indexOf(character);
}

export const isSuperscript = (character: string | undefined): boolean =>
  character !== undefined && SUPERSCRIPTS.includes(character);

/** +1, −1, or 0 for what is not a sign. */
export function signOf(character: string | undefined): 1 | -1 | 0 {
  if (character === undefined) return 0;
  if (MINUS_SIGNS.includes(character)) return -1;
  return PLUS_SIGNS.includes(character) ? 1 : 0;
}

/** White space, and the invisible characters that come along with pasted text. */
export const isSpace = (character: string | undefined): boolean =>
  character !== undefined && /[\s\u200b-\u200d\u2060]/u.test(character);
export const isUpper = (character: string | undefined): boolean =>
  character !== undefined && character >= 'A' && character <= 'Z';
export const isLower = (character: string | undefined): boolean =>
  character !== undefined && character >= 'a' && character <= 'z';
