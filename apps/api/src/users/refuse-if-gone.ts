import type { Context } from '../context.ts';
import { DatabaseError } from '../db/database-error.ts';
import { DomainError } from '../domain-error.ts';

/**
 * For what failed while it wrote for a user: `not_signed_in` where a call at the same time has deleted the
 * account, else the failure itself.
 */
export async function refuseIfGone(
  userId: string,
  failure: unknown,
  { db }: Pick<Context, 'db'>,
): Promise<never> {
  if (failure instanceof DatabaseError) throw failure;
  const user = await db.kysely
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst();
  throw user === undefined ? new DomainError('not_signed_in') : failure;
}
