import { expect, test } from 'vitest';
import { couplingHints } from './coupling-hints.ts';
import { emptyRow, newBlock } from './draft.ts';

const hints = (cell: string) =>
  couplingHints({
    ...newBlock('H1NMR', 'a'),
    peaks: [emptyRow('H1NMR'), { ...emptyRow('H1NMR'), j_hz: cell }],
  });

test.each([
  ['7,1', '7.1'],
  [' 12,5 ', '12.5'],
  ['7,1, 1,5', '7.1; 1.5'],
  ['7,1 1,5', '7.1; 1.5'],
])('%j may mean %s', (cell, meant) =>
  expect(hints(cell)).toEqual([{ row: 2, found: cell.trim(), meant }]),
);
test.each([['7.1'], ['7.1, 1.5'], ['7, 1'], ['7.1,1.5'], ['7,1; 1,5'], [''], ['7'], ['120,5']])(
  '%j says what it is',
  (cell) => expect(hints(cell)).toEqual([]),
);
test('other techniques have no couplings', () =>
  expect(couplingHints(newBlock('IR', 'a'))).toEqual([]));
