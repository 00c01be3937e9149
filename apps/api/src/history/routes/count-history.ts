import { countSchema } from '@elucida/contract/history';
import type { Context } from '../../context.ts';
import { startOfMonth } from '../../calendar-day.ts';
import { oldestListed } from '../window.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';

async function countSince(
  userId: string,
  since: number,
  { db }: Context,
): Promise<{ count: number }> {
  const row = await db.kysely
    .selectFrom('history_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow();
  return { count: Number(row.count) };
}

/**
 * GET /history/count and /history/count_month: what the plan lists, in all and since the first of
 * the month.
 */
export const countHistory: Feature = (api, context) => {
  const options = {
    config: { access: 'signed-in' },
    schema: { response: { 200: countSchema } },
  } as const;
  api.get('/history/count', options, async (request) => {
    const user = userOf(request);
    return countSince(user.id, oldestListed(user, context.clock.now()), context);
  });
  api.get('/history/count_month', options, async (request) => {
    const user = userOf(request);
    const now = context.clock.now();
    return countSince(
      user.id,
      Math.max(oldestListed(user, now), startOfMonth(now, context.config.quotaTimeZone)),
      context,
    );
  });
};
