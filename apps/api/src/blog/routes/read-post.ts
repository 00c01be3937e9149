import { blogQuerySchema, postParamsSchema, postSchema } from '@elucida/contract/blog';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { chooseLanguage } from '../choose-language.ts';
import { postHeaders, postJson } from '../post-json.ts';
import { findPost } from '../queries/posts.ts';

/** GET /blog/{slug}: one post in the reader's language. */
export const readPost: Feature = (api, context) => {
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
      const row = await findPost({ slug: request.params.slug, language }, context);
      if (row === undefined) throw new DomainError('not_found');
      reply.headers(postHeaders(language));
      return postJson(row);
    },
  );
};
