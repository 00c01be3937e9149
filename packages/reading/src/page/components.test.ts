import { expect, test } from 'vitest';
import { connectedComponents } from './components.ts';
import { findTextRows } from './text/text-rows.ts';

function picture(rows: string[]) {
  const width = rows[0]!.length;
  return {
    width,
    height: rows.length,
    level: Uint8Array.from(rows.join(''), (c) => (c === '#' ? 255 : 0)),
  };
}

test('patches that touch at a corner are one, a fork is joined', () => {
  const { list } = connectedComponents(
    picture(['#..#..#', '.#.#.#.', '..###..', '.......', '##.....']),
    128,
  );
  expect(list).toHaveLength(2);
  expect(list[0]).toMatchObject({ x0: 0, y0: 0, x1: 7, y1: 3, area: 9 });
  expect(list[1]).toMatchObject({ x0: 0, y0: 4, x1: 2, y1: 5, area: 2 });
});

test('nothing at all', () => {
  expect(connectedComponents(picture(['...', '...']), 128).list).toEqual([]);
});

test('characters on one base line make a row, gaps make words', () => {
  const glyph = (id: number, x0: number, y1: number) => ({
    id,
    x0,
    x1: x0 + 6,
    y0: y1 - 9,
    y1,
    area: 30,
  });
  const rows = findTextRows(
    [glyph(1, 10, 100), glyph(2, 18, 100), glyph(3, 60, 100), glyph(4, 68, 101), glyph(5, 10, 50)],
    200,
  );
  expect(rows.map((r) => r.groups.map((g) => [g.x0, g.x1]))).toEqual([
    [
      [10, 24],
      [60, 74],
    ],
    [[10, 16]],
  ]);
});
