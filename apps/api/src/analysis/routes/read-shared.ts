import { readingQuerySchema, sharedAnalysisSchema } from '@elucida/contract/analyses';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { findShared, listFiles } from '../queries/find-analysis.ts';
import { inLanguage } from '../in-language.ts';
import { sharedJson } from '../record-json.ts';
import { sendJson } from './send-json.ts';
import { sharedParams } from './shared-params.ts';

/** GET /shared/{token}: a shared analysis, for anybody who has its address. */
export const readShared: Feature = (api, context) => {
  const options = {
    config: { access: 'anyone' },
    schema: {
      params: sharedParams,
      querystring: readingQuerySchema,
      response: { 200: sharedAnalysisSchema },
    },
  } as const;
  api.get('/shared/:token', options, async (request, reply) => {
    const { token } = request.params;
    const row = await findShared(token, context);
    if (row === undefined) throw new DomainError('not_found');
    void reply.header('x-robots-tag', 'noindex');
    const files = await listFiles(row.id, context);
    const shown = await inLanguage(row, request.query.lang, context);
    return sendJson(reply, sharedJson(shown, { files, token })) as never;
  });
};
