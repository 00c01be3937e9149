import { syncSchema } from '@elucida/contract/billing';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { userOf } from '../../http/session.ts';
import { askForPlan } from '../ask-for-plan.ts';
import { syncsFrom, syncsOf } from '../limits.ts';

/**
 * POST /stripe/sync: asks the provider, so that a plan just bought is there even before the
 * provider's event is.
 */
export const syncPlan: Feature = (api, context) => {
  api.post(
    '/stripe/sync',
    { config: { access: 'signed-in' }, schema: { response: { 200: syncSchema } } },
    async (request) => {
      const user = userOf(request);
      await refuseOver(syncsFrom(clientAddress(request)), context);
      await refuseOver(syncsOf(user.id), context);
      return { plan: await askForPlan(user, context) };
    },
  );
};
