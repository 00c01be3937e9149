import { auditQuerySchema, auditSchema } from '@elucida/contract/admin';
import type { Feature } from '../../http/api.ts';
import { readAudit } from '../queries/read-audit.ts';

/** GET /admin/audit: what admins and operators changed, newest first. */
export const listAudit: Feature = (api, context) => {
  api.get(
    '/admin/audit',
    {
      config: { access: 'admin' },
      schema: { querystring: auditQuerySchema, response: { 200: auditSchema } },
    },
    async (request) => {
      const rows = await readAudit(request.query, context);
      return {
        items: rows.map(({ at, ...entry }) => ({ ...entry, at: new Date(at).toISOString() })),
      };
    },
  );
};
