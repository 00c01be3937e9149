import { userSchema } from '@elucida/contract/user';
import { describeUser } from '../describe-user.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';

/** GET /auth/me: the signed-in user. */
export const me: Feature = (api, context) => {
  api.get(
    '/auth/me',
    { config: { access: 'signed-in' }, schema: { response: { 200: userSchema } } },
    async (request) => describeUser(userOf(request), context),
  );
};
