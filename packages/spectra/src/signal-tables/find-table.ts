import { columnsOf, furtherShifts, type ColumnKind, type Columns } from './column-titles.ts';
import {
  inColumns,
  readRow,
  SEPARATORS,
  type GridCell,
  type GridRow,
  type Separator,
} from './grid.ts';
import { isNone, isPosition } from './position-labels.ts';

/** A row by what its cells hold. */
export type TableRow = ReadonlyMap<ColumnKind, GridCell>;
/** An assignment table as it stands in a text, from `at` to `end`. */
export interface AssignmentTable {
  readonly at: number;
  readonly end: number;
  readonly columns: Columns;
  readonly rows: readonly TableRow[];
  /** Title of a second column of shifts, of another compound, which is not read. */
  readonly further: string | null;
}

const MOST_ROWS = 500;
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

function rowsBelow(
  text: string,
  { columns, titles, separator }: { columns: Columns; titles: GridRow; separator: Separator },
): { readonly rows: TableRow[]; readonly end: number } {
  const rows: TableRow[] = [];
  let end = titles.end;
  // A heading within the table ("Glucose") or an empty line is a part of it where rows follow.
  let loose = 0;
  for (let at = titles.end; at < text.length && rows.length < MOST_ROWS;) {
    const line = readRow(text, at, separator);
    const row = rowOf(line, { columns, titles, separator });
    if (isRow(row, rows.length > 0)) {
      rows.push(row);
      end = line.end;
      loose = 0;
    } else if (++loose > 2) break;
    at = line.end;
  }
  return { rows: withDecimalPoints(rows), end };
}

/** Words that the title line of every such table has. */
const TITLE_WORDS = /δ|ð|delta|\bd_?[CH]\b|[1¹]\s?H|(?:13|¹³)\s?C|shift|desplazamiento/iu;
const LOOKED_AT = 600;

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
        const columns = columnsOf(words);
        if (columns === null) continue;
        const { rows, end } = rowsBelow(text, { columns, titles, separator });
        const hasShift = rows.some((row) =>
          [row.get('carbon'), row.get('proton')].some((cell) => cell && /\d/u.test(cell.text)),
        );
        if (hasShift)
          return {
            at,
            end: Math.min(end, text.length),
            columns,
            rows,
            further: furtherShifts(words),
          };
        after = Math.max(after, end);
      }
    }
    at = after;
  }
  return null;
}
