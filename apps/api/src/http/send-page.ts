import type { Language } from '@elucida/contract/languages';
import { createHash } from 'node:crypto';
import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeBody, encodingFor, type Effort, type Encoding } from './encoding.ts';
import { pageHtml } from './page-html.ts';

interface Encoded {
  readonly body: Buffer;
  readonly etag: string;
}

/** The most that each can do: some 20 ms a page, once. */
const EFFORT: Effort = { br: 11, gzip: 9 };

async function encode(html: string, encoding: Encoding): Promise<Encoded> {
  const body = await encodeBody(html, { encoding, effort: EFFORT });
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/**
 * Sends a page in the encoding that the browser takes, drawn for who is signed in where there is a
 * session. Each is composed and compressed when first asked for, and kept: 80 pages of some 20 kB.
 * A browser asks each time whether its copy is still valid.
 */
export function pageSender(
  webDist: string,
): (
  request: FastifyRequest,
  options: { reply: FastifyReply; language: Language; screen: string },
) => Promise<FastifyReply> {
  const html = pageHtml(webDist);
  const made = new Map<string, Promise<Encoded>>();
  return async (request, { reply, language, screen }) => {
    const signedIn = request.cookies[SIGNED_IN_COOKIE] !== undefined;
    const encoding = encodingFor(request.headers['accept-encoding'] ?? '');
    const key = `${language}/${screen}/${signedIn}/${encoding}`;
    const making = made.get(key) ?? encode(html({ language, screen, signedIn }), encoding);
    made.set(key, making);
    const page = await making;
    void reply
      .header('cache-control', 'private, no-cache')
      .header('vary', 'Accept-Encoding, Cookie')
      .header('etag', page.etag);
    if (request.headers['if-none-match'] === page.etag) return reply.code(304).send();
    if (encoding !== 'identity') void reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(page.body);
  };
}
