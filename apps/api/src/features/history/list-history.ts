import { Readable } from 'node:stream';
import { historyListSchema, historyQuerySchema } from '@elucida/contract/history';
import type { Context } from '../../context.ts';
import { readAgain } from '../../db/read-again.ts';
import { itemJson } from '../../domain/history/item-json.ts';
import type { Feature } from '../../http/api.ts';
import { inTurns } from '../../http/in-turns.ts';
import { userOf } from '../../http/session.ts';
import { batchesOf, joined } from './batches.ts';
import { listedItems, type ListedItem } from './listed-items.ts';

/** Rows of a batch by their id. One deleted meanwhile is absent. */
async function readBatch(batch: readonly ListedItem[], brief: boolean, { db: { kysely } }: Context) {
  const ids = batch.map(({ id }) => id);
  const items = kysely.selectFrom('history_items').select(['id', 'user_id', 'formula', 'nombre_molecula', 'created_at', 'result_json']).where('id', 'in', ids);
  const rows = await readAgain(async () => (brief ? (await items.execute()).map((row) => ({ ...row, image_previews: '[]' })) : items.select('image_previews').execute()));
  return new Map(rows.map((row) => [row.id, row]));
}

/** The list as JSON text, one batch in memory at a time, and one picture. */
async function* listJson(items: readonly ListedItem[], brief: boolean, context: Context): AsyncGenerator<string> {
  yield '[';
  let separator = '';
  for (const batch of batchesOf(items)) {
    const rows = await readBatch(batch, brief, context);
    for (const { id } of batch) {
      const row = rows.get(id);
      if (row === undefined) continue;
      yield separator;
      const result_json = brief ? await context.texts.run('write-brief-result', row.result_json, row.result_json.length) : row.result_json;
      yield* itemJson({ ...row, result_json }, context.db);
      separator = ',';
    }
  }
  yield ']';
}

/** GET /history: the user's items, newest first, as far back as the plan lists. */
export const listHistory: Feature = (api, context) => {
  api.get('/history', { config: { access: 'signed-in' }, schema: { querystring: historyQuerySchema, response: { 200: historyListSchema } } }, async (request, reply) => {
    const { limit, offset, brief } = request.query;
    const items = await listedItems(userOf(request), { limit, offset }, context);
    return reply.type('application/json; charset=utf-8').send(Readable.from(joined(inTurns(listJson(items, brief === '1', context)))) as never);
  });
};
