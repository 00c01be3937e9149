import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { holdUser } from '../users/hold-user.ts';

/**
 * Does something for an account whose password was just checked, unless it was changed meanwhile:
 * a change ends all sessions, and none may begin with the old password behind it.
 * @throws DomainError `wrong_credentials`, `not_signed_in` where the account is gone
 */
export async function withSamePassword(
  user: UserRow,
  work: (within: Context) => Promise<void>,
  context: Context,
): Promise<void> {
  await context.db.kysely.transaction().execute(async (kysely) => {
    const held = await holdUser(kysely, user.id);
    if (held === undefined) throw new DomainError('not_signed_in');
    if (held.password_hash !== user.password_hash) throw new DomainError('wrong_credentials');
    await work({ ...context, db: { ...context.db, kysely } });
  });
}
