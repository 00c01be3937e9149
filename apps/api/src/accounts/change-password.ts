import type { Context } from '../context.ts';
import type { Queries } from '../db/open-database.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { withOwnEmail } from '../users/with-own-email.ts';
import { changeLane } from './limits.ts';
import { dropCodesOfLane } from './queries/codes.ts';
import { holdUser } from '../users/hold-user.ts';
import { endSessions } from './queries/open-sessions.ts';
import { withdrawAllKeys } from './queries/own-keys.ts';
import { endResetTokens, useResetToken } from './queries/reset-links.ts';
import { writeAudit } from './queries/write-audit.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

interface Change {
  readonly userId: string;
  readonly password_hash: string;
  /** Token of the session that goes on; all others end. */
  readonly but: string | null;
  readonly source: 'account' | 'mail';
}

/**
 * What both ways share. With the password end sessions, links, and codes for another address; keys of
 * the API only where it was forgotten: who is signed in sees them, and programs go on.
 */
async function write(
  transaction: Queries,
  { userId, password_hash, but, source }: Change,
  { clock }: Pick<Context, 'clock'>,
): Promise<void> {
  await transaction.updateTable('users').set({ password_hash }).where('id', '=', userId).execute();
  await endResetTokens(transaction, userId);
  await endSessions(transaction, { userId, but });
  await dropCodesOfLane(transaction, changeLane(userId));
  if (source === 'mail') await withdrawAllKeys(transaction, { userId, now: clock.now() });
  await writeAudit(transaction, { userId, source, action: 'password', now: clock.now() });
}

/**
 * Changes the password of who is signed in and has given the old one (`user`, as it was then).
 * @throws DomainError `wrong_password` where it was changed meanwhile
 */
export async function changePassword(
  user: UserRow,
  { password_hash, session }: { password_hash: string; session: string },
  context: Needs,
): Promise<void> {
  await context.db.kysely.transaction().execute(async (transaction) => {
    const held = await holdUser(transaction, user.id);
    if (held?.password_hash !== user.password_hash) throw new DomainError('wrong_password');
    await write(
      transaction,
      { userId: user.id, password_hash, but: session, source: 'account' },
      context,
    );
  });
}

/**
 * Changes the password of the account that a mailed link belongs to, once. Returns the account.
 * @throws DomainError `wrong_link`
 */
export async function resetPassword(
  { token, userId, password_hash }: { token: string; userId: string; password_hash: string },
  context: Needs,
): Promise<UserRow> {
  return context.db.kysely.transaction().execute(async (transaction) => {
    const user = await holdUser(transaction, userId);
    if (user === undefined || !(await useResetToken(transaction, { token, userId })))
      throw new DomainError('wrong_link');
    await write(transaction, { userId, password_hash, but: null, source: 'mail' }, context);
    return withOwnEmail(user);
  });
}
