import { sql } from 'kysely';
import type { Context } from '../../context.ts';

/** What admins and operators changed, newest first, with the addresses of both. */
export async function readAudit(
  { limit, offset }: { limit: number; offset: number },
  { db }: Pick<Context, 'db'>,
) {
  return db.kysely
    .selectFrom('admin_audit')
    .leftJoin('users as actor', 'actor.id', 'admin_audit.actor_id')
    .leftJoin('users as target', 'target.id', 'admin_audit.target_id')
    .select([
      'admin_audit.id',
      'admin_audit.at',
      'admin_audit.source',
      'admin_audit.action',
      'admin_audit.before',
      'admin_audit.after',
      sql<string | null>`coalesce(actor.claimed_email, actor.email)`.as('actor'),
      sql<string | null>`coalesce(target.claimed_email, target.email)`.as('target'),
    ])
    .orderBy('admin_audit.at', 'desc')
    .orderBy('admin_audit.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
}
