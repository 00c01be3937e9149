import { digitOf, isSpace } from './characters.ts';
import type { FormulaError } from './formula-error.ts';
import { scanFormula, type ScannedFormula } from './scan-formula.ts';

/** What comes between the parts of a salt, a solvate or an adduct: `C9H13N·HCl`. */
const SEPARATORS = '·•⋅∙‧・.*';
/** Most molecules of one part; more is a slip of the keyboard. */
const MOST_TIMES = 24;

export interface ScannedPart {
  readonly scanned: ScannedFormula;
  /** How many of them there are. */
  readonly times: number;
  /** Where the part is in the text, after its number. */
  readonly at: number;
  readonly length: number;
}
export type ScannedParts =
  | { readonly ok: true; readonly parts: readonly ScannedPart[] }
  | { readonly ok: false; readonly error: FormulaError };

/**
 * Reads a formula part by part; places in errors are those of the whole text. Never throws; linear.
 */
export function scanParts(text: string): ScannedParts {
  const parts: ScannedPart[] = [];
  let from = 0;
  for (let end = 0; end <= text.length; end++) {
    if (end < text.length && !SEPARATORS.includes(text[end]!)) continue;
    const isOnly = from === 0 && end === text.length;
    const read = readPart(text, { from, end, isOnly });
    if ('code' in read) return { ok: false, error: read };
    parts.push(read);
    from = end + 1;
  }
  return { ok: true, parts };
}

function readPart(
  text: string,
  { from, end, isOnly }: { from: number; end: number; isOnly: boolean },
): ScannedPart | FormulaError {
  let at = from;
  while (at < end && isSpace(text[at])) at++;
  // A separator with nothing on one side of it.
  if (at === end && !isOnly)
    return {
      code: 'unexpected_character',
      at: end < text.length ? end : from - 1,
      length: 1,
      found: text[end < text.length ? end : from - 1]!,
    };
  let times = 1;
  if (!isOnly && digitOf(text[at]) >= 0) {
    const number = at;
    times = 0;
    for (; at < end && digitOf(text[at]) >= 0; at++)
      times = Math.min(1e6, times * 10 + digitOf(text[at]));
    if (times === 0) return { code: 'zero_count', at: number, length: at - number, count: 0 };
    if (times > MOST_TIMES)
      return {
        code: 'number_too_big',
        at: number,
        length: at - number,
        count: times,
        limit: MOST_TIMES,
      };
  }
  const result = scanFormula(text.slice(at, end));
  if (!result.ok) return { ...result.error, at: result.error.at + at };
  const { hydrogenAt } = result.scanned;
  return {
    scanned: {
      ...result.scanned,
      hydrogenAt: hydrogenAt && { ...hydrogenAt, at: hydrogenAt.at + at },
    },
    times,
    at,
    length: Math.max(1, text.slice(at, end).trimEnd().length),
  };
}
