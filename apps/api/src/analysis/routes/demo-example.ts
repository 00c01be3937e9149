import { readFile } from 'node:fs/promises';
import { demoExampleSchema, demoQuerySchema } from '@elucida/contract/demo';
import { DEFAULT_LANGUAGE, type Language } from '@elucida/contract/languages';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';

/**
 * `demo_example.json` is the English one; `demo_example.es.json` the Spanish, where the build made
 * one.
 */
const inLanguage = (file: string, lang: Language) =>
  lang === DEFAULT_LANGUAGE ? file : file.replace(/\.json$/, `.${lang}.json`);

/**
 * GET /demo_example.json, with no cache: the worked case that the build of the web app makes, in
 * the language asked for.
 */
export const demoExample =
  (file: string): Feature =>
  (api) => {
    api.get(
      '/demo_example.json',
      {
        config: { access: 'anyone' },
        schema: { querystring: demoQuerySchema, response: { 200: demoExampleSchema } },
      },
      async ({ query }, reply) => {
        const text = await readFile(inLanguage(file, query.lang), 'utf8')
          .catch(() => readFile(file, 'utf8'))
          .catch(() => {
            throw new DomainError('not_found');
          });
        reply.headers({
          'cache-control': 'no-store',
          'content-type': 'application/json; charset=utf-8',
        });
        return reply.serializer((json: unknown) => json as string).send(text as never);
      },
    );
  };
