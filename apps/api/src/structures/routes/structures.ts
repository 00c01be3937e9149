import { SMILES_MAX } from '@elucida/contract/limits';
import { z } from 'zod';
import { CachedStructures } from '../../adapters/chemistry/cached-structures.ts';
import type { Chemistry } from '../../adapters/chemistry/chemistry.ts';
import { STRUCTURE_BOUNDS } from '../../bounds/structures.ts';
import { AddressBudget } from '../../limits/address-budget.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { clientAddress } from '../../http/client-address.ts';

const querystring = z.object({ smiles: z.string().trim().min(1).max(SMILES_MAX) });
const DAY_S = 86_400;

/** One form in which a structure is sent. */
interface Form {
  readonly url: '/structures.svg' | '/structures.mol';
  readonly type: 'image/svg+xml' | 'chemical/x-mdl-molfile';
  readonly job: 'draw-structure' | 'write-molfile';
}
const FORMS: readonly Form[] = [
  { url: '/structures.svg', type: 'image/svg+xml', job: 'draw-structure' },
  { url: '/structures.mol', type: 'chemical/x-mdl-molfile', job: 'write-molfile' },
];

/** The text of a structure, computed on the chemistry thread. */
async function textOf(
  chemistry: Chemistry,
  { job, smiles }: { job: Form['job']; smiles: string },
): Promise<string> {
  const answer = await chemistry.run(job, smiles, { limitMs: STRUCTURE_BOUNDS.limitMs });
  if (answer.ok) return 'svg' in answer ? answer.svg : answer.molfile;
  if (answer.reason === 'not a valid SMILES')
    throw new DomainError('invalid_smiles', {
      detail: 'The SMILES cannot be drawn: not a valid SMILES.',
    });
  throw new DomainError('structure_too_large', {
    detail: `The structure is too large to draw: ${answer.reason}.`,
  });
}

/**
 * GET /structures.svg, a drawing whose bonds take the text colour of the page, and GET
 * /structures.mol, for drawing programs.
 */
export function structures(): Feature {
  // One for both paths of a call.
  const cache = new CachedStructures();
  const budget = new AddressBudget(STRUCTURE_BOUNDS.computedPerMinute);
  return (api, { chemistry, clock }) => {
    for (const { url, type, job } of FORMS) {
      api.get(
        url,
        { config: { access: 'anyone' }, schema: { querystring, produces: [type] } },
        async (request, reply) => {
          const { smiles } = request.query;
          const key = `${job} ${smiles}`;
          let made = cache.find(key);
          if (made === undefined) {
            const wait = budget.take(clientAddress(request), clock.now());
            if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
            made = cache.compute(key, () => textOf(chemistry, { job, smiles }));
          }
          const { text, etag } = await made;
          reply.headers({
            'cache-control': `public, max-age=${DAY_S}`,
            etag,
            'content-type': `${type}; charset=utf-8`,
          });
          if (request.headers['if-none-match'] === etag) return reply.code(304).send();
          return reply.serializer((body: unknown) => body as string).send(text as never);
        },
      );
    }
  };
}
