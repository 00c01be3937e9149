import type { Queries } from '../../db/open-database.ts';

/**
 * Marks an account's address as verified and makes it the account's own: other unverified
 * registrations of it lose it, and `removeUnverified` deletes them. Runs in the caller's
 * transaction.
 */
export async function takeAddress(
  transaction: Queries,
  { id, email }: { id: string; email: string },
): Promise<void> {
  // The holder makes way first: no two rows may have the address.
  await transaction
    .updateTable('users')
    .set(({ ref }) => ({ email: ref('id'), claimed_email: email }))
    .where('email', '=', email)
    .where('id', '!=', id)
    .where('is_verified', '=', 0)
    .execute();
  await transaction
    .updateTable('users')
    .set({ email, claimed_email: null, is_verified: 1 })
    .where('id', '=', id)
    .execute();
}
