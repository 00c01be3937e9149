import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { hit, forget, secondsLeft } from '../limits/rate-limit.ts';
import { withOwnEmail } from '../users/with-own-email.ts';
import {
  changeLane,
  codeTo,
  emailChangesOf,
  emailChangesTo,
  emailChangeTriesWith,
  triesWith,
} from './limits.ts';
import { accountsOf } from './queries/accounts-of.ts';
import { dropCodes, isValidCode, storeCode } from './queries/codes.ts';
import { holdUser } from '../users/hold-user.ts';
import { endResetTokens } from './queries/reset-links.ts';
import { takeAddress } from './queries/take-address.ts';
import { writeAudit } from './queries/write-audit.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/**
 * A code for an account to take a new address with; null where the address is another account's,
 * which only the mail to it says.
 * @throws DomainError `same_email`, `code_cooldown`, `rate_limited`
 */
export async function askForEmail(
  user: UserRow,
  email: string,
  context: Needs,
): Promise<string | null> {
  if (email === user.email) throw new DomainError('same_email');
  const lane = changeLane(user.id);
  const soon = await hit(context, codeTo(email, lane));
  if (soon !== null)
    throw new DomainError('code_cooldown', {
      detail: `Please wait ${soon} s before requesting again.`,
      retryAfterS: soon,
    });
  const wait =
    (await hit(context, emailChangesOf(user.id))) ?? (await hit(context, emailChangesTo(email)));
  if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
  const code = await storeCode(email, lane, context);
  await forget(context, triesWith(email, lane).key);
  const [holder] = await accountsOf(email, context);
  return holder?.is_verified === 1 ? null : code;
}

/** Counts a try before the code is compared, for the account and for all accounts together. */
async function takeTry(email: string, lane: string, context: Needs): Promise<void> {
  if ((await hit(context, triesWith(email, lane))) !== null)
    throw new DomainError('code_tries', {
      retryAfterS: (await secondsLeft(context, codeTo(email, lane))) ?? 1,
    });
  const wait = await hit(context, emailChangeTriesWith(email));
  if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
}

/**
 * Gives an account the address whose code it has, and verifies it. Links that were mailed to the
 * old address end. Returns the account as it was.
 * @throws DomainError `wrong_code`, `code_tries`, `rate_limited`, `email_taken`
 */
export async function changeEmail(
  user: UserRow,
  { email, code }: { email: string; code: string },
  context: Needs,
): Promise<UserRow> {
  const lane = changeLane(user.id);
  await takeTry(email, lane, context);
  if (!(await isValidCode({ email, code, lanes: [lane] }, context)))
    throw new DomainError('wrong_code');
  return context.db.kysely.transaction().execute(async (transaction) => {
    const held = await holdUser(transaction, user.id);
    // Of two at the same moment, also of two accounts, the second finds the codes gone.
    if (held === undefined || !(await dropCodes(transaction, email)))
      throw new DomainError('wrong_code');
    const [holder] = await accountsOf(email, {
      db: { ...context.db, kysely: transaction },
    });
    if (holder?.is_verified === 1 && holder.id !== user.id) throw new DomainError('email_taken');
    await takeAddress(transaction, { id: user.id, email });
    await endResetTokens(transaction, user.id);
    await writeAudit(transaction, {
      userId: user.id,
      source: 'account',
      action: 'email',
      now: context.clock.now(),
    });
    return withOwnEmail(held);
  });
}
