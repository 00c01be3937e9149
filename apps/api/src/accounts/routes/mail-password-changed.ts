import type { Language } from '@elucida/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { afterAnswer } from '../../http/after-answer.ts';
import type { Context } from '../../context.ts';
import { preferredLanguage } from '../../http/preferred-language.ts';
import { passwordChangedMailTo } from '../account-mails.ts';

interface Change {
  readonly user: { readonly email: string; readonly name: string };
  /** Of the page; without it that of the browser. */
  readonly lang: Language | undefined;
  readonly context: Context;
}

/** Says by mail that the password is another one, once the answer is out. */
export function mailPasswordChanged(
  request: FastifyRequest,
  reply: FastifyReply,
  { user, lang, context: { config, mailer } }: Change,
): void {
  const language = lang ?? preferredLanguage(request);
  afterAnswer(request, {
    reply,
    work: () => mailer.send(passwordChangedMailTo(user, { config, language })),
  });
}
