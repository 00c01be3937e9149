import { analysisRecordSchema, readingQuerySchema } from '@elucida/contract/analyses';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { findBrief, findOwn, listFiles } from '../queries/find-analysis.ts';
import { inLanguage } from '../in-language.ts';
import { recordJson } from '../record-json.ts';
import { ANSWERS, wantsEvents } from './event-stream.ts';
import { analysisParams } from './own-analysis.ts';
import { sendJson } from './send-json.ts';
import { streamAnalysis } from './stream-analysis.ts';

/** GET /analyses/{id}: one analysis, or its events from where it is. */
export const readOne: Feature = (api, context) => {
  const options = {
    config: { access: 'signed-in' },
    schema: {
      params: analysisParams,
      querystring: readingQuerySchema,
      produces: ANSWERS,
      response: { 200: analysisRecordSchema },
    },
  } as const;
  api.get('/analyses/:id', options, async (request, reply) => {
    const own = { id: request.params.id, userId: userOf(request).id };
    if (wantsEvents(request)) {
      if ((await findBrief(own, context)) === undefined) throw new DomainError('not_found');
      request.endTurn();
      const watch = context.watchers.watch(own.id);
      return streamAnalysis(own.id, { watch, request, reply }) as never;
    }
    const row = await findOwn(own, context);
    if (row === undefined) throw new DomainError('not_found');
    const files = await listFiles(row.id, context);
    const shown = await inLanguage(row, request.query.lang, context);
    return sendJson(reply, recordJson(shown, { files, config: context.config })) as never;
  });
};
