import { ANALYSIS_ID_HEADER } from '@elucida/contract/analysis-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Submission } from '../../adapters/analyser/analyser.ts';
import type { Context } from '../../context.ts';
import { disconnectSignal } from '../../http/disconnect.ts';
import { userOf } from '../../http/session.ts';
import { acceptAnalysis, type Accepting } from '../accept-analysis.ts';
import { responseOf } from '../response-of.ts';
import type { End, Watch } from '../watchers.ts';
import { wantsEvents } from './event-stream.ts';
import { idempotencyKeyOf } from './idempotency-key.ts';
import { sendJson } from './send-json.ts';
import { streamAnalysis } from './stream-analysis.ts';

interface Answering extends Omit<Accepting, 'user' | 'key'> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: Context;
}

/** Waits for the end as long as somebody listens; leaving cancels nothing. */
async function endOf(watch: Watch, gone: AbortSignal): Promise<End> {
  const left = new Promise<End>((resolve) => {
    gone.addEventListener('abort', () => resolve({ status: 'left' }));
  });
  try {
    return await Promise.race([watch.ended, left]);
  } finally {
    watch.close();
  }
}

/**
 * Accepts a checked job of the signed-in user, then answers with its result as JSON, or with its
 * progress as events and the same JSON last.
 */
export async function answerAnalysis(
  job: Submission,
  { request, reply, context, ...about }: Answering,
): Promise<FastifyReply> {
  const user = userOf(request);
  const { id, watch } = await acceptAnalysis(
    job,
    { ...about, user, key: idempotencyKeyOf(request) },
    context,
  );
  // What follows is waiting for a worker, in a queue of its own.
  request.endTurn();
  void reply.header(ANALYSIS_ID_HEADER, id);
  if (wantsEvents(request)) return streamAnalysis(id, { watch, request, reply });
  const json = responseOf(await endOf(watch, disconnectSignal(request, reply)));
  return sendJson(reply, json);
}
