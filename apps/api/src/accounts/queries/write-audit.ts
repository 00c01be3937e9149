import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@elucida/contract/admin';
import type { Queries } from '../../db/open-database.ts';

/**
 * Writes into the audit what an account's owner changed of it, signed in (`account`), or who read its
 * mail (`mail`): the password or email, of which no value is written down, or how many keys of the API
 * there are. Runs in the transaction of the change.
 */
export async function writeAudit(
  transaction: Queries,
  {
    userId,
    source,
    action,
    now,
    before = '',
    after = '',
  }: {
    userId: string;
    source: Extract<AuditEntry['source'], 'account' | 'mail'>;
    action: Extract<AuditEntry['action'], 'password' | 'email' | 'keys'>;
    now: number;
    before?: string;
    after?: string;
  },
): Promise<void> {
  const entry = { id: randomUUID(), at: now, source, action, before, after };
  await transaction
    .insertInto('admin_audit')
    .values({ ...entry, actor_id: userId, target_id: userId })
    .execute();
}
