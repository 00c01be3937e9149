import { deleteAccountSchema, messageSchema } from '@elucida/contract/auth';
import { closeAccount } from '../close-account.ts';
import type { Feature } from '../../http/api.ts';
import { endSession, userOf } from '../../http/session.ts';
import { checkPassword } from './check-password.ts';

/**
 * DELETE /account: ends what is still billed, then deletes the account and everything that is its
 * own: history, counts, codes and every session. Feedback and audit entries stay without their link
 * to it. Where the payment provider cannot be asked, nothing is deleted.
 */
export const deleteAccount: Feature = (api, context) => {
  api.delete(
    '/account',
    {
      config: { access: 'signed-in' },
      schema: { body: deleteAccountSchema, response: { 200: messageSchema } },
    },
    async (request, reply) => {
      await checkPassword(request, request.body.password, context);
      await closeAccount(userOf(request).id, context);
      await endSession(request, reply, context);
      return { message: 'Your account is deleted.' };
    },
  );
};
