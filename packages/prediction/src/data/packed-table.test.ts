import { expect, test } from 'vitest';
import { pack, readPackedTable, unpack } from './packed-table.ts';

test('numbers come back in whole steps of the scale, at most 127 of them', () => {
  const scale = 1 / 24;
  const packed = pack([0, 1, -1, 0.02, 1000, -1000], scale);
  expect(packed).toHaveLength(8 + 6);
  expect([...unpack(packed)]).toEqual(
    [0, 24, -24, 0, 127, -127].map((steps) => Math.fround(steps * scale)),
  );
});

test('a table of another number of features is refused', () => {
  expect(readPackedTable('ms-weights.bin', 572)).toHaveLength(572);
  expect(() => readPackedTable('ms-weights.bin', 600)).toThrow(
    'ms-weights.bin has 572 numbers instead of 600',
  );
});
