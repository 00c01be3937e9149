import type { Queries } from '../../db/open-database.ts';
import { readAgain } from '../../db/read-again.ts';
import type { ItemRow } from './item-row.ts';

/** The result of an item as JSON text, in one piece; an empty one where it is deleted meanwhile. */
export async function wholeResult({ id, result_json }: ItemRow, kysely: Queries): Promise<string> {
  if (result_json !== null) return result_json;
  const row = await readAgain(() =>
    kysely
      .selectFrom('history_items')
      .select('result_json')
      .where('id', '=', id)
      .executeTakeFirst(),
  );
  return row?.result_json ?? '{}';
}
