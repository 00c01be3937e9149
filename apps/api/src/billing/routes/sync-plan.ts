import { syncSchema } from '@elucida/contract/billing';
import { atPresent } from '../../users/plan-at-present.ts';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { userOf } from '../../http/session.ts';
import { findAccount } from '../billing-account.ts';
import { syncsFrom, syncsOf } from '../limits.ts';
import { refreshPlan } from '../refresh-plan.ts';

/**
 * POST /stripe/sync: asks the provider, so that a plan just bought is there even before the
 * provider's event is.
 */
export const syncPlan: Feature = (api, context) => {
  const { db, clock } = context;
  api.post(
    '/stripe/sync',
    { config: { access: 'signed-in' }, schema: { response: { 200: syncSchema } } },
    async (request) => {
      const user = userOf(request);
      await refuseOver(syncsFrom(clientAddress(request)), context);
      await refuseOver(syncsOf(user.id), context);
      const account = await findAccount(user.id, context);
      if (account === undefined) return { plan: user.plan };
      await refreshPlan(account, null, context);
      const row = await db.kysely
        .selectFrom('users')
        .selectAll()
        .where('id', '=', user.id)
        .executeTakeFirstOrThrow();
      return { plan: atPresent(row, clock.now()).plan };
    },
  );
};
