import {
  columnsOf,
  furtherShifts,
  secondGroup,
  unreadColumns,
  type ColumnKind,
  type Columns,
} from './column-titles.ts';
import {
  inColumns,
  readRow,
  SEPARATORS,
  type GridCell,
  type GridRow,
  type Separator,
} from './grid.ts';
import { joinRows } from './join-rows.ts';
import { isNone, isPosition } from './position-labels.ts';
import type { TableRow } from './table-row.ts';

/** An assignment table as it stands in a text, from `at` to `end`. */
export interface AssignmentTable {
  readonly at: number;
  readonly end: number;
  readonly columns: Columns;
  readonly rows: readonly TableRow[];
  /** Title of a second column of shifts, of another compound, which is not read. */
  readonly further: string | null;
  /** Titles of columns with words in them that are of no kind that is read. */
  readonly unread: readonly string[];
  /** Lines between the rows that have numbers and are no rows. */
  readonly skipped: readonly GridCell[];
}

const MOST_ROWS = 500;
/** Letters of a line that are looked at for titles and captions. */
const LOOKED_AT = 600;
const DECIMALS: readonly ColumnKind[] = ['carbon', 'proton', 'couplings'];

function rowOf(
  row: GridRow,
  { columns, titles, separator }: { columns: Columns; titles: GridRow; separator: Separator },
): TableRow {
  const cells = inColumns(row, { titles, separator });
  return new Map(
    [...columns].flatMap(([kind, { index }]): [ColumnKind, GridCell][] => {
      const cell = cells[index];
      return cell === undefined || cell.text === '' ? [] : [[kind, cell]];
    }),
  );
}

/** A row that goes on in the next line, where a cell of a page has two: its first part lacks cells. */
function withNextLine(
  text: string,
  row: GridRow,
  { titles, separator }: { titles: GridRow; separator: Separator },
): GridRow {
  const missing = titles.cells.length - row.cells.length;
  if (separator !== '\t' || row.cells.length < 2 || missing < 1) return row;
  const next = readRow(text, row.end, separator);
  const [first, ...more] = next.cells;
  // No position has decimals.
  if (more.length !== missing || first === undefined || !/^\D{0,4}\d{1,3}[.,]\d/u.test(first.text))
    return row;
  const last = row.cells.at(-1)!;
  const joined = { text: text.slice(last.at, first.at + first.text.length), at: last.at };
  return { cells: [...row.cells.slice(0, -1), joined, ...more], at: row.at, end: next.end };
}

/** A row of the table: a position, or the second hydrogen of the position above. */
function isRow(row: TableRow, hasRows: boolean): boolean {
  const position = row.get('position');
  if (row.size < 2) return position === undefined && hasRows && row.has('proton');
  if (position === undefined || isNone(position.text)) return hasRows;
  return isPosition(position.text);
}

/** Decimal commas of shifts and couplings, where the table has no decimal dot; their length stays. */
function withDecimalPoints(rows: readonly TableRow[]): TableRow[] {
  const hasDots = rows.some((row) =>
    DECIMALS.some((kind) => /\d\.\d/u.test(row.get(kind)?.text ?? '')),
  );
  if (hasDots) return [...rows];
  return rows.map(
    (row) =>
      new Map(
        [...row].map(([kind, { text, at }]): [ColumnKind, GridCell] => [
          kind,
          { text: DECIMALS.includes(kind) ? text.replace(/(\d),(?=\d)/gu, '$1.') : text, at },
        ]),
      ),
  );
}

/** A line among the rows that holds shifts. */
const hasShifts = ({ cells }: GridRow): boolean =>
  cells.length > 1 && cells.some((cell) => /\d[.,]\d/u.test(cell.text));

interface Below {
  readonly rows: TableRow[];
  readonly end: number;
  readonly skipped: GridCell[];
  /** Columns, by their index, that some row has words in. */
  readonly written: ReadonlySet<number>;
}

