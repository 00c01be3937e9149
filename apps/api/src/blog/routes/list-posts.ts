import { blogQuerySchema, postListSchema } from '@elucida/contract/blog';
import type { Feature } from '../../http/api.ts';
import { chooseLanguage } from '../choose-language.ts';
import { postHeaders, postJson } from '../post-json.ts';

/** GET /blog: every post in the reader's language, newest first. */
export const listPosts: Feature = (api, { db }) => {
  api.get(
    '/blog',
    {
      config: { access: 'anyone' },
      schema: { querystring: blogQuerySchema, response: { 200: postListSchema } },
    },
    async (request, reply) => {
      const language = chooseLanguage(request.query.lang, request.headers['accept-language']);
      const rows = await db.kysely
        .selectFrom('blog_posts')
        .selectAll()
        .where('language', '=', language)
        .orderBy('date', 'desc')
        .orderBy('slug')
        .execute();
      reply.headers(postHeaders(language));
      return rows.map(postJson);
    },
  );
};
