import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import { userOf } from '../../http/session.ts';
import { forget, hit } from '../../limits/rate-limit.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { failedLoginsOf, loginsFrom } from '../limits.ts';

/**
 * The password of who is signed in, again. As at signing in, guesses count before they are checked;
 * the account's sessions count together, and apart from strangers.
 * @throws DomainError `wrong_password`, `too_many_logins`, `rate_limited`
 */
export async function checkPassword(
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
