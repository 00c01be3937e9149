import type { Context } from '../../context.ts';
import { ApiError } from '../../http/api-error.ts';
import { forget, hit, secondsLeft, takeBack } from '../../http/rate-limit.ts';
import { failedLoginsOf, failedLoginsOfStrangers, shareOfStranger } from './limits.ts';

interface Attempt {
  readonly email: string;
  /** Client address. */
  readonly from: string;
  /** Hash of the browser's token where it has signed in to the account before. */
  readonly device: string | null;
}

type Needs = Pick<Context, 'db' | 'clock'>;

/** Counts for all strangers, unless this address has given its share. Returns the seconds to wait, or how to take it back. */
async function countStranger(email: string, from: string, context: Needs): Promise<number | (() => Promise<void>)> {
  const all = failedLoginsOfStrangers(email);
  const share = shareOfStranger(email, from);
  if ((await hit(context, share)) !== null) return (await secondsLeft(context, all, all.max)) ?? (async () => forget(context, share.key));
  return (await hit(context, all)) ?? (async () => {
    await forget(context, share.key);
    await takeBack(context, all.key);
  });
}

/**
 * Counts an attempt to sign in as failed before the password is checked: guesses sent side by side must not slip past a limit
 * together. A browser that the account knows has a count of its own, which no stranger can use up; others count by client
 * address, and all of them together. Returns what to do once the attempt has succeeded.
 * @throws ApiError `too_many_logins`
 */
export async function countLogin({ email, from, device }: Attempt, context: Needs): Promise<() => Promise<void>> {
  const own = failedLoginsOf(email, device ?? from);
  const locked = await hit(context, own);
  if (locked !== null) throw new ApiError('too_many_logins', { retryAfterS: locked });
  const counted = device === null ? await countStranger(email, from, context) : async () => {};
  if (typeof counted === 'number') throw new ApiError('too_many_logins', { retryAfterS: counted });
  return async () => {
    await forget(context, own.key);
    await counted();
  };
}
