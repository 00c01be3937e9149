import { downgradeSchema } from '@elucida/contract/billing';
import { planResponseSchema } from '@elucida/contract/user';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { userOf } from '../../http/session.ts';
import { endPlan } from '../end-plan.ts';

/**
 * POST /account/plan: back to Free at once, where the settings allow it. What is still billed is
 * ended with the provider first.
 */
export const downgrade: Feature = (api, context) => {
  const { config } = context;
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
      await endPlan(userOf(request).id, context);
      return { plan: 'free' as const };
    },
  );
};
