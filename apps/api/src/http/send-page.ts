import type { Language } from '@elucida/contract/languages';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageHtml } from './page-html.ts';

const ENCODINGS = ['br', 'gzip', 'identity'] as const;
type Encoding = (typeof ENCODINGS)[number];
interface Encoded {
  readonly body: Buffer;
  readonly etag: string;
}

const compress = { br: promisify(brotliCompress), gzip: promisify(gzip) };

/** Compressed by Node's own threads: it takes some 20 ms a page. */
async function encode(html: string, encoding: Encoding): Promise<Encoded> {
  const plain = Buffer.from(html);
  const body =
    encoding === 'br'
      ? await compress.br(plain, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: plain.length } })
      : encoding === 'gzip'
        ? await compress.gzip(plain, { level: 9 })
        : plain;
  return { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
}

/**
 * The best encoding that the browser takes (RFC 9110 §12.5.3); one refused with `q=0` is not taken.
 */
function encodingFor(accepted: string): Encoding {
  const taken = accepted
    .split(',')
    .filter((each) => !/;\s*q=0(?:\.0*)?\s*$/.test(each))
    .map((each) => each.split(';')[0]!.trim().toLowerCase());
  return ENCODINGS.find((encoding) => taken.includes(encoding)) ?? 'identity';
}

/**
 * Sends a page in the encoding that the browser takes, drawn for who is signed in where there is a
 * session. Each is
 * composed and compressed when first asked for, and kept: 80 pages of some 20 kB. A browser asks
 * each time whether its copy is still valid.
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
