import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { forget, hit, secondsLeft, takeBack } from '../limits/rate-limit.ts';
import { failedLoginsOf, failedLoginsOfStrangers, shareOfStranger } from './limits.ts';

interface Attempt {
  readonly email: string;
  /** Client address. */
  readonly from: string;
  /** Hash of the browser's token where it has signed in to the account before. */
  readonly device: string | null;
}

type Needs = Pick<Context, 'db' | 'clock'>;

const lockedFor = (retryAfterS: number) => new DomainError('too_many_logins', { retryAfterS });

/**
 * Counts for all strangers, unless this address has given its share. Returns how to take it back.
 */
async function countStranger(
  email: string,
  from: string,
  context: Needs,
): Promise<() => Promise<void>> {
  const all = failedLoginsOfStrangers(email);
  const share = shareOfStranger(email, from);
  if ((await hit(context, share)) !== null) return () => forget(context, share.key);
  const locked = await hit(context, all);
  if (locked !== null) throw lockedFor(locked);
  return async () => {
    await forget(context, share.key);
    await takeBack(context, all.key);
  };
}

/**
 * Counts an attempt to sign in as failed before the password is checked: guesses sent side by side
 * must not slip past a limit
 * together. A browser that the account knows has a count of its own, which no stranger can use up;
 * others count by client
 * address, and all of them together. Returns what to do once the attempt has succeeded.
 * @throws DomainError `too_many_logins`
 */
export async function countLogin(
  { email, from, device }: Attempt,
  context: Needs,
): Promise<() => Promise<void>> {
  const all = failedLoginsOfStrangers(email);
  // Read before anything is written: guessing from ever new addresses costs the database less.
  const over = device === null ? await secondsLeft(context, all, all.max) : null;
  if (over !== null) throw lockedFor(over);
  const own = failedLoginsOf(email, device ?? from);
  const locked = await hit(context, own);
  if (locked !== null) throw lockedFor(locked);
  const takeBackAll = device === null ? await countStranger(email, from, context) : null;
  return async () => {
    await forget(context, own.key);
    await takeBackAll?.();
  };
}
