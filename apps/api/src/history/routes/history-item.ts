import { Readable } from 'node:stream';
import { messageSchema } from '@elucida/contract/auth';
import { historyItemQuerySchema, historyItemSchema } from '@elucida/contract/history';
import { z } from 'zod';
import { deleteOwnItem } from '../queries/delete-item.ts';
import { itemJson } from '../item-json.ts';
import { countPictures } from '../queries/find-picture.ts';
import { findListed } from '../queries/item-row.ts';
import { translatedRow } from '../translated-row.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { inTurns } from '../../http/in-turns.ts';
import { userOf } from '../../http/session.ts';

const params = z.object({ id: z.string().max(100) });

/** Addresses of an item's pictures, for the pages. */
const pictureLinks = (id: string, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `/api/history/${id}/pictures/${index}`);

/** GET and DELETE /history/{id}. Another user's item is as absent as one that never was. */
export const historyItem: Feature = (api, context) => {
  api.get(
    '/history/:id',
    {
      config: { access: 'signed-in' },
      schema: { params, querystring: historyItemQuerySchema, response: { 200: historyItemSchema } },
    },
    async (request, reply) => {
      const user = userOf(request);
      const { id } = request.params;
      const row = await findListed({ user, id }, context);
      if (row === undefined) throw new DomainError('not_found');
      const links =
        request.query.pictures === 'links'
          ? pictureLinks(id, await countPictures({ user, id }, context))
          : undefined;
      const translated = await translatedRow(row, request.query.lang, context);
      return reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(inTurns(itemJson({ row: translated, links }, context.db))) as never);
    },
  );

  api.delete(
    '/history/:id',
    { config: { access: 'signed-in' }, schema: { params, response: { 200: messageSchema } } },
    async (request) => {
      const user = userOf(request);
      const deleted = await deleteOwnItem({ userId: user.id, id: request.params.id }, context);
      if (!deleted) throw new DomainError('not_found');
      return { message: 'Deleted.' };
    },
  );
};
