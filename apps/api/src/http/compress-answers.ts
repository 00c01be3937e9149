import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { encodeBody, encodingFor, type Effort } from './encoding.ts';

/** Answers that are text. What is packed already, as PDF and pictures, gains nothing. */
const TEXT = /^(?:application\/json|text\/csv|image\/svg\+xml|chemical\/x-mdl-molfile)\b/;
/** Smaller answers fit a packet or two as they are, bytes. */
const LEAST = 1_024;
/**
 * Brotli's quality 5 of 11 takes 0.9 ms for a shared result of 83 kB and leaves 9.8 kB; 11 takes
 * 94 ms for 8.2 kB (methyl salicylate, 24 November 2026).
 */
const EFFORT: Effort = { br: 5, gzip: 6 };

/**
 * Asked for by a page of another site, with the reader's cookies. Lengths of compressed answers tell
 * such a page about secrets next to text that it chose (BREACH, Gluck, Harris and Prado, 2013), so
 * these are sent as they are.
 */
const isFromElsewhere = ({ headers }: FastifyRequest) =>
  headers['sec-fetch-site'] === 'cross-site' || headers['sec-fetch-site'] === 'same-site';

/** Adds a field to those that an answer depends on (RFC 9110 §12.5.5). */
function vary(reply: FastifyReply, field: string): void {
  const known = reply.getHeader('vary');
  const fields = known === undefined ? [] : [known].flat().map(String);
  void reply.header('vary', [...fields, field].join(', '));
}

/**
 * Compresses answers of the API for a client that takes it (RFC 9110 §8.4.1). Only whole texts come
 * here as such: events of a stream and files go out as they are made.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < LEAST) return payload;
    if (!TEXT.test(String(reply.getHeader('content-type') ?? ''))) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    vary(reply, 'accept-encoding, sec-fetch-site');
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    if (encoding === 'identity' || isFromElsewhere(request)) return payload;
    void reply.header('content-encoding', encoding).removeHeader('content-length');
    return await encodeBody(payload, { encoding, effort: EFFORT });
  });
}
