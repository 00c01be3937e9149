import type { Face, Run } from './run.ts';

/** A run's part on one line, `x` from the line's left end. */
export interface Segment {
  readonly text: string;
  readonly face: Face;
  readonly rise: Run['rise'];
  readonly x: number;
  readonly width: number;
}
export interface Line {
  readonly segments: readonly Segment[];
  readonly width: number;
}

/** Width in points of text in a face at a size. */
export type Measure = (text: string, face: Face, size: number) => number;

/** Raised and lowered text, relative to the size of the text it is in. */
export const RISE_SCALE = 0.66;

interface Piece {
  readonly text: string;
  readonly run: Run;
  readonly width: number;
  /** A line may end after it. */ readonly breaks: boolean;
  readonly space: boolean;
}

/** Words longer than this (names, SMILES) may also be parted after a hyphen, comma or bracket. */
const LONG_WORD = 16;
const PARTS = /[^-–,/()[\]=]*[-–,/()[\]=]|[^-–,/()[\]=]+$/gu;

function pieces(
  runs: readonly Run[],
  { measure, size, width }: { measure: Measure; size: number; width: number },
): Piece[] {
  return runs.flatMap((run) => {
    const scaled = run.rise === undefined ? size : size * RISE_SCALE;
    const of = (text: string, breaks: boolean, space = false): Piece => ({
      text,
      run,
      width: measure(text, run.face ?? 'regular', scaled),
      breaks,
      space,
    });
    return (run.text.match(/ +|[^ ]+/g) ?? []).flatMap((word) => {
      if (word.startsWith(' ')) return [of(' ', true, true)];
      const parts = word.length > LONG_WORD ? (word.match(PARTS) ?? [word]) : [word];
      return parts.flatMap((part) => {
        const whole = of(part, parts.length > 1);
        // Nothing is wider than a line: what has no place to part is parted anywhere.
        return whole.width <= width ? [whole] : [...part].map((sign) => of(sign, true));
      });
    });
  });
}

/**
 * `parted`: a blank follows, which is not seen but keeps the words apart for who copies or listens.
 */
function lineOf(row: readonly Piece[], parted: boolean): Line {
  const segments: {
    text: string;
    face: Face;
    rise: Run['rise'];
    x: number;
    width: number;
    run: Run;
  }[] = [];
  let x = 0;
  for (const { text, run, width } of row) {
    const last = segments.at(-1);
    if (last?.run === run) {
      last.text += text;
      last.width += width;
    } else segments.push({ text, face: run.face ?? 'regular', rise: run.rise, x, width, run });
    x += width;
  }
  const last = segments.at(-1);
  if (parted && last !== undefined) last.text += ' ';
  return { segments: segments.map(({ run: _run, ...segment }) => segment), width: x };
}

/**
 * Breaks runs into lines of at most `width` points, ragged right; `indent` shortens the first. An
 * empty text is one empty line.
 */
export function wrapLines(
  runs: readonly Run[],
  {
    width,
    size,
    measure,
    indent = 0,
  }: { width: number; size: number; measure: Measure; indent?: number },
): Line[] {
  const all = pieces(runs, { measure, size, width });
  const lines: Line[] = [];
  let row: Piece[] = [];
  let used = indent;
  const close = (upTo: number) => {
    const kept = row.slice(0, upTo);
    const parted = kept.at(-1)?.space === true;
    while (kept.at(-1)?.space) kept.pop();
    lines.push(lineOf(kept, parted));
    row = row.slice(upTo);
    while (row[0]?.space) row.shift();
    used = row.reduce((sum, piece) => sum + piece.width, 0);
  };
  for (const piece of all) {
    while (used + piece.width > width && !piece.space && row.length > 0) {
      const last = row.findLastIndex(({ breaks }) => breaks);
      close(last === -1 ? row.length : last + 1);
    }
    if (row.length === 0 && piece.space) continue;
    row.push(piece);
    used += piece.width;
  }
  close(row.length);
  return lines;
}
