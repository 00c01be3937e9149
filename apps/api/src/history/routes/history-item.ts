import { Readable } from 'node:stream';
import { messageSchema } from '@elucida/contract/auth';
import { historyItemSchema } from '@elucida/contract/history';
import { z } from 'zod';
import { deleteItem } from '../queries/delete-item.ts';
import { itemJson } from '../item-json.ts';
import { selectItems } from '../queries/item-row.ts';
import { oldestListed } from '../window.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { inTurns } from '../../http/in-turns.ts';
import { userOf } from '../../http/session.ts';

const params = z.object({ id: z.string().max(100) });

/** GET and DELETE /history/{id}. Another user's item is as absent as one that never was. */
export const historyItem: Feature = (api, context) => {
  const { kysely } = context.db;

  api.get(
    '/history/:id',
    { config: { access: 'signed-in' }, schema: { params, response: { 200: historyItemSchema } } },
    async (request, reply) => {
      const user = userOf(request);
      const row = await selectItems(kysely)
        .where('id', '=', request.params.id)
        .where('user_id', '=', user.id)
        .where('created_at', '>=', oldestListed(user, context.clock.now()))
        .executeTakeFirst();
      if (row === undefined) throw new DomainError('not_found');
      return reply
        .type('application/json; charset=utf-8')
        .send(Readable.from(inTurns(itemJson(row, context.db))) as never);
    },
  );

  api.delete(
    '/history/:id',
    { config: { access: 'signed-in' }, schema: { params, response: { 200: messageSchema } } },
    async (request) => {
      const user = userOf(request);
      const deleted = await kysely
        .transaction()
        .execute((transaction) =>
          deleteItem(transaction, { userId: user.id, id: request.params.id }),
        );
      if (!deleted) throw new DomainError('not_found');
      return { message: 'Deleted.' };
    },
  );
};
