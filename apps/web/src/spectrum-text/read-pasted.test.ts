import { expect, test } from 'vitest';
import { readPasted } from './read-pasted.ts';

test.each([
  ['an ACS string', '1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H)', 'H1NMR'],
  ['bare signals', '4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H)', 'H1NMR'],
  ['a table', '4.12\tq\t7.1\t2H\n2.04\ts\t\t3H', 'H1NMR'],
  ['a list of shifts', '171.1, 60.4', 'C13NMR'],
  ['a signal a line', '4.12 (q, J = 7.1 Hz, 2H),\n2.04 (s, 3H)', 'H1NMR'],
  ['an ACS string over lines', '13C NMR (101 MHz,\nCDCl3) δ 171.1,\n60.4', 'C13NMR'],
  ['numbers in two columns', '91\t100\n134\t45', 'MS'],
  ['numbers in two columns of spaces', '91 100\n134 45', 'MS'],
  ['shifts in lines', '171,1\n60,4', 'C13NMR'],
  ['an IR list', '1741 (s), 1241 (s) cm-1', 'IR'],
] as const)('%s gives two peaks', (_name, text, type) =>
  expect(readPasted(text, type).rows).toHaveLength(2),
);

test.each([
  'NMR (CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H)',
  '1H NMR (400 MHz, CDCl3) δ 4.12 (q, J = 7.1 Hz, 2H), 2.04 (s, 3H)',
])('a ¹H list pasted into a ¹³C spectrum is refused by name: %s', (text) =>
  expect(readPasted(text, 'C13NMR')).toMatchObject({
    rows: [],
    error: { code: 'other_technique', type: 'H1NMR' },
  }),
);

test('a skipped row is reported, with its line', () => {
  const { rows, skipped } = readPasted('91\t100\nbase peak\t3', 'MS');
  expect(rows).toHaveLength(1);
  expect(skipped[0]).toMatchObject({ line: 2, found: 'base peak' });
});

test('what is not a list of peaks points at the token', () => {
  const { rows, error } = readPasted('hello world', 'IR');
  expect(rows).toEqual([]);
  expect(error?.found).not.toBe('');
});
