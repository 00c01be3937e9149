import { deleteAccountSchema, messageSchema } from '@elucida/contract/auth';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { closeAccount } from '../close-account.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import { forget, hit } from '../../limits/rate-limit.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { endSession, userOf } from '../../http/session.ts';
import { failedLoginsOf, loginsFrom } from '../limits.ts';

/**
 * As at signing in: guesses count before they are checked. The account's sessions count together,
 * and apart from strangers.
 */
async function checkPassword(
  request: FastifyRequest,
  secret: string,
  context: Context,
): Promise<void> {
  const user = userOf(request);
  const from = clientAddress(request);
  await refuseOver(loginsFrom(from), context);
  const failures = failedLoginsOf(user.email, user.id);
  const locked = await hit(context, failures);
  if (locked !== null) throw new DomainError('too_many_logins', { retryAfterS: locked });
  if (!(await context.hasher.verify({ stored: user.password_hash, secret, from })))
    throw new DomainError('wrong_password');
  await forget(context, failures.key);
}

/**
 * DELETE /account: ends what is still billed, then deletes the account and everything that is its
 * own: history, counts,
 * codes and every session. Feedback and audit entries stay without their link to it. Where the
 * payment provider cannot be
 * asked, nothing is deleted.
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
