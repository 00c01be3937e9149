/** A piece of a marked sentence; code is never bold or slanted within. */
export interface MarkedText {
  readonly text: string;
  readonly bold: boolean;
  readonly italic: boolean;
  readonly code: boolean;
}

/**
 * A sentence with Markdown's inline marks as our texts use them (`**bold**`, `*italic*`, both with
 * three stars, `` `code` ``), piece by piece. Code is left as it is: a SMILES may hold stars.
 */
export function inlineMarks(sentence: string): MarkedText[] {
  let bold = false,
    italic = false;
  return sentence.split(/(`[^`]*`|\*+)/).flatMap((part): MarkedText[] => {
    if (part.startsWith('`') && part.endsWith('`') && part.length > 1)
      return [{ text: part.slice(1, -1), bold, italic, code: true }];
    if (!/^\*+$/.test(part)) return part === '' ? [] : [{ text: part, bold, italic, code: false }];
    // Two stars turn bold on or off, one slant, three both.
    if (part.length >= 2) bold = !bold;
    if (part.length !== 2) italic = !italic;
    return [];
  });
}

/** The sentence without its marks, for cells and labels. */
export const withoutMarks = (sentence: string): string =>
  inlineMarks(sentence)
    .map(({ text }) => text)
    .join('');
