import { randomUUID } from 'node:crypto';
import type { AuditEntry } from '@elucida/contract/admin';
import type { Queries } from '../../db/open-database.ts';

/**
 * Writes into the audit that an account's password or email was changed: by its owner, signed in
 * (`account`), or by who read its mail (`mail`). Neither value is written down. Runs in the
 * transaction of the change.
 */
export async function writeAudit(
  transaction: Queries,
  {
    userId,
    source,
    action,
    now,
  }: {
    userId: string;
    source: Extract<AuditEntry['source'], 'account' | 'mail'>;
    action: Extract<AuditEntry['action'], 'password' | 'email'>;
    now: number;
  },
): Promise<void> {
  const entry = { id: randomUUID(), at: now, source, action, before: '', after: '' };
  await transaction
    .insertInto('admin_audit')
    .values({ ...entry, actor_id: userId, target_id: userId })
    .execute();
}
