import { billingQuerySchema, checkoutSchema, redirectSchema } from '@elucida/contract/billing';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { userOf } from '../../http/session.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { visitsFrom, visitsOf } from '../limits.ts';
import { openCheckout } from '../open-checkout.ts';
import { originOf } from './origin-of.ts';

/**
 * POST /stripe/checkout: the address where a plan is bought. Who has a subscription is led to where
 * it is changed, paid or resumed instead: nobody ever has two.
 */
export const startCheckout: Feature = (api, context) => {
  const { config } = context;
  api.post(
    '/stripe/checkout',
    {
      config: { access: 'signed-in' },
      schema: {
        querystring: billingQuerySchema,
        body: checkoutSchema,
        response: { 200: redirectSchema },
      },
    },
    async (request) => {
      const { plan } = request.body;
      const user = userOf(request);
      await refuseOver(visitsFrom(clientAddress(request)), context);
      await refuseOver(visitsOf(user.id), context);
      return {
        url: await openCheckout({ user, plan, origin: originOf(request, config) }, context),
      };
    },
  );
};
