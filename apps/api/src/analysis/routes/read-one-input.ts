import { analysisInputSchema } from '@elucida/contract/analyses';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { inputJson } from '../input-json.ts';
import { findOwn, listFiles } from '../queries/find-analysis.ts';
import { analysisParams } from './own-analysis.ts';
import { sendJson } from './send-json.ts';

/** GET /analyses/{id}/input: what it was asked, to change something and run it again. */
export const readOneInput: Feature = (api, context) => {
  const options = {
    config: { access: 'signed-in' },
    schema: { params: analysisParams, response: { 200: analysisInputSchema } },
  } as const;
  api.get('/analyses/:id/input', options, async (request, reply) => {
    const row = await findOwn({ id: request.params.id, userId: userOf(request).id }, context);
    if (row === undefined) throw new DomainError('not_found');
    return sendJson(reply, inputJson(row, await listFiles(row.id, context))) as never;
  });
};
