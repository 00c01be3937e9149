import type { Progress } from '@elucida/contract/analysis';
import { STREAM_EVENTS } from '@elucida/contract/analysis-events';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AnalysisCancelled, QueueFull, type Submission } from '../adapters/analyser/analyser.ts';
import type { Context } from '../context.ts';
import { consume, type Ticket } from '../quota/daily-quota.ts';
import { ApiError } from '../http/api-error.ts';
import { errorBody, toApiError } from '../http/error-handler.ts';
import { userOf } from '../http/session.ts';
import { analysisError } from './analysis-error.ts';
import { disconnectSignal } from '../http/disconnect.ts';
import { startEventStream, wantsEvents } from './routes/event-stream.ts';

const BUSY_RETRY_S = 15;

interface Run {
  /** JSON text. */
  readonly answer: Promise<string>;
  listen(listener: (progress: Progress) => void): void;
}

/**
 * Quota, then queue (contract §2): the last two checks. Whatever then fails by our fault gives the
 * count back.
 */
async function submit(
  job: Submission,
  {
    request,
    models,
    polish,
    signal,
    context,
  }: Pick<Running, 'request' | 'models' | 'polish' | 'context'> & { signal: AbortSignal },
): Promise<Run> {
  const user = userOf(request);
  const ticket = await consume(user, context, (err) =>
    request.log.error({ err }, 'writing the count of an analysis failed'),
  );
  let started = false;
  // Kept until somebody listens: a quick engine reports before the answer's headers are out.
  const early: Progress[] = [];
  let listener = (progress: Progress): void => void early.push(progress);
  const options = {
    rank: PLAN_LIMITS[user.plan].queueRank,
    signal,
    models: models ? { userId: user.id, polish } : undefined,
    onStart: () => {
      started = true;
    },
    onProgress: (progress: Progress) => listener(progress),
  };
  let accepted: Promise<string>;
  try {
    accepted = context.analyser.analyse(job, options);
  } catch (error) {
    await ticket.giveBack();
    throw error instanceof QueueFull ? new ApiError('busy', { retryAfterS: BUSY_RETRY_S }) : error;
  }
  const answer = accepted
    .then(async (response) => {
      await ticket.settle();
      return response;
    })
    // A server that ends closes the connections of what takes too long: that is no user leaving.
    .catch((error: unknown) =>
      refuse(error, {
        ticket,
        request,
        cancelledByUser: signal.aborted && !context.closing.aborted,
        started,
      }),
    );
  return {
    answer,
    listen(next) {
      for (const progress of early.splice(0)) next(progress);
      listener = next;
    },
  };
}

async function refuse(
  error: unknown,
  {
    ticket,
    request,
    cancelledByUser,
    started,
  }: { ticket: Ticket; request: FastifyRequest; cancelledByUser: boolean; started: boolean },
): Promise<never> {
  if (error instanceof AnalysisCancelled) {
    // Cancelled by the user once the engine ran: it counts. Cancelled by us (the server ends): it
    // does not.
    if (cancelledByUser && started) await ticket.settle();
    else await ticket.giveBack();
    throw new ApiError('busy', { retryAfterS: BUSY_RETRY_S });
  }
  await ticket.giveBack();
  const answered = analysisError(error);
  if (answered.statusCode >= 500) request.log.error({ err: error }, 'an analysis failed');
  throw answered;
}

export interface Running {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly context: Context;
  /** Whether the AI models may take part. */
  readonly models: boolean;
  /** Whether one of them words the reasons. */
  readonly polish: boolean;
}

/**
 * Runs a checked job for the signed-in user and answers as JSON, or as progress events with the
 * same JSON last.
 */
export async function runAnalysis(
  job: Submission,
  { request, reply, context, models, polish }: Running,
): Promise<FastifyReply> {
  const run = await submit(job, {
    request,
    models,
    polish,
    signal: disconnectSignal(request, reply),
    context,
  });
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
  } catch (error) {
    const answered = toApiError(error);
    if (!(error instanceof ApiError)) request.log.error({ err: error }, 'an analysis failed');
    events.send(
      STREAM_EVENTS.error,
      JSON.stringify({ status: answered.statusCode, ...errorBody(answered, false) }),
    );
  }
  events.end();
  return reply;
}
