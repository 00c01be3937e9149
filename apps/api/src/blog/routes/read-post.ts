import { blogQuerySchema, postParamsSchema, postSchema } from '@elucida/contract/blog';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { chooseLanguage } from '../choose-language.ts';
import { postHeaders, postJson } from '../post-json.ts';

/** GET /blog/{slug}: one post in the reader's language. */
export const readPost: Feature = (api, { db }) => {
  api.get(
    '/blog/:slug',
    {
      config: { access: 'anyone' },
      schema: {
        params: postParamsSchema,
        querystring: blogQuerySchema,
        response: { 200: postSchema },
      },
    },
    async (request, reply) => {
      const language = chooseLanguage(request.query.lang, request.headers['accept-language']);
      const row = await db.kysely
        .selectFrom('blog_posts')
        .selectAll()
        .where('slug', '=', request.params.slug)
        .where('language', '=', language)
        .executeTakeFirst();
      if (row === undefined) throw new DomainError('not_found');
      reply.headers(postHeaders(language));
      return postJson(row);
    },
  );
};
