import { deleteAccountSchema, messageSchema } from '@elucida/contract/auth';
import type { Context } from '../../context.ts';
import { closeAccount } from '../../domain/billing/close-account.ts';
import type { Feature } from '../../http/api.ts';
import { ApiError } from '../../http/api-error.ts';
import { forget, hit } from '../../http/rate-limit.ts';
import { endSession, userOf, type UserRow } from '../../http/session.ts';
import { failedLoginsOf } from './limits.ts';

/** As at signing in: guesses count before they are checked, and together with those made there. */
async function checkPassword(user: UserRow, password: string, context: Context): Promise<void> {
  const failures = failedLoginsOf(user.email);
  const locked = await hit(context, failures);
  if (locked !== null) throw new ApiError('too_many_logins', { retryAfterS: locked });
  if (!(await context.hasher.verify(user.password_hash, password))) throw new ApiError('wrong_password');
  await forget(context, failures.key);
}

/**
 * DELETE /account: ends what is still billed, then deletes the account and everything that is its own: history, counts,
 * codes and every session. Feedback and audit entries stay without their link to it. Where the payment provider cannot be
 * asked, nothing is deleted.
 */
export const deleteAccount: Feature = (api, context) => {
  api.delete('/account', { config: { access: 'signed-in' }, schema: { body: deleteAccountSchema, response: { 200: messageSchema } } }, async (request, reply) => {
    const user = userOf(request);
    await checkPassword(user, request.body.password, context);
    await closeAccount(user.id, context);
    await endSession(request, reply, context);
    return { message: 'Your account is deleted.' };
  });
};
