import { analysisRecordSchema, readingQuerySchema } from '@elucida/contract/analyses';
import { DomainError } from '../../domain-error.ts';
import type { Access } from '../../http/access.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { findBrief, findOwn, listFiles } from '../queries/find-analysis.ts';
import { inLanguage } from '../in-language.ts';
import { recordJson, withoutPictures } from '../record-json.ts';
import { ANSWERS, wantsEvents } from './event-stream.ts';
import { analysisParams } from './own-analysis.ts';
import { sendJson } from './send-json.ts';
import { streamAnalysis } from './stream-analysis.ts';

interface Place {
  /** `/v1` for programs, nothing for the pages. */
  readonly prefix: '' | '/v1';
  readonly access: Access;
}

/** One analysis, or its events from where it is. Its pictures are for the pages, and not named to programs. */
export const readOneAt =
  ({ prefix, access }: Place): Feature =>
  (api, context) => {
    const options = {
      config: { access },
      schema: {
        params: analysisParams,
        querystring: readingQuerySchema,
        produces: ANSWERS,
        response: { 200: analysisRecordSchema },
      },
    } as const;
    api.get(`${prefix}/analyses/:id`, options, async (request, reply) => {
      const own = { id: request.params.id, userId: userOf(request).id };
      if (wantsEvents(request)) {
        if ((await findBrief(own, context)) === undefined) throw new DomainError('not_found');
        request.endTurn();
        const watch = context.watchers.watch(own.id);
        return streamAnalysis(own.id, { watch, request, reply }) as never;
      }
      const row = await findOwn(own, context);
      if (row === undefined) throw new DomainError('not_found');
      const listed = await listFiles(row.id, context);
      const files = prefix === '' ? listed : withoutPictures(listed);
      const shown = await inLanguage(row, request.query.lang, context);
      return sendJson(reply, recordJson(shown, { files, config: context.config })) as never;
    });
  };

/** GET /analyses/{id}, for the pages. */
export const readOne = readOneAt({ prefix: '', access: 'signed-in' });
