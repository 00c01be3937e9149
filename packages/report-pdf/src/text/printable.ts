import type { Font } from 'fontkit';

/** Stands for a character the type family does not have. */
const MISSING = '□';
/**
 * Combining marks without a composed letter, beyond what any language stacks: text made to break
 * layouts.
 */
const STACKED_MARKS = /(\p{M}{3})\p{M}+/gu;

/**
 * Text from outside as it can be printed: white space as single blanks, no control, format or
 * direction characters, and a box in place of what the font cannot draw, so that something missing
 * is seen to be missing.
 */
export function printable(text: string, font: Pick<Font, 'hasGlyphForCodePoint'>): string {
  const clean = text
    .normalize('NFC')
    .replace(/[\t\n\v\f\r\u2028\u2029]+/gu, ' ')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}]/gu, '')
    .replace(STACKED_MARKS, '$1')
    .trim();
  let printed = '';
  for (const sign of clean)
    printed += font.hasGlyphForCodePoint(sign.codePointAt(0)!) ? sign : MISSING;
  return printed;
}
