import { blogQuerySchema, postListSchema } from '@elucida/contract/blog';
import type { Feature } from '../../http/api.ts';
import { chooseLanguage } from '../choose-language.ts';
import { postHeaders, postJson } from '../post-json.ts';
import { postsIn } from '../queries/posts.ts';

/** GET /blog: every post in the reader's language, newest first. */
export const listPosts: Feature = (api, context) => {
  api.get(
    '/blog',
    {
      config: { access: 'anyone' },
      schema: { querystring: blogQuerySchema, response: { 200: postListSchema } },
    },
    async (request, reply) => {
      const language = chooseLanguage(request.query.lang, request.headers['accept-language']);
      const rows = await postsIn(language, context);
      reply.headers(postHeaders(language));
      return rows.map(postJson);
    },
  );
};
