import { randomUUID } from 'node:crypto';
import { historyItemSchema, historySaveSchema, type HistoryItem } from '@elucida/contract/history';
import { HISTORY_BODY_BYTES, HISTORY_MAX_ITEMS } from '@elucida/contract/limits';
import { sql } from 'kysely';
import { refuseIfGone } from '../../domain/refuse-if-gone.ts';
import type { Feature } from '../../http/api.ts';
import { ApiError } from '../../http/api-error.ts';
import { userOf } from '../../http/session.ts';
import { checkedPreviews } from './check-previews.ts';

/** POST /history: keeps a result, at most 2,000 a user. Committed before it is acknowledged. */
export const saveHistoryItem: Feature = (api, context) => {
  const options = { config: { access: 'signed-in' }, bodyLimit: HISTORY_BODY_BYTES, schema: { body: historySaveSchema, response: { 200: historyItemSchema.omit({ result_json: true }) } } } as const;
  api.post('/history', options, async (request): Promise<Omit<HistoryItem, 'result_json'>> => {
    const user = userOf(request);
    const { formula, nombre_molecula = null, result_json } = request.body;
    const previews = await checkedPreviews(result_json);
    const { image_previews: _previews, image_preview: _preview, ...result } = result_json;
    const id = randomUUID();
    const created_at = context.clock.now();
    await context.db.kysely.transaction().execute(async (transaction) => {
      const counted = await transaction
        .updateTable('users')
        .set({ history_count: sql<number>`history_count + 1` })
        .where('id', '=', user.id)
        .where('history_count', '<', HISTORY_MAX_ITEMS)
        .returning('id')
        .executeTakeFirst();
      if (counted === undefined) throw new ApiError('history_full');
      await transaction
        .insertInto('history_items')
        .values({ id, user_id: user.id, formula, nombre_molecula, result_json: JSON.stringify(result), image_previews: JSON.stringify(previews), created_at })
        .execute();
    }).catch((error: unknown) => refuseIfGone(user.id, error, context));
    return { id, formula, nombre_molecula, created_at: new Date(created_at).toISOString() };
  });
};
