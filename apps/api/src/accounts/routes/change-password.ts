import { ACCOUNT_MESSAGES, changePasswordSchema, messageSchema } from '@elucida/contract/auth';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { sessionTokenOf, userOf } from '../../http/session.ts';
import { changePassword as change } from '../change-password.ts';
import { checkPassword } from './check-password.ts';
import { rememberDevice } from './known-device.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';

/** POST /auth/password: a new password for the old one. Ends all other sessions. */
export const changePassword: Feature = (api, context) => {
  api.post(
    '/auth/password',
    {
      config: { access: 'signed-in' },
      schema: { body: changePasswordSchema, response: { 200: messageSchema } },
    },
    async (request, reply) => {
      const { old, new: secret, lang } = request.body;
      await checkPassword(request, old, context);
      const user = userOf(request);
      const password_hash = await context.hasher.hash({ secret, from: clientAddress(request) });
      await change(user, { password_hash, session: sessionTokenOf(request) }, context);
      await rememberDevice(request, reply, { userId: user.id, context });
      mailPasswordChanged(request, reply, { user, lang, context });
      return { message: ACCOUNT_MESSAGES.password };
    },
  );
};
