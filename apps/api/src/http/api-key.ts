import type { FastifyReply, FastifyRequest } from 'fastify';
import { API_BOUNDS } from '../bounds/api.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { count, type Counted } from '../limits/rate-limit.ts';
import { userOfKey } from '../users/api-keys.ts';
import { checkApiPlan } from '../users/check-api-plan.ts';
import { isUnlimited } from '../users/roles.ts';

/** The key of `Authorization: Bearer …` (RFC 6750 §2.1); null without one. */
const keyOf = ({ headers }: FastifyRequest): string | null =>
  /^Bearer +([^\s]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? null;

/**
 * What is left of the minute, as programs read it: the fields of the IETF's draft "RateLimit header
 * fields for HTTP" in its present form, and the three that most libraries still know.
 */
function tellLimit(
  reply: FastifyReply,
  { left, resetS, max }: Pick<Counted, 'left' | 'resetS'> & { max: number },
): void {
  void reply.headers({
    'ratelimit-policy': `"calls";q=${max};w=${API_BOUNDS.windowMs / 1_000}`,
    ratelimit: `"calls";r=${left};t=${resetS}`,
    'ratelimit-limit': String(max),
    'ratelimit-remaining': String(left),
    'ratelimit-reset': String(resetS),
  });
}

/**
 * The account whose key a request carries, once it may use the API: verified, on a plan with the API,
 * and not over its calls of the minute. Cookies are not looked at.
 * @throws DomainError `invalid_key`, `not_verified`, `plan_required`, `rate_limited`
 */
export async function findKeyUser(
  request: FastifyRequest,
  reply: FastifyReply,
  context: Context,
): Promise<UserRow> {
  const key = keyOf(request);
  const user = key === null ? null : await userOfKey(key, context);
  if (user === null) {
    void reply.header('www-authenticate', 'Bearer realm="Elucida"');
    throw new DomainError('invalid_key');
  }
  if (user.is_verified === 0) throw new DomainError('not_verified');
  checkApiPlan(user, context.config);
  const { callsOfPro, callsOfUnlimited, windowMs } = API_BOUNDS;
  const max = isUnlimited(user, context.config) ? callsOfUnlimited : callsOfPro;
  const counted = await count(context, { key: `api:${user.id}`, max, windowMs });
  tellLimit(reply, { ...counted, max });
  if (counted.over) throw new DomainError('rate_limited', { retryAfterS: counted.resetS });
  return user;
}
