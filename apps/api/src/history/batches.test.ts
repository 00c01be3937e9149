import { expect, test } from 'vitest';
import { HISTORY_BOUNDS } from '../bounds/texts.ts';
import { batchesOf, joined } from './batches.ts';

const MOST = HISTORY_BOUNDS.batchBytes;
const sizes = (bytes: number[]) =>
  batchesOf(bytes.map((each) => ({ bytes: each }))).map((batch) => batch.map((item) => item.bytes));

test.each([
  [[], []],
  [[1, 2, 3], [[1, 2, 3]]],
  [
    [MOST - 1, 1, 1],
    [[MOST - 1, 1], [1]],
  ],
  [
    [MOST * 16, 5, MOST * 16, 5],
    [[MOST * 16], [5], [MOST * 16], [5]],
  ],
])('items of %j bytes are read as %j', (bytes, batches) => {
  expect(sizes(bytes)).toEqual(batches);
});

test('small pieces go out together, in their order; a large one by itself or with what came before', async () => {
  const pieces = ['[', 'a'.repeat(MOST), 'b', 'c', ']'];
  const out: string[] = [];
  for await (const text of joined(
    (async function* () {
      yield* pieces;
    })(),
  ))
    out.push(text);
  expect(out).toEqual([`[${'a'.repeat(MOST)}`, 'bc]']);
});
