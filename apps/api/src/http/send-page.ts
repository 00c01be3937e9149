import type { Language } from '@elucida/contract/languages';
import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodedTexts } from './encoded-texts.ts';
import { pageHtml } from './page-html.ts';

/**
 * Sends a page, drawn for who is signed in where there is a session: 80 pages of some 20 kB, each
 * composed when first asked for, and kept. A browser asks each time whether its copy is still valid.
 */
export function pageSender(
  webDist: string,
): (
  request: FastifyRequest,
  options: { reply: FastifyReply; language: Language; screen: string },
) => Promise<FastifyReply> {
  const html = pageHtml(webDist);
  const send = encodedTexts();
  return (request, { reply, language, screen }) => {
    const signedIn = request.cookies[SIGNED_IN_COOKIE] !== undefined;
    return send(request, reply, {
      key: `${language}/${screen}/${signedIn}`,
      type: 'text/html; charset=utf-8',
      vary: 'Cookie',
      cacheControl: 'private, no-cache',
      text: () => html({ language, screen, signedIn }),
    });
  };
}
