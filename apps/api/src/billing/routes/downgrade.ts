import { downgradeSchema } from '@elucida/contract/billing';
import { planResponseSchema } from '@elucida/contract/user';
import { endSubscriptions } from '../end-subscriptions.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { userOf } from '../../http/session.ts';
import { findAccount } from '../billing-account.ts';
import { refreshPlan } from '../refresh-plan.ts';

/**
 * POST /account/plan: back to Free at once, where the settings allow it. What is still billed is
 * ended with the provider first.
 */
export const downgrade: Feature = (api, context) => {
  const { config, db } = context;
  const refuseUnlessAllowed = async () => {
    if (!config.allowDirectDowngrade) throw new DomainError('downgrade_off');
  };
  api.post(
    '/account/plan',
    {
      config: { access: 'signed-in' },
      preValidation: refuseUnlessAllowed,
      schema: { body: downgradeSchema, response: { 200: planResponseSchema } },
    },
    async (request) => {
      const { id } = userOf(request);
      const account = await findAccount(id, context);
      if (account !== undefined) {
        await endSubscriptions(account.customer_id, context);
        await refreshPlan(account, null, context);
      }
      // Also a plan that an admin gave.
      await db.kysely
        .updateTable('users')
        .set({ plan: 'free', plan_renews_at: null, plan_ends_at: null })
        .where('id', '=', id)
        .execute();
      return { plan: 'free' as const };
    },
  );
};
