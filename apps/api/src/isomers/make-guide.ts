import type { IsomersRequest, IsomersResponse } from '@elucida/contract/isomers';
import { ISOMER_BOUNDS } from '../bounds/structures.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';

/**
 * A page of a guide, by the thread of guides. Throws `DomainError`: the name cannot be read or has no
 * guide, or the thread is busy or too slow.
 */
export async function makeGuide(
  asked: IsomersRequest,
  context: Pick<Context, 'isomers' | 'clock'>,
  /** Where the name was given. */
  part: 'body' | 'querystring' = 'body',
): Promise<IsomersResponse> {
  const answer = await context.isomers.run('make-guide', asked, { limitMs: ISOMER_BOUNDS.limitMs });
  if (answer.ok)
    return {
      ...answer.guide,
      generated_on: new Date(context.clock.now()).toISOString(),
    } as IsomersResponse;
  const refused = new DomainError(answer.code);
  throw new DomainError(answer.code, {
    errors: [{ loc: [part, 'name'], msg: refused.message, type: answer.code }],
    suggestions: answer.suggestions,
  });
}
