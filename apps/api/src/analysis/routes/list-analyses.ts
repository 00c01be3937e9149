import { analysesListSchema, analysesQuerySchema } from '@elucida/contract/analyses';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { listOwn } from '../queries/find-analysis.ts';
import { briefJson } from '../record-json.ts';

/** GET /analyses: those under way, those that have ended, or all, newest first. */
export const listAnalyses: Feature = (api, context) => {
  const options = {
    config: { access: 'signed-in' },
    schema: { querystring: analysesQuerySchema, response: { 200: analysesListSchema } },
  } as const;
  api.get('/analyses', options, async (request) => {
    const { status, limit, offset, lang } = request.query;
    const rows = await listOwn({ userId: userOf(request).id, status, limit, offset }, context);
    return rows.map((row) => briefJson(row, context.config, lang));
  });
};
