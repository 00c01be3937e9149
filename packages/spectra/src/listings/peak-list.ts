import { fault } from './notation-result.ts';

/** A stretch of the text with its place in it. */
export interface Piece {
  readonly text: string;
  readonly at: number;
}
export interface ListEntry {
  readonly value: number;
  /** The other end where a range is printed. */
  readonly to: number | null;
  readonly at: number;
  /** What comes between the number and the parenthesis. */
  readonly tail: Piece;
  /** Contents of the parentheses behind the number. */
  readonly details: readonly Piece[];
}

const OPEN = '([{';
const CLOSE = ')]}';
/** Longer brackets are not an ion label. Keeps every pattern linear. */
const NUMBER = /[+\-−–]?\d+(?:\.\d+)?/y;
const RANGE = /\s{0,9}(?:[-–—−~]|to\s)\s{0,9}(?=\d)/y;
/**
 * Behind a negative number: "−113.4 to −113.6", "−113.4 – −113.6", "−113.4–113.6"; a sign behind a space is
 * that of the next number.
 */
const NEGATIVE_RANGE = /\s{0,9}(?:[-–—−~]|to\s)\s{0,9}(?=[-−–]\d)|[-–—−~](?=\d)/y;
const TAIL = /(?:\[[^[\]]{0,40}\]|(?!\s(?:and|y|eta|&)\s|\s[-−–]?\d)[^,;()])*/y;
const SEPARATORS = /(?:[\s,;.:]|(?:and|y|eta|&)(?=\s))*/y;

function match(pattern: RegExp, text: string, at: number): string {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0] ?? '';
}

/** Where the parenthesis opened at `at` closes. */
export function closingParenthesis(text: string, at: number): number {
  let depth = 0;
  for (let i = at; i < text.length; i++) {
    if (text[i] === '(') depth++;
    else if (text[i] === ')' && --depth === 0) return i;
  }
  throw fault('unbalanced_parenthesis', text, { at, length: 1 });
}

/**
 * Splits at commas and semicolons outside all brackets; pieces are trimmed, empty ones left out.
 */
export function splitTop({ text, at }: Piece): Piece[] {
  const pieces: Piece[] = [];
  let depth = 0;
  let start = 0;
  for (let i = 0; i <= text.length; i++) {
    const character = text[i];
    if (character !== undefined && OPEN.includes(character)) depth++;
    else if (character !== undefined && CLOSE.includes(character)) depth = Math.max(0, depth - 1);
    if (character !== undefined && (depth > 0 || (character !== ',' && character !== ';')))
      continue;
    const raw = text.slice(start, i);
    const trimmed = raw.trim();
    if (trimmed !== '') pieces.push({ text: trimmed, at: at + start + raw.indexOf(trimmed[0]!) });
    start = i + 1;
  }
  return pieces;
}

/** `−4.2` or `7.26` as a number. */
export const numberOf = (text: string): number =>
  Number(text.replace(/[−–]/u, '-').replace(',', '.'));

/**
 * Turns decimal commas into dots, length kept, where the text uses them: no decimal dot anywhere,
 * and commas between digits that cannot separate a list (`7,26 (d, J = 8,5 Hz)`, not `170,130,21`).
 */
export function decimalPoints(text: string): string {
  if (/\d\.\d/u.test(text) || /\d,\d+,\d/u.test(text)) return text;
  return text.replace(/(\d),(?=\d)/gu, '$1.');
}

/**
 * Reads `number [– number] [tail] [(details)]…` again and again from `from` to the end of the text.
 * `unit` (sticky) is what may be behind a number or a list without meaning anything more.
 */
export function readPeakList(
  text: string,
  { from, unit }: { from: number; unit: RegExp },
): ListEntry[] {
  const entries: ListEntry[] = [];
  let at = from;
  const skip = () => {
    for (let before = -1; before !== at;) {
      before = at;
      at += match(SEPARATORS, text, at).length;
      at += match(unit, text, at).length;
    }
  };
  for (skip(); at < text.length; skip()) {
    const start = at;
    const first = match(NUMBER, text, at);
    if (first === '')
      throw fault('number_expected', text, {
        at,
        length: match(/[^\s,;()]+|./suy, text, at).length,
      });
    at += first.length;
    const isNegative = numberOf(first) < 0;
    const dash = match(isNegative ? NEGATIVE_RANGE : RANGE, text, at);
    const second = dash === '' ? '' : match(NUMBER, text, at + dash.length);
    if (second !== '') at += dash.length + second.length;
    const spaced = match(TAIL, text, at);
    const tail = { text: spaced.trim(), at: at + (spaced.length - spaced.trimStart().length) };
    at += spaced.length;
    const details: Piece[] = [];
    while (text[at] === '(') {
      const close = closingParenthesis(text, at);
      details.push({ text: text.slice(at + 1, close), at: at + 1 });
      at = close + 1;
      at += match(/\s*(?=\()/y, text, at).length;
    }
    entries.push({
      value: numberOf(first),
      to: second === '' ? null : isNegative ? -Math.abs(numberOf(second)) : numberOf(second),
      at: start,
      tail,
      details,
    });
  }
  if (entries.length === 0)
    throw fault(text.trim() === '' ? 'empty' : 'no_peaks', text, {
      at: Math.max(0, text.length - 1),
      length: 1,
    });
  return entries;
}

/**
 * The middle of a range, to one digit more than its ends have; the number itself where there is no
 * range.
 */
export const middle = ({ value, to }: Pick<ListEntry, 'value' | 'to'>): number =>
  to === null ? value : Number(((value + to) / 2).toFixed(4));
