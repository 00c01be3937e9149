import { syncSchema } from '@elucida/contract/billing';
import { atPresent } from '../../domain/billing/plan-at-present.ts';
import type { Feature } from '../../http/api.ts';
import { ApiError } from '../../http/api-error.ts';
import { hit, type Limit } from '../../http/rate-limit.ts';
import { userOf } from '../../http/session.ts';
import { findAccount } from './billing-account.ts';
import { refreshPlan } from './refresh-plan.ts';

/** Every sync asks the provider, whose own limit all users share. */
const syncsOf = (userId: string): Limit => ({ key: `billing-sync:${userId}`, max: 1_200, windowMs: 60_000 });

/** POST /stripe/sync: asks the provider, so that a plan just bought is there even before the provider's event is. */
export const syncPlan: Feature = (api, context) => {
  const { db, clock } = context;
  api.post('/stripe/sync', { config: { access: 'signed-in' }, schema: { response: { 200: syncSchema } } }, async (request) => {
    const user = userOf(request);
    const account = await findAccount(user.id, context);
    if (account === undefined) return { plan: user.plan };
    const wait = await hit(context, syncsOf(user.id));
    if (wait !== null) throw new ApiError('rate_limited', { retryAfterS: wait });
    await refreshPlan(account, null, context);
    const row = await db.kysely.selectFrom('users').selectAll().where('id', '=', user.id).executeTakeFirstOrThrow();
    return { plan: atPresent(row, clock.now()).plan };
  });
};
