import { billingQuerySchema } from '@elucida/contract/billing';
import type { Language } from '@elucida/contract/languages';
import { testMode } from '@elucida/messages/billing/test-mode';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import type { Api } from '../../http/api.ts';
import { statusOf } from '../../http/error-handler.ts';
import { toDomainError } from '../../http/to-domain-error.ts';
import { html, testPage } from './test-page.ts';

/**
 * The language of the page that was asked for, also when nothing else about the request is right.
 */
export function languageOf(request: FastifyRequest): Language {
  const parsed = billingQuerySchema.safeParse(request.query);
  return parsed.success ? parsed.data.lang : 'en';
}

/** People see these pages, so that what goes wrong is a page too. */
function answerError(thrown: Error, request: FastifyRequest, reply: FastifyReply): void {
  const error = toDomainError(thrown);
  const status = statusOf(error);
  if (status >= 500) request.log.error({ err: thrown }, 'request failed');
  const language = languageOf(request);
  const { missing, signIn, back } = testMode[language];
  const signedOut = status === 401;
  const { title, text } = signedOut ? signIn : missing;
  const link = signedOut
    ? html`<a class="button primary" href="/${language}/auth">${signIn.link}</a>`
    : html`<a class="button primary" href="/${language}/pricing">${back}</a>`;
  void reply
    .code(status)
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .send(
      testPage({
        language,
        title,
        body: html`<section class="card"><p>${text}</p>${link}</section>`,
      }),
    );
}

/**
 * Registers pages of the test mode, where it is in use: forms are read, and errors are shown, as a
 * browser without scripts needs it.
 */
export function testPages(
  api: Api,
  { payments }: Pick<Context, 'payments'>,
  register: (pages: Api) => void,
): void {
  if (payments.desk === null) return;
  void api.register(async (pages) => {
    pages.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: 1_000 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );
    pages.setErrorHandler(answerError);
    register(pages);
  });
}
