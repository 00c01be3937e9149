import type { Selectable } from 'kysely';
import type { Database } from '../../db/open-database.ts';
import { readAgain } from '../../db/read-again.ts';
import type { HistoryItemsTable } from '../../db/schema.ts';
import { pictureHashes } from './picture-name.ts';

type Row = Pick<Selectable<HistoryItemsTable>, 'id' | 'user_id' | 'formula' | 'nombre_molecula' | 'created_at' | 'result_json' | 'image_previews'>;

/** The previews of an item as the inside of a JSON list, one picture in memory at a time. */
export async function* previewsJson({ user_id, image_previews }: Pick<Row, 'user_id' | 'image_previews'>, { kysely }: Pick<Database, 'kysely'>): AsyncGenerator<string> {
  const hashes = pictureHashes(image_previews);
  if (hashes === null) return yield image_previews.slice(1, -1);
  let separator = '';
  for (const hash of hashes) {
    const picture = await readAgain(() => kysely.selectFrom('history_pictures').select(['type', 'bytes']).where('user_id', '=', user_id).where('hash', '=', hash).executeTakeFirst());
    // Deleted meanwhile, with its item.
    if (picture === undefined) continue;
    yield `${separator}"data:image/${picture.type};base64,${Buffer.from(picture.bytes as ArrayBuffer).toString('base64')}"`;
    separator = ',';
  }
}

/**
 * A history item as JSON text, in pieces. The stored result goes in as it is, without being parsed: a page of 50 with
 * pictures is tens of megabytes.
 */
export async function* itemJson(row: Row, db: Pick<Database, 'kysely'>): AsyncGenerator<string> {
  const head = JSON.stringify({ id: row.id, formula: row.formula, nombre_molecula: row.nombre_molecula, created_at: new Date(Number(row.created_at)).toISOString() });
  const inside = row.result_json.slice(1, -1).trim();
  yield `${head.slice(0, -1)},"result_json":{${inside === '' ? '' : `${inside},`}"image_previews":[`;
  yield* previewsJson(row, db);
  yield ']}}';
}

/** A stored result without its raw output, for lists of many items. */
export function briefResult(result_json: string): string {
  const result = JSON.parse(result_json) as Record<string, unknown>;
  return JSON.stringify(Object.fromEntries(Object.entries(result).filter(([key]) => !key.startsWith('raw_'))));
}
