import { newBlock } from '@elucida/spectra/manual-payload/draft';
import { expect, test } from 'vitest';
import { layCells, readCells } from './paste-cells.ts';

test('one plain value is not a table', () => expect(readCells('7.26')).toBeNull());

test('rows from a spreadsheet fill cells from the focused one on and add rows', () => {
  const rows = layCells(newBlock('H1NMR', 'block-1'), {
    cells: readCells('7,26\t2\td\r\n3.81\t3\ts\r\n')!,
    row: 0,
    column: 0,
  });
  expect(rows).toEqual([
    { delta_ppm: '7.26', int: '2', mult: 'd', j_hz: '', assignment: '' },
    { delta_ppm: '3.81', int: '3', mult: 's', j_hz: '', assignment: '' },
  ]);
});

test('cells beyond the last column are left out', () => {
  const rows = layCells(newBlock('C13NMR', 'block-1'), {
    cells: [['245', 'beyond']],
    row: 1,
    column: 4,
  });
  const empty = { delta_ppm: '', assignment: '', carbon_type: '', mult: '', j_hz: '' };
  expect(rows).toEqual([empty, { ...empty, j_hz: '245' }]);
});
