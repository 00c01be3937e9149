import { readAgain } from './read-again.ts';

interface Walk<Key, Row> {
  readonly read: (key: Key) => Promise<Row | undefined>;
  /** The JSON text of a row, in as many pieces as it likes. */
  readonly write: (row: Row, key: Key) => Iterable<string> | AsyncIterable<string>;
}

/** The inside of a JSON list, one row in memory at a time. What went meanwhile is passed over. */
export async function* oneByOne<Key, Row>(
  keys: readonly Key[],
  { read, write }: Walk<Key, Row>,
): AsyncGenerator<string> {
  let separator = '';
  for (const key of keys) {
    const row = await readAgain(() => read(key));
    if (row === undefined) continue;
    yield separator;
    yield* write(row, key);
    separator = ',';
  }
}
