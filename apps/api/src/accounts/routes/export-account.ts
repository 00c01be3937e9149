import { Readable } from 'node:stream';
import { z } from 'zod';
import { DomainError } from '../../domain-error.ts';
import type { Feature } from '../../http/api.ts';
import { inTurns } from '../../http/in-turns.ts';
import { userOf } from '../../http/session.ts';
import { hit } from '../../limits/rate-limit.ts';
import { exportsOf } from '../limits.ts';
import { accountCopy } from '../queries/account-copy.ts';

/** GET /account/export: a copy of everything kept about the signed-in user, as a file. */
export const exportAccount: Feature = (api, context) => {
  const schema = {
    produces: ['application/json'],
    response: {
      200: z.looseObject({ account: z.looseObject({}), history: z.array(z.looseObject({})) }),
    },
  };
  api.get(
    '/account/export',
    { config: { access: 'signed-in' }, schema },
    async (request, reply) => {
      const user = userOf(request);
      const wait = await hit(context, exportsOf(user.id));
      if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
      const day = new Date(context.clock.now()).toISOString().slice(0, 10);
      reply
        .header('content-disposition', `attachment; filename="elucida-${day}.json"`)
        .type('application/json; charset=utf-8');
      return reply.send(Readable.from(inTurns(accountCopy(user, context))) as never);
    },
  );
};
