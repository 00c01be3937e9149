import { planResponseSchema } from '@elucida/contract/user';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';

/** GET /me/plan: the plan of the signed-in user. */
export const plan: Feature = (api) => {
  api.get(
    '/me/plan',
    { config: { access: 'signed-in' }, schema: { response: { 200: planResponseSchema } } },
    async (request) => ({ plan: userOf(request).plan }),
  );
};
