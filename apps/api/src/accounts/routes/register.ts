import { registerSchema } from '@elucida/contract/auth';
import { userSchema } from '@elucida/contract/user';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { startSession } from '../../http/session.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { describeUser } from '../describe-user.ts';
import { registrationsFrom } from '../limits.ts';
import { registerAccount } from '../register-account.ts';
import { rememberDevice } from './known-device.ts';

/**
 * POST /auth/register: makes the account and signs in. It sends no code: the account page does. An
 * address that nobody has verified can be registered again; it will belong to who verifies it.
 */
export const register: Feature = (api, context) => {
  api.post(
    '/auth/register',
    {
      config: { access: 'anyone', listDetail: true },
      schema: { body: registerSchema, response: { 200: userSchema } },
    },
    async (request, reply) => {
      const { email, name, password } = request.body;
      const from = clientAddress(request);
      await refuseOver(registrationsFrom(from), context);
      const user = await registerAccount(
        { email, name, password_hash: await context.hasher.hash({ secret: password, from }) },
        {
          from,
          signIn: (userId, within) => startSession(request, reply, { userId, context: within }),
        },
        context,
      );
      await rememberDevice(request, reply, { userId: user.id, context });
      return describeUser(user, context);
    },
  );
};
