import { z } from 'zod';
import { MAX_IMAGES } from '@elucida/contract/limits';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { userOf } from '../../http/session.ts';
import { findPicture } from '../queries/find-picture.ts';

const params = z.object({
  id: z.string().max(100),
  index: z.coerce
    .number()
    .int()
    .min(0)
    .max(MAX_IMAGES - 1),
});
const YEAR_S = 31_536_000;

/**
 * GET /history/{id}/pictures/{index}: one preview as a file. An item never changes, so a browser
 * keeps it; no cache between does.
 */
export const historyPicture: Feature = (api, context) => {
  api.get(
    '/history/:id/pictures/:index',
    {
      config: { access: 'signed-in' },
      schema: { params, produces: ['image/png', 'image/jpeg'] },
    },
    async (request, reply) => {
      const picture = await findPicture({ user: userOf(request), ...request.params }, context);
      if (picture === null) throw new DomainError('not_found');
      return reply
        .headers({
          'content-type': `image/${picture.type}`,
          'cache-control': `private, max-age=${YEAR_S}, immutable`,
        })
        .send(picture.bytes as never);
    },
  );
};
