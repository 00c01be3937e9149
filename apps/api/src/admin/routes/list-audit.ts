import { auditQuerySchema, auditSchema } from '@elucida/contract/admin';
import { sql } from 'kysely';
import type { Feature } from '../../http/api.ts';

/** GET /admin/audit: what admins and operators changed, newest first. */
export const listAudit: Feature = (api, { db }) => {
  api.get(
    '/admin/audit',
    {
      config: { access: 'admin' },
      schema: { querystring: auditQuerySchema, response: { 200: auditSchema } },
    },
    async (request) => {
      const rows = await db.kysely
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
        .limit(request.query.limit)
        .offset(request.query.offset)
        .execute();
      return {
        items: rows.map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
      };
    },
  );
};
