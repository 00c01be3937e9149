import { Readable } from 'node:stream';
import { historyListSchema, historyQuerySchema } from '@elucida/contract/history';
import type { Context } from '../../context.ts';
import { readAgain } from '../../db/read-again.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { itemIds } from './item-ids.ts';
import { briefItemJson, itemJson } from './item-json.ts';

async function readItem(id: string, brief: boolean, { db }: Context): Promise<string | undefined> {
  const item = db.kysely.selectFrom('history_items').select(['id', 'formula', 'nombre_molecula', 'created_at', 'result_json']).where('id', '=', id);
  if (!brief) {
    const row = await item.select('image_previews').executeTakeFirst();
    return row && itemJson(row);
  }
  const row = await item.executeTakeFirst();
  return row && briefItemJson(row);
}

/** The list as JSON text, one item in memory at a time. An item deleted meanwhile is left out. */
async function* listJson(ids: readonly string[], brief: boolean, context: Context): AsyncGenerator<string> {
  let separator = '[';
  for (const id of ids) {
    const item = await readAgain(() => readItem(id, brief, context));
    if (item === undefined) continue;
    yield separator + item;
    separator = ',';
  }
  yield separator === '[' ? '[]' : ']';
}

/** GET /history: the user's items, newest first, as far back as the plan lists. */
export const listHistory: Feature = (api, context) => {
  api.get('/history', { config: { access: 'signed-in' }, schema: { querystring: historyQuerySchema, response: { 200: historyListSchema } } }, async (request, reply) => {
    const { limit, offset, brief } = request.query;
    const ids = await itemIds(userOf(request), { limit, offset }, context);
    return reply.type('application/json; charset=utf-8').send(Readable.from(listJson(ids, brief === '1', context)) as never);
  });
};
