/** A cell with its place in the text. */
export interface GridCell {
  readonly text: string;
  readonly at: number;
}
/** One row of a table, which may go over several lines where a cell is in quotes. */
export interface GridRow {
  readonly cells: readonly GridCell[];
  readonly at: number;
  /** Where the next row begins. */
  readonly end: number;
}

/** What separates the cells of a row; `spaces`: two or more of them, as in aligned text. */
export const SEPARATORS = ['\t', '|', ';', ',', 'spaces'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Longest cell in quotes, and most cells of a row: hostile texts stay linear. */
const MOST_QUOTED = 1500;
const MOST_CELLS = 60;
/** Longer lines are no rows. */
const MOST_LINE = 6000;

const lineEnd = (text: string, at: number): number => {
  const end = text.indexOf('\n', at);
  return end < 0 ? text.length : end;
};

/** Where a cell in quotes that begins at `at` closes; -1 where it does not. */
function closingQuote(text: string, { at, separator }: { at: number; separator: string }): number {
  const most = Math.min(text.length, at + MOST_QUOTED);
  for (let i = at + 1; i < most; i++) {
    if (text[i] !== '"') continue;
    if (text[i + 1] === '"') {
      i++;
      continue;
    }
    const next = /[^ \u00a0\r]/u.exec(text.slice(i + 1, i + 8))?.[0] ?? '\n';
    return next === separator || next === '\n' ? i : -1;
  }
  return -1;
}

const trimmed = (raw: string, at: number): GridCell => ({
  text: raw.trim(),
  at: at + (raw.length - raw.trimStart().length),
});

function readSeparated(text: string, at: number, separator: string): GridRow {
  const cells: GridCell[] = [];
  let here = at;
  let end = lineEnd(text, at);
  while (here <= end && cells.length < MOST_CELLS) {
    const blank = /^[ \u00a0]{0,40}/u.exec(text.slice(here, here + 40))![0].length;
    const quote = here + blank;
    const close = text[quote] === '"' ? closingQuote(text, { at: quote, separator }) : -1;
    if (close >= 0) {
      cells.push(trimmed(text.slice(quote + 1, close).replace(/""/gu, '"'), quote + 1));
      end = lineEnd(text, close);
    }
    const from = close >= 0 ? close + 1 : here;
    const next = text.indexOf(separator, from);
    const until = next < 0 || next > end ? end : next;
    if (close < 0) cells.push(trimmed(text.slice(here, until), here));
    here = until + 1;
  }
  return { cells, at, end: end + 1 };
}

/**
 * The row that begins at `at`. Cells may be in quotes, with line ends inside; in aligned text a cell is what no two
 * spaces divide. No cells where the line is too long for a row. Never throws; bounded by the row.
 */
export function readRow(text: string, at: number, separator: Separator): GridRow {
  const end = lineEnd(text, at);
  if (end - at > MOST_LINE) return { cells: [], at, end: end + 1 };
  if (separator !== 'spaces') return readSeparated(text, at, separator);
  const line = text.slice(at, end).replace(/[\u00a0\r]/gu, ' ');
  const cells = [...line.matchAll(/\S+(?: \S+)*/gu)]
    .slice(0, MOST_CELLS)
    .map(({ 0: found, index }) => ({ text: found, at: at + index }));
  return { cells, at, end: end + 1 };
}

/** Distance of two stretches of a line; 0 where they overlap. */
const apart = (a: GridCell, from: number, b: { at: number; length: number }): number => {
  const start = a.at - from;
  return Math.max(0, start - (b.at + b.length), b.at - (start + a.text.length));
};

/**
 * The cells of a row by the columns of its title line. Separated cells go by their order. In aligned text empty cells
 * leave no trace, so that where some are missing each cell goes to the title above it, or the nearest.
 */
export function inColumns(
  row: GridRow,
  { titles, separator }: { titles: GridRow; separator: Separator },
): (GridCell | undefined)[] {
  if (separator !== 'spaces' || row.cells.length >= titles.cells.length) return [...row.cells];
  const placed: (GridCell | undefined)[] = titles.cells.map(() => undefined);
  let least = 0;
  for (const cell of row.cells) {
    let best = -1;
    for (let i = least; i < titles.cells.length; i++) {
      const far = apart(cell, row.at, place(titles, i));
      if (best < 0 || far < apart(cell, row.at, place(titles, best))) best = i;
    }
    if (best < 0) break;
    placed[best] = cell;
    least = best + 1;
  }
  return placed;
}

const place = (titles: GridRow, index: number) => {
  const { at, text } = titles.cells[index]!;
  return { at: at - titles.at, length: text.length };
};