function rowsBelow(
  text: string,
  { groups, titles, separator }: { groups: Columns[]; titles: GridRow; separator: Separator },
): Below {
  const rows: TableRow[][] = groups.map(() => []);
  const written = new Set<number>();
  const skipped: GridCell[] = [];
  let end = titles.end;
  // A heading within the table ("Glucose") or an empty line is a part of it where rows follow.
  let loose: GridCell[] = [];
  let others = 0;
  let between = '';
  for (let at = titles.end; at < text.length && rows[0]!.length < MOST_ROWS;) {
    const line = withNextLine(text, readRow(text, at, separator), { titles, separator });
    const words = line.cells.map((cell) => cell.text);
    if (columnsOf(words) !== null) {
      // The titles come again where a table goes on on the next page; others, or a new caption, begin another table.
      const isSame = words.join('\t') === titles.cells.map((cell) => cell.text).join('\t');
      if (
        !isSame ||
        rows[0]!.length === 0 ||
        /\p{L}{3}/u.test(between.replace(/\S*cont\S*|table|tabla|taula/giu, ''))
      )
        break;
      at = line.end;
      continue;
    }
    const found = groups.map((columns) => rowOf(line, { columns, titles, separator }));
    const areRows = found.map((row, group) => isRow(row, rows[group]!.length > 0));
    if (areRows.includes(true)) {
      found.forEach((row, group) => {
        if (areRows[group]) rows[group]!.push(row);
      });
      inColumns(line, { titles, separator }).forEach((cell, index) => {
        if (cell !== undefined && !isNone(cell.text)) written.add(index);
      });
      skipped.push(...loose);
      end = line.end;
      [loose, others, between] = [[], 0, ''];
    } else {
      between += text.slice(line.at, Math.min(line.end, line.at + LOOKED_AT));
      if (hasShifts(line))
        loose.push({ text: text.slice(line.at, line.end).trim(), at: line.cells[0]!.at });
      if (++others > 2) break;
    }
    at = line.end;
  }
  return { rows: joinRows(rows.map(withDecimalPoints)), end, skipped, written };
}

/** The columns of a title line: two groups where each nucleus has positions of its own. */
function groupsOf(words: readonly string[]): Columns[] {
  const second = secondGroup(words);
  const groups =
    second === null
      ? [columnsOf(words)]
      : [columnsOf(words, { to: second }), columnsOf(words, { from: second })];
  return groups.filter((columns) => columns !== null);
}

/** Words that the title line of every such table has. */
const TITLE_WORDS = /δ|ð|delta|\bd_?[CH]\b|[1¹]\s?H|(?:13|¹³)\s?C|shift|desplazamiento/iu;

/**
 * The first assignment table from `from` on: a title line with positions and shifts, and rows below it, separated by
 * tabs, bars, semicolons, commas or two spaces. Null where there is none. Never throws.
 */
export function findAssignmentTable(text: string, from = 0): AssignmentTable | null {
  for (let at = from; at < text.length;) {
    const next = text.indexOf('\n', at);
    let after = next < 0 ? text.length : next + 1;
    // A title in quotes may go over more than one line.
    const ahead = text[at] === '"' || text.slice(at, after).includes('"') ? LOOKED_AT : after - at;
    if (TITLE_WORDS.test(text.slice(at, at + Math.min(ahead, LOOKED_AT)))) {
      for (const separator of SEPARATORS) {
        const titles = readRow(text, at, separator);
        const words = titles.cells.map((cell) => cell.text);
        const groups = groupsOf(words);
        if (groups.length === 0) continue;
        const { rows, end, skipped, written } = rowsBelow(text, { groups, titles, separator });
        const hasShift = rows.some((row) =>
          [row.get('carbon'), row.get('proton')].some((cell) => cell && /\d/u.test(cell.text)),
        );
        if (hasShift)
          return {
            at,
            end: Math.min(end, text.length),
            columns: new Map(groups.toReversed().flatMap((columns) => [...columns])),
            rows,
            further: furtherShifts(words),
            unread: unreadColumns(words)
              .filter(({ index }) => written.has(index))
              .map(({ title }) => title),
            skipped,
          };
        after = Math.max(after, end);
      }
    }
    at = after;
  }
  return null;
}
