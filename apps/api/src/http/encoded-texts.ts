import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeBody, encodingFor, type Effort, type Encoding } from './encoding.ts';

interface Encoded {
  readonly body: Buffer;
  readonly etag: string;
}

/** The most that each can do: some 20 ms a page of 20 kB, once. */
const EFFORT: Effort = { br: 11, gzip: 9 };

async function encode(text: string, encoding: Encoding): Promise<Encoded> {
  const body = await encodeBody(text, { encoding, effort: EFFORT });
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

interface TextToSend {
  /** What the text is kept by: the same key is always the same text. */
  readonly key: string;
  /** Its media type. */
  readonly type: string;
  /** Further fields that it depends on, beside Accept-Encoding. */
  readonly vary?: string;
  readonly cacheControl: string;
  text(): string;
}

/**
 * Sends texts that do not change in the encoding that the client takes. Each is written and
 * compressed when first asked for, and kept. A client that has it already gets 304 (RFC 9110
 * §13.1.2).
 */
export function encodedTexts(): (
  request: FastifyRequest,
  reply: FastifyReply,
  sent: TextToSend,
) => Promise<FastifyReply> {
  const kept = new Map<string, Promise<Encoded>>();
  return async (request, reply, { key, type, vary, cacheControl, text }) => {
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    const name = `${key}/${encoding}`;
    const making = kept.get(name) ?? encode(text(), encoding);
    kept.set(name, making);
    const { body, etag } = await making;
    void reply
      .header('cache-control', cacheControl)
      .header('vary', vary === undefined ? 'Accept-Encoding' : `Accept-Encoding, ${vary}`)
      .header('etag', etag);
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type(type).send(body);
  };
}
