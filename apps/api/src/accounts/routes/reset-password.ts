import { ACCOUNT_MESSAGES, messageSchema, resetSchema } from '@elucida/contract/auth';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { clientAddress } from '../../http/client-address.ts';
import { endSession } from '../../http/session.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { resetPassword as reset } from '../change-password.ts';
import { resetsFrom } from '../limits.ts';
import { ownerOfResetToken } from '../queries/reset-links.ts';
import { rememberDevice } from './known-device.ts';
import { mailPasswordChanged } from './mail-password-changed.ts';

/**
 * POST /auth/reset: a new password by a mailed link, which it uses up. Ends all sessions, signs
 * nobody in, and makes this browser known to the account, so that nobody who guesses at its
 * password keeps the owner out.
 */
export const resetPassword: Feature = (api, context) => {
  api.post(
    '/auth/reset',
    {
      config: { access: 'anyone' },
      schema: { body: resetSchema, response: { 200: messageSchema } },
    },
    async (request, reply) => {
      const { token, password: secret, lang } = request.body;
      const from = clientAddress(request);
      await refuseOver(resetsFrom(from), context);
      const userId = await ownerOfResetToken(token, context);
      if (userId === null) throw new DomainError('wrong_link');
      const password_hash = await context.hasher.hash({ secret, from });
      const user = await reset({ token, userId, password_hash }, context);
      await endSession(request, reply, context);
      await rememberDevice(request, reply, { userId, context });
      mailPasswordChanged(request, reply, { user, lang, context });
      return { message: ACCOUNT_MESSAGES.reset };
    },
  );
};
