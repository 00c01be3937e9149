import { Readable } from 'node:stream';
import { historyListSchema, historyQuerySchema } from '@elucida/contract/history';
import type { Context } from '../../context.ts';
import { readAgain } from '../../db/read-again.ts';
import { itemJson } from '../../domain/history/item-json.ts';
import { selectItems } from '../../domain/history/item-row.ts';
import type { Feature } from '../../http/api.ts';
import { inTurns } from '../../http/in-turns.ts';
import { userOf } from '../../http/session.ts';
import { itemIds } from './item-ids.ts';

async function* oneJson(id: string, brief: boolean, { db, texts }: Context): AsyncGenerator<string> {
  const row = await readAgain(() => selectItems(db.kysely).where('id', '=', id).executeTakeFirst());
  if (row === undefined) return;
  if (!brief) return yield* itemJson(row, db);
  const result_json = await texts.inTurn(async () => {
    const whole = row.result_json ?? (await readAgain(() => db.kysely.selectFrom('history_items').select('result_json').where('id', '=', id).executeTakeFirst()))?.result_json ?? '{}';
    return texts.run('write-brief-result', whole, whole.length);
  });
  yield* itemJson({ ...row, result_json, image_previews: '[]' }, db);
}

/** The list as JSON text, one item in memory at a time. An item deleted meanwhile is left out. */
async function* listJson(ids: readonly string[], brief: boolean, context: Context): AsyncGenerator<string> {
  yield '[';
  let separator = '';
  for (const id of ids) {
    let begun = false;
    for await (const part of oneJson(id, brief, context)) {
      yield begun ? part : separator + part;
      begun = true;
    }
    if (begun) separator = ',';
  }
  yield ']';
}

/** GET /history: the user's items, newest first, as far back as the plan lists. */
export const listHistory: Feature = (api, context) => {
  api.get('/history', { config: { access: 'signed-in' }, schema: { querystring: historyQuerySchema, response: { 200: historyListSchema } } }, async (request, reply) => {
    const { limit, offset, brief } = request.query;
    const ids = await itemIds(userOf(request), { limit, offset }, context);
    return reply.type('application/json; charset=utf-8').send(Readable.from(inTurns(listJson(ids, brief === '1', context))) as never);
  });
};
