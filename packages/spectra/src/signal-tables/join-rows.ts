import type { ColumnKind } from './column-titles.ts';
import type { GridCell } from './grid.ts';
import { halfOf, isNone, keyOfLabel, labelsOfPosition } from './position-labels.ts';
import type { TableRow } from './table-row.ts';

/** The labels of a row as they are compared; empty where it has no label of its own. */
export function keysOfRow(row: TableRow): string[] {
  const text = row.get('position')?.text ?? '';
  return isNone(text) ? [] : labelsOfPosition(text).map(keyOfLabel);
}

const mergedRow = (one: TableRow, other: TableRow): TableRow =>
  new Map<ColumnKind, GridCell>([...other, ...one]);

/** The row of the same position: of the same labels, of the first of two hydrogens (`3a` of `3`), or of one label. */
function placeOf(keys: readonly string[], rows: readonly TableRow[]): number {
  const known = rows.map(keysOfRow);
  const same = known.findIndex((each) => each.join(' ') === keys.join(' '));
  if (same >= 0) return same;
  const half = known.findIndex(([key = '']) => halfOf(key)?.base === keys[0]);
  return half >= 0 ? half : known.findIndex((each) => each.some((key) => keys.includes(key)));
}

/**
 * The rows of several tables of one molecule, each with other columns, as those of one: rows of one position become
 * one row. A row without a label stays below the one that it stood below; positions that the first table lacks come
 * last.
 */
export function joinRows(tables: readonly (readonly TableRow[])[]): TableRow[] {
  const [first = [], ...others] = tables;
  const joined = [...first];
  for (const rows of others) {
    let at = joined.length - 1;
    for (const row of rows) {
      const keys = keysOfRow(row);
      const kinds = [...row.keys()].filter((kind) => kind !== 'position');
      const found = keys.length === 0 ? -1 : placeOf(keys, joined);
      const isFree = found >= 0 && kinds.every((kind) => !joined[found]!.has(kind));
      if (isFree) joined[found] = mergedRow(joined[found]!, row);
      if (isFree) at = found;
      else if (keys.length === 0) joined.splice(++at, 0, row);
      else at = joined.push(row) - 1;
    }
  }
  return joined;
}
