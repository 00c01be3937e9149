import { toNumber } from '../../number-format.ts';
import { readCarbonType } from '../../chemistry/carbon-types.ts';

/**
 * Fields of a row of an untitled ¹³C table: the shift, the kind of carbon where a cell is one, and all
 * else, joined, as the assignment.
 */
export function untitledCarbonCells(cells: readonly string[]): Record<string, string> {
  const [shift = '', ...others] = cells;
  const row: Record<string, string> = { delta_ppm: shift };
  const words: string[] = [];
  for (const cell of others) {
    const type = readCarbonType(cell);
    if (type !== null && row['carbon_type'] === undefined && !Number.isFinite(toNumber(cell)))
      row['carbon_type'] = type;
    else if (cell !== '') words.push(cell);
  }
  if (words.length > 0) row['assignment'] = words.join(' ');
  return row;
}
