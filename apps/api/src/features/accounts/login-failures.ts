import type { Context } from '../../context.ts';
import { ApiError } from '../../http/api-error.ts';
import { forget, hit, takeBack } from '../../http/rate-limit.ts';
import { failedLoginsOf, failedLoginsOfStrangers } from './limits.ts';

interface Attempt {
  readonly email: string;
  /** Client address. */
  readonly from: string;
  /** Hash of the browser's token where it has signed in to the account before. */
  readonly device: string | null;
}

/**
 * Counts an attempt to sign in as failed before the password is checked: guesses sent side by side must not slip past a limit
 * together. A browser that the account knows has a count of its own, which no stranger can use up; others count by client
 * address, and all of them together. Returns what to do once the attempt has succeeded.
 * @throws ApiError `too_many_logins`
 */
export async function countLogin({ email, from, device }: Attempt, context: Pick<Context, 'db' | 'clock'>): Promise<() => Promise<void>> {
  const own = failedLoginsOf(email, device ?? from);
  const all = failedLoginsOfStrangers(email);
  const locked = (await hit(context, own)) ?? (device === null ? await hit(context, all) : null);
  if (locked !== null) throw new ApiError('too_many_logins', { retryAfterS: locked });
  return async () => {
    await forget(context, own.key);
    if (device === null) await takeBack(context, all.key);
  };
}
