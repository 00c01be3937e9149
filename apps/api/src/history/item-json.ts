import type { Database } from '../db/open-database.ts';
import { oneByOne } from '../db/one-by-one.ts';
import { insideOf } from './inside-of.ts';
import { textOf, type ItemRow } from './queries/item-row.ts';
import { pictureHashes } from './picture-name.ts';

type Db = Pick<Database, 'kysely'>;

/** The previews of an item as the inside of a JSON list, one picture in memory at a time. */
export async function* previewsJson(row: ItemRow, { kysely }: Db): AsyncGenerator<string> {
  // Only an item from before pictures were stored apart has a list that is large.
  const hashes = row.image_previews === null ? null : pictureHashes(row.image_previews);
  if (hashes === null) return yield* await oldOrLarge(row, { kysely });
  yield* picturesJson(row, hashes, { kysely });
}

/** The previews of a large item: data URLs in slices, or pictures. */
async function oldOrLarge(row: ItemRow, { kysely }: Db): Promise<AsyncGenerator<string>> {
  const { value: start = '[]' } = await textOf(row, 'image_previews', kysely).next();
  const hashes = pictureHashes(start);
  return hashes === null
    ? insideOf(textOf(row, 'image_previews', kysely))
    : picturesJson(row, hashes, { kysely });
}

/** Those that were deleted meanwhile, with their item, are passed over. */
const picturesJson = (
  { user_id }: ItemRow,
  hashes: readonly string[],
  { kysely }: Db,
): AsyncGenerator<string> =>
  oneByOne(hashes, {
    read: (hash) =>
      kysely
        .selectFrom('history_pictures')
        .select(['type', 'bytes'])
        .where('user_id', '=', user_id)
        .where('hash', '=', hash)
        .executeTakeFirst(),
    *write({ type, bytes }) {
      yield `"data:image/${type};base64,${Buffer.from(bytes as ArrayBuffer).toString('base64')}"`;
    },
  });

/**
 * A history item as JSON text, in pieces. The stored result goes in as it is, without being parsed:
 * a page of 50 with pictures is tens of megabytes. `links`: what stands in place of its pictures.
 */
export async function* itemJson(
  { row, links }: { row: ItemRow; links?: readonly string[] | undefined },
  db: Db,
): AsyncGenerator<string> {
  const head = JSON.stringify({
    id: row.id,
    formula: row.formula,
    nombre_molecula: row.nombre_molecula,
    created_at: new Date(Number(row.created_at)).toISOString(),
  });
  yield `${head.slice(0, -1)},"result_json":{`;
  let separator = '';
  for await (const piece of insideOf(textOf(row, 'result_json', db.kysely))) {
    yield piece;
    separator = ',';
  }
  yield `${separator}"image_previews":[`;
  if (links === undefined) yield* previewsJson(row, db);
  else yield JSON.stringify(links).slice(1, -1);
  yield ']}}';
}
