import { HISTORY_BOUNDS } from '../bounds/texts.ts';

/**
 * Splits a list, in its order, so that what is read at once stays small; an item above the bound is
 * read by itself.
 */
export function batchesOf<Item extends { readonly bytes: number }>(
  items: readonly Item[],
): Item[][] {
  const batches: Item[][] = [];
  let bytes = Number.POSITIVE_INFINITY;
  for (const item of items) {
    bytes += Number(item.bytes);
    if (bytes > HISTORY_BOUNDS.batchBytes) {
      batches.push([]);
      bytes = Number(item.bytes);
    }
    batches.at(-1)!.push(item);
  }
  return batches;
}

/**
 * Joins small pieces of a text. A stream hands over one piece in a turn of the event loop, and
 * while somebody floods the server a turn takes long: fifty pieces would wait fifty times.
 */
export async function* joined(pieces: AsyncIterable<string>): AsyncGenerator<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
    if (text.length < HISTORY_BOUNDS.batchBytes) continue;
    yield text;
    text = '';
  }
  if (text !== '') yield text;
}
