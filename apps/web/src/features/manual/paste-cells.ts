import { emptyRow, type Cells, type DraftBlock } from '@elucida/spectra/manual-payload/draft';
import { typedCell } from '@elucida/spectra/manual-payload/edit-draft';
import { PEAK_FIELDS } from '@elucida/spectra/techniques/fields';
import { toNumber } from '@elucida/spectra/number-format';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { readPasted, type Pasted } from '../../spectrum-text/read-pasted.ts';

/** Rows and columns of a clipboard text from a spreadsheet, or null when it is one plain cell. */
export function readCells(text: string): string[][] | null {
  const lines = text.replace(/\r\n?/g, '\n').replace(/\n+$/, '').split('\n');
  if (lines.length === 1 && !lines[0]!.includes('\t')) return null;
  return lines.map((line) => line.split('\t').map((cell) => cell.trim()));
}

/**
 * What a text pasted into a cell puts into the grid from that cell on; `read` says how it was read
 * where it was a list of peaks.
 */
export interface PastedCells {
  readonly cells: readonly (readonly string[])[];
  readonly read: Pasted | null;
}

/**
 * A text pasted into a cell. In the first column it is read as a list of peaks where it is one (a
 * table with titles, an ACS string, a list of bands); elsewhere, and where it is none, spreadsheet
 * cells go in as they stand. Null: one plain value, which the browser pastes itself.
 */
export function pastedIntoCell(
  text: string,
  { type, column }: { type: SpectrumType; column: number },
): PastedCells | null {
  const fields = PEAK_FIELDS[type];
  if (column === 0 && !Number.isFinite(toNumber(text))) {
    const read = readPasted(text, type);
    if (read.rows.length > 0)
      return { cells: read.rows.map((row) => fields.map(({ name }) => row[name] ?? '')), read };
  }
  const cells = readCells(text);
  return cells && { cells, read: null };
}

/**
 * The block's rows with the cells laid over them from (`row`, `column`) on; rows are added as
 * needed, cells beyond the last column dropped.
 */
export function layCells(
  block: DraftBlock,
  { cells, row, column }: { cells: readonly (readonly string[])[]; row: number; column: number },
): Cells[] {
  const fields = PEAK_FIELDS[block.type];
  const rows = Array.from(
    { length: Math.max(block.peaks.length, row + cells.length) },
    (_, index) => ({ ...(block.peaks[index] ?? emptyRow(block.type)) }),
  );
  cells.forEach((line, dy) =>
    line.forEach((text, dx) => {
      const field = fields[column + dx];
      if (field) rows[row + dy]![field.name] = typedCell(field, text);
    }),
  );
  return rows;
}
