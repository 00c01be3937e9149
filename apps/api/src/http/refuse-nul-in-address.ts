import type { FastifyRequest } from 'fastify';
import { DomainError } from '../domain-error.ts';

const nulIn = (values: unknown) =>
  Object.entries((values ?? {}) as Record<string, unknown>).find(
    ([, value]) => typeof value === 'string' && value.includes('\0'),
  )?.[0];

/**
 * `%00` in an address: no id has one, and no database can be asked for it. Throws `not_found` for a
 * part of the path, `invalid_input` for a parameter.
 */
export async function refuseNulInAddress({
  params,
  query,
}: Pick<FastifyRequest, 'params' | 'query'>): Promise<void> {
  if (nulIn(params) !== undefined) throw new DomainError('not_found');
  const name = nulIn(query);
  if (name !== undefined)
    throw new DomainError('invalid_input', {
      detail: `${name}: NUL is not allowed.`,
      errors: [{ loc: ['querystring', name], msg: 'NUL is not allowed.', type: 'invalid_format' }],
    });
}
