import { PassThrough } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Keeps proxies from closing a stream that is silent while a job waits. */
const KEEP_ALIVE_MS = 15_000;

/** What an analysis can be answered as. */
export const ANSWERS = ['application/json', 'text/event-stream'] as const;

export const wantsEvents = (request: FastifyRequest) =>
  (request.headers.accept ?? '').includes('text/event-stream');

export interface EventStream {
  /** `json`: text without line breaks. */
  send(event: string, json: string): void;
  end(): void;
}

/** Starts a `text/event-stream` answer (WHATWG HTML §9.2): status and headers go out at once. */
export function startEventStream(reply: FastifyReply): EventStream {
  const stream = new PassThrough();
  const keepAlive = setInterval(() => stream.write(': still working\n\n'), KEEP_ALIVE_MS);
  stream.once('close', () => clearInterval(keepAlive));
  stream.write(': accepted\n\n');
  void reply
    .headers({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
    })
    .send(stream);
  return {
    send(event, json) {
      if (!stream.writableEnded && !stream.destroyed)
        stream.write(`event: ${event}\ndata: ${json}\n\n`);
    },
    end() {
      clearInterval(keepAlive);
      stream.end();
    },
  };
}
