import { STREAM_EVENTS } from '@elucida/contract/analysis-events';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { errorBody, logRefusal, statusOf } from '../../http/error-handler.ts';
import { toDomainError } from '../../http/to-domain-error.ts';
import { responseOf } from '../response-of.ts';
import type { Watch } from '../watchers.ts';
import { startEventStream } from './event-stream.ts';

/**
 * Answers with the events of an analysis from where it is: its id, what was found so far, then what
 * happens, and its result or error last. A server that ends closes the stream without a last
 * event: the analysis goes on, and who asks again finds it.
 */
export async function streamAnalysis(
  id: string,
  { watch, request, reply }: { watch: Watch; request: FastifyRequest; reply: FastifyReply },
): Promise<FastifyReply> {
  const events = startEventStream(reply);
  reply.raw.once('close', () => watch.close());
  events.send(STREAM_EVENTS.accepted, JSON.stringify({ analysis_id: id }));
  watch.listen((progress) => events.send(STREAM_EVENTS.progress, JSON.stringify(progress)));
  const end = await watch.ended;
  try {
    if (end.status !== 'left') events.send(STREAM_EVENTS.result, responseOf(end));
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
