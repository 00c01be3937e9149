import { randomUUID } from 'node:crypto';
import type { AuditAction } from '@elucida/contract/admin';
import type { Database, Queries } from '../db/open-database.ts';
import type { UserRow } from '../db/account-tables.ts';
import { atPresent } from '../users/plan-at-present.ts';

/** Who changes an account: a signed-in admin, or an operator at the shell. */
export type Actor = { readonly id: string } | 'shell';

export interface Change {
  readonly actor: Actor;
  /** Whose account. */
  readonly userId: string;
  readonly now: number;
}

interface Entry {
  readonly action: AuditAction;
  readonly before: string;
  readonly after: string;
}

/**
 * Changes one account and writes into the audit what was changed, both or neither. `apply` gets the
 * account as it is while nobody else can change it. Returns whether there is such an account.
 */
export async function audited(
  { kysely }: Pick<Database, 'kysely'>,
  { actor, userId, now }: Change,
  apply: (transaction: Queries, user: UserRow) => Promise<Entry>,
): Promise<boolean> {
  return kysely.transaction().execute(async (transaction) => {
    // A write that changes nothing, and not a read, comes first: it locks the row in both databases
    // alike.
    const user = await transaction
      .updateTable('users')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', userId)
      .returningAll()
      .executeTakeFirst();
    if (user === undefined) return false;
    const entry = await apply(transaction, atPresent(user, now));
    const by =
      actor === 'shell'
        ? { source: 'shell' as const, actor_id: null }
        : { source: 'screen' as const, actor_id: actor.id };
    await transaction
      .insertInto('admin_audit')
      .values({ id: randomUUID(), at: now, ...by, target_id: userId, ...entry })
      .execute();
    return true;
  });
}
