import { isomersRequestSchema, isomersResponseSchema } from '@elucida/contract/isomers';
import { ISOMER_BOUNDS } from '../../bounds.ts';
import type { Feature } from '../../http/api.ts';
import { ApiError } from '../../http/api-error.ts';
import { hit, type Limit } from '../../http/rate-limit.ts';
import { userOf } from '../../http/session.ts';
import { threadError } from '../../http/thread-error.ts';

const guidesOf = (user: string): Limit => ({ key: `isomers:${user}`, max: ISOMER_BOUNDS.guidesPerMinute, windowMs: 60_000 });

/** POST /isomers: the constitutional isomers of a named molecule with what is expected of their spectra. Not counted as an analysis. */
export const makeIsomers: Feature = (api, context) => {
  api.post('/isomers', { config: { access: 'signed-in' }, schema: { body: isomersRequestSchema, response: { 200: isomersResponseSchema } } }, async (request) => {
    const wait = await hit(context, guidesOf(userOf(request).id));
    if (wait !== null) throw new ApiError('rate_limited', { retryAfterS: wait });
    const answer = await context.isomers.run('make-guide', request.body, { limitMs: ISOMER_BOUNDS.limitMs }).catch((error: unknown) => { throw threadError(error); });
    if (answer.ok) return { ...answer.guide, generated_on: new Date(context.clock.now()).toISOString() } as never;
    const refused = new ApiError(answer.code);
    throw new ApiError(answer.code, { errors: [{ loc: ['body', 'name'], msg: refused.message, type: answer.code }], suggestions: answer.suggestions });
  });
};
