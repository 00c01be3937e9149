import { acceptedWorkSchema } from '@elucida/contract/accepted-work';
import { analysisRecordSchema } from '@elucida/contract/analyses';
import { ANALYSIS_ID_HEADER } from '@elucida/contract/analysis-events';
import { PAYLOAD_MAX } from '@elucida/contract/limits';
import { manualPayloadSchema } from '@elucida/contract/manual-payload';
import { analysesPageSchema, pageQuerySchema } from '@elucida/contract/public-api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { disconnectSignal } from '../../http/disconnect.ts';
import { preferenceOf } from '../../http/prefer.ts';
import { LARGE_JSON } from '../../http/read-large-json.ts';
import { userOf } from '../../http/session.ts';
import { acceptAnalysis } from '../accept-analysis.ts';
import { ANALYSES, findOwn, listBehind, listFiles } from '../queries/find-analysis.ts';
import { briefJson, recordJson, withoutPictures } from '../record-json.ts';
import { cancelOneAt } from './cancel-one.ts';
import { cursorOf, readCursor } from './cursor.ts';
import { ANSWERS, wantsEvents } from './event-stream.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { readImagesJob } from './read-images-job.ts';
import { readManualJob } from './read-manual-job.ts';
import { readOneAt } from './read-one.ts';
import { sendJson } from './send-json.ts';
import { streamAnalysis } from './stream-analysis.ts';
import { tellDay } from './tell-day.ts';
import { waitForEnd } from './wait-for-end.ts';

const OPEN: readonly string[] = ['queued', 'running'];
const placeOf = (id: string) => `/v1/analyses/${id}`;

/**
 * Answers with an analysis: whole where it has ended (200), else with its id (202). Pictures are for
 * the pages, and not named.
 */
async function sendOne(
  own: { readonly id: string; readonly userId: string },
  { reply, context }: { readonly reply: FastifyReply; readonly context: Context },
): Promise<FastifyReply> {
  const row = await findOwn(own, context);
  if (row === undefined) throw new DomainError('not_found');
  if (OPEN.includes(row.status))
    return reply.code(202).send({ id: row.id, status: briefJson(row, context.config).status });
  const files = withoutPictures(await listFiles(row.id, context));
  return sendJson(reply, recordJson(row, { files, config: context.config }));
}

const isForm = (request: FastifyRequest) =>
  (request.headers['content-type'] ?? '').startsWith('multipart/form-data');

/** POST and GET /v1/analyses. */
const postAndList: Feature = (api, context) => {
  const posting = {
    config: { access: 'key', largeJson: true },
    bodyLimit: PAYLOAD_MAX.bytes,
    schema: {
      consumes: ['application/json', 'multipart/form-data'],
      produces: ANSWERS,
      body: manualPayloadSchema,
      response: { 200: analysisRecordSchema, 202: acceptedWorkSchema },
    },
    ...LARGE_JSON,
  } as const;
  api.post('/v1/analyses', posting, async (request, reply) => {
    const user = userOf(request);
    const read = isForm(request) ? readImagesJob : readManualJob;
    const [job, about] = await read(request, context);
    const key = idempotencyKeyOf(request);
    const { id, watch } = await acceptAnalysis(job, { ...about, user, key }, context);
    // What follows is waiting for a worker, in a queue of its own.
    request.endTurn();
    void reply.header('location', placeOf(id)).header(ANALYSIS_ID_HEADER, id);
    await tellDay(reply, { user, context });
    if (wantsEvents(request)) return streamAnalysis(id, { watch, request, reply }) as never;
    const { waitS } = preferenceOf(request);
    if (waitS === null) {
      watch.close();
      return reply.code(202).send({ id, status: 'queued' });
    }
    void reply.header('preference-applied', `wait=${waitS}`);
    await waitForEnd(watch, { seconds: waitS, gone: disconnectSignal(request, reply) });
    return sendOne({ id, userId: user.id }, { reply, context }) as never;
  });

  const listing = {
    config: { access: 'key' },
    schema: { querystring: pageQuerySchema, response: { 200: analysesPageSchema } },
  } as const;
  api.get('/v1/analyses', listing, async (request) => {
    const { cursor, limit } = request.query;
    const rows = await listBehind(
      {
        userId: userOf(request).id,
        kinds: ANALYSES,
        behind: cursor === undefined ? undefined : readCursor(cursor),
        // One more than is shown says whether there is another page.
        limit: limit + 1,
      },
      context,
    );
    const shown = rows.slice(0, limit);
    return {
      items: shown.map((row) => briefJson(row, context.config)),
      next_cursor: rows.length > limit ? cursorOf(shown.at(-1)!) : null,
    };
  });
};

/** The calls of analyses for programs. */
export const v1Analyses: readonly Feature[] = [
  postAndList,
  readOneAt({ prefix: '/v1', access: 'key' }),
  cancelOneAt({ prefix: '/v1', access: 'key' }),
];
