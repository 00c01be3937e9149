import type { Selectable } from 'kysely';
import type { UsersTable } from '../db/account-tables.ts';

/**
 * A user with the address they registered, also where another unverified registration of it came
 * first.
 */
export function withOwnEmail<User extends Pick<Selectable<UsersTable>, 'email' | 'claimed_email'>>(
  user: User,
): User {
  return user.claimed_email === null ? user : { ...user, email: user.claimed_email };
}
