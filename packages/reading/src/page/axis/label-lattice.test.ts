import { expect, test } from 'vitest';
import { labelLattice } from './label-lattice.ts';

const row = (texts: readonly (string | readonly string[])[]) =>
  texts.map((t, i) => ({
    group: { x0: 95 + 100 * i, x1: 105 + 100 * i, y0: 0, y1: 12 },
    texts: typeof t === 'string' ? [t] : t,
  }));

test('the axis of a small 13C picture, half of its numbers torn', () => {
  const found = labelLattice(
    row([
      '230',
      '220',
      '210',
      '200',
      '19',
      '8',
      '7',
      '0',
      '5',
      '40',
      '130',
      '2',
      '110',
      '0',
      '90',
      '80',
      '0',
      '60',
      '0',
      '0',
      '30',
      '20',
      '10',
      '0',
    ]),
    9,
  )!;
  expect(found.line.slope).toBeCloseTo(-0.1, 3);
  expect(found.points[0]).toEqual({ x: 100, value: 230 });
});

test('points seen in some numbers only', () => {
  const found = labelLattice(row(['10.0', '9.5', '90', '85', '80', '7.5', '7.0', '65', '60']), 9)!;
  expect(found.points.map((p) => p.value)).toEqual([10, 9.5, 9, 8.5, 8, 7.5, 7, 6.5, 6]);
});

test('no points seen at all, but zeros that no number begins with', () => {
  const found = labelLattice(
    row(['60', '55', '5', '45', '40', '', '30', '25', '', '15', '10', '05', '00']),
    9,
  )!;
  expect([found.points[0]!.value, found.points.at(-1)!.value]).toEqual([6, 1]);
});

test('attempts that read different numbers count together', () => {
  expect(
    labelLattice(
      row([
        ['50', ''],
        ['100', '10'],
        ['', '150'],
        ['20', '200'],
      ]),
      9,
    )?.points.map((p) => p.value),
  ).toEqual([50, 100, 150, 200]);
});

test.each([
  ['numbers at random', ['31', '7', '880', '12', '45', '903', '66', '18']],
  ['too few numbers', ['100', '', '', '', '', '', '', '', '', '1000']],
  ['integrals', ['1.00', '2.04', '3.11', '0.97', '3.05']],
])('%s are not an axis', (_, texts) => {
  expect(labelLattice(row(texts), 9)).toBeNull();
});
