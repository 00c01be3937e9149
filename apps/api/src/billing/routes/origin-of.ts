import type { Language } from '@elucida/contract/languages';
import type { FastifyRequest } from 'fastify';
import type { Visit } from '../../adapters/payments/payments.ts';
import type { Config } from '../../config.ts';

/**
 * Where the user comes from. A browser's Origin has been checked to be our own; it names this
 * server as the browser does (`127.0.0.1` or `localhost`), and the session's cookie is only sent
 * there.
 */
export function originOf(
  request: FastifyRequest<{ Querystring: { lang: Language } }>,
  { publicUrl }: Config,
): Pick<Visit, 'base' | 'language'> {
  return { base: request.headers.origin ?? publicUrl, language: request.query.lang };
}
