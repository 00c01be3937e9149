import { namesQuerySchema, namesResponseSchema } from '@elucida/contract/names';
import { ISOMER_BOUNDS } from '../../bounds/structures.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import { hit, type Limit } from '../../limits/rate-limit.ts';

const namesFrom = (address: string): Limit => ({
  key: `names:${address}`,
  max: ISOMER_BOUNDS.namesPerMinute,
  windowMs: 60_000,
});

/**
 * GET /names: the structure that a name, a SMILES or an InChI stands for, with its names and
 * identifiers.
 */
export const lookUpName: Feature = (api, context) => {
  api.get(
    '/names',
    {
      config: { access: 'anyone' },
      schema: { querystring: namesQuerySchema, response: { 200: namesResponseSchema } },
    },
    async (request) => {
      const wait = await hit(context, namesFrom(clientAddress(request)));
      if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
      // From here on its thread works.
      request.endTurn();
      const { q, lang } = request.query;
      return await context.isomers.run(
        'look-up-structure',
        { text: q, lang },
        { limitMs: ISOMER_BOUNDS.limitMs },
      );
    },
  );
};
