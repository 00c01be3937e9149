import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '@elucida/contract/languages';
import type { FastifyRequest } from 'fastify';

/** The first language of a request's Accept-Language header that there are mails in. */
export function preferredLanguage({ headers }: Pick<FastifyRequest, 'headers'>): Language {
  const wanted = (headers['accept-language'] ?? '')
    .toLowerCase()
    .split(',')
    .map((range) => range.trim().slice(0, 2));
  return (
    wanted
      .map((code) => LANGUAGES.find((language) => language === code))
      .find((language) => language !== undefined) ?? DEFAULT_LANGUAGE
  );
}
