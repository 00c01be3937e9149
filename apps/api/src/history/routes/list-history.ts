import { Readable } from 'node:stream';
import { historyListSchema, historyQuerySchema } from '@elucida/contract/history';
import type { Feature } from '../../http/api.ts';
import { inTurns } from '../../http/in-turns.ts';
import { userOf } from '../../http/session.ts';
import { joined } from '../batches.ts';
import { listJson } from '../list-json.ts';
import { briefItems } from '../queries/brief-items.ts';
import { listedItems } from '../queries/listed-items.ts';

/** GET /history: the user's items, newest first, as far back as the plan lists. */
export const listHistory: Feature = (api, context) => {
  api.get(
    '/history',
    {
      config: { access: 'signed-in' },
      schema: { querystring: historyQuerySchema, response: { 200: historyListSchema } },
    },
    async (request, reply) => {
      const { limit, offset, brief, lang } = request.query;
      if (brief === 'list') return briefItems(userOf(request), request.query, context);
      const items = await listedItems(userOf(request), { limit, offset }, context);
      return reply
        .type('application/json; charset=utf-8')
        .send(
          Readable.from(
            joined(inTurns(listJson(items, { brief: brief === '1', lang }, context))),
          ) as never,
        );
    },
  );
};
