import { closingParenthesis, splitTop, type Piece } from './peak-list.ts';

export interface Header {
  /** What is in the technique's parentheses, split at commas. */
  readonly conditions: readonly Piece[];
  /** Where the peaks begin. */
  readonly end: number;
  /** The header's text, for words that matter (`log ε`). */
  readonly text: string;
}

/**
 * Reads `TECHNIQUE (conditions) symbol unit = …` before the peaks. `technique` and `noise` are
 * sticky patterns: the first may be absent; the second matches one word of the symbols and units
 * between the conditions and the peaks.
 */
export function readHeader(
  text: string,
  { technique, noise }: { technique: RegExp; noise: RegExp },
): Header {
  let at = /^\s*/u.exec(text)![0].length;
  technique.lastIndex = at;
  const named = technique.exec(text)?.[0] ?? '';
  at += named.length;
  let conditions: Piece[] = [];
  const skip = () => {
    for (let length = -1; length !== 0;) {
      noise.lastIndex = at;
      length = noise.exec(text)?.[0].length ?? 0;
      at += length;
    }
  };
  skip();
  if (named !== '' && text[at] === '(') {
    const close = closingParenthesis(text, at);
    conditions = splitTop({ text: text.slice(at + 1, close), at: at + 1 });
    at = close + 1;
    skip();
  }
  return { conditions, end: at, text: text.slice(0, at) };
}
