import type { ColumnKind } from './column-titles.ts';
import type { GridCell } from './grid.ts';

/** A row by what its cells hold. */
export type TableRow = ReadonlyMap<ColumnKind, GridCell>;
