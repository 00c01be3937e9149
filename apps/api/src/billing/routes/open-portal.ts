import { billingQuerySchema, redirectSchema } from '@elucida/contract/billing';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { userOf } from '../../http/session.ts';
import { ensureAccount } from '../billing-account.ts';
import { visitsFrom, visitsOf } from '../limits.ts';
import { originOf } from './origin-of.ts';

/** POST /stripe/portal: the address where a plan is managed, cancelled or changed. */
export const openPortal: Feature = (api, context) => {
  api.post(
    '/stripe/portal',
    {
      config: { access: 'signed-in' },
      schema: { querystring: billingQuerySchema, response: { 200: redirectSchema } },
    },
    async (request) => {
      const user = userOf(request);
      await refuseOver(visitsFrom(clientAddress(request)), context);
      await refuseOver(visitsOf(user.id), context);
      const { user_id: userId, customer_id: customerId } = await ensureAccount(user, context);
      const visit = { ...originOf(request, context.config), userId, customerId };
      return { url: await context.payments.openPortal(visit) };
    },
  );
};
