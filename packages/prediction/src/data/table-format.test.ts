import { expect, test } from 'vitest';
import { findSlot } from '../hash-table.ts';
import { decodeTableFile, encodeTableFile } from './table-format.ts';

test('a table survives encoding', () => {
  const keys = Uint32Array.from([1, 2, 129, 70_000, 2_147_483_648, 4_294_967_294, 4_294_967_295]);
  const columns = {
    signed: Int16Array.from([-32768, -1, 0, 1, 255, 256, 32767]),
    unsigned: Uint16Array.from([0, 1, 255, 256, 32768, 65534, 65535]),
    small: Uint8Array.from([0, 1, 2, 3, 4, 128, 255]),
  };
  const { header, tables } = decodeTableFile(
    encodeTableFile({
      header: { unit: 3 },
      tables: { only: { keys, columns }, empty: { keys: new Uint32Array(0), columns: {} } },
    }),
  );
  expect(header).toEqual({ unit: 3 });
  const { only, empty } = tables;
  keys.forEach((key, i) => {
    const slot = findSlot(only.table, key);
    expect(only.columns.signed[slot]).toBe(columns.signed[i]);
    expect(only.columns.unsigned[slot]).toBe(columns.unsigned[i]);
    expect(only.columns.small[slot]).toBe(columns.small[i]);
  });
  for (const absent of [3, 128, 4_294_967_293]) expect(findSlot(only.table, absent)).toBe(-1);
  expect(findSlot(empty.table, 4_294_967_295)).toBe(-1);
});

test('other bytes are refused', () => {
  expect(() => decodeTableFile(new Uint8Array([1, 2, 3, 4, 5]))).toThrow('not a table file');
});
