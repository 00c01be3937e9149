import { STREAM_EVENTS } from '@elucida/contract/analysis-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Submission } from '../../adapters/analyser/analyser.ts';
import type { Context } from '../../context.ts';
import { disconnectSignal } from '../../http/disconnect.ts';
import { errorBody, logRefusal, statusOf } from '../../http/error-handler.ts';
import { userOf } from '../../http/session.ts';
import { toDomainError } from '../../http/to-domain-error.ts';
import { runAnalysis, type RunOptions } from '../run-analysis.ts';
import { startEventStream, wantsEvents } from './event-stream.ts';

interface Answering extends Pick<RunOptions, 'models' | 'polish'> {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: Context;
}

/**
 * Runs a checked job for the signed-in user and answers as JSON, or as progress events with the
 * same JSON last.
 */
export async function answerAnalysis(
  job: Submission,
  { request, reply, context, models, polish }: Answering,
): Promise<FastifyReply> {
  const signal = disconnectSignal(request, reply);
  const run = await runAnalysis(
    job,
    { user: userOf(request), models, polish, signal, log: request.log },
    context,
  );
  // What follows is waiting for the engine, in a queue of its own.
  request.endTurn();
  if (!wantsEvents(request)) {
    const json = await run.answer;
    return reply
      .type('application/json; charset=utf-8')
      .serializer((text: unknown) => text as string)
      .send(json);
  }
  const events = startEventStream(reply);
  run.listen((progress) => events.send(STREAM_EVENTS.progress, JSON.stringify(progress)));
  try {
    events.send(STREAM_EVENTS.result, await run.answer);
  } catch (thrown) {
    const error = toDomainError(thrown);
    logRefusal(thrown, error, request);
    events.send(
      STREAM_EVENTS.error,
      JSON.stringify({ status: statusOf(error), ...errorBody(error, false) }),
    );
  }
  events.end();
  return reply;
}
