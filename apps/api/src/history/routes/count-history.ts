import { countSchema } from '@elucida/contract/history';
import { startOfMonth } from '../../calendar-day.ts';
import { oldestListed } from '../window.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { countSince } from '../queries/count-items.ts';

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
