import { readMultiplicity } from '../../chemistry/multiplicities.ts';
import { toNumber } from '../../number-format.ts';

/** `2H` or `2` → `2`. */
export const integralText = (cell: string): string => cell.replace(/\s*H$/u, '');

/**
 * Fields of an untitled ¹H row, known from what the cells look like: `2H` is an integral, `dd` a
 * multiplicity, the first whole number (any number before the multiplicity) an integral, further
 * numbers couplings, the rest the assignment.
 */
export function untitledProtonCells(cells: readonly string[]): Record<string, string> {
  const row = { delta_ppm: cells[0] ?? '', int: '', mult: '', j_hz: '', assignment: '' };
  for (const cell of cells.slice(1)) {
    const numeric = Number.isFinite(toNumber(cell));
    if (cell === '') continue;
    if (
      row.int === '' &&
      (/^\d+(?:[.,]\d+)?\s*H$/u.test(cell) || (numeric && (row.mult === '' || /^\d+$/u.test(cell))))
    )
      row.int = integralText(cell);
    else if (row.mult === '' && readMultiplicity(cell)) row.mult = cell;
    else if (numeric || /^[\d.,;\s]+(?:Hz)?$/u.test(cell))
      row.j_hz += `${row.j_hz === '' ? '' : '; '}${cell.replace(/\s*Hz$/u, '')}`;
    else row.assignment += `${row.assignment === '' ? '' : ' '}${cell}`;
  }
  return row;
}
