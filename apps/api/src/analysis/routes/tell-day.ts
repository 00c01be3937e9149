import type { FastifyReply } from 'fastify';
import type { Context } from '../../context.ts';
import type { UserRow } from '../../db/account-tables.ts';
import { DAY_MS } from '../../periods.ts';
import { readQuota } from '../../quota/daily-quota.ts';

/** Adds what is left of the day to the `RateLimit` fields of an answer; nothing for unlimited accounts. */
export async function tellDay(
  reply: FastifyReply,
  { user, context }: { readonly user: UserRow; readonly context: Context },
): Promise<void> {
  const { daily_limit, remaining_today, resets_at, now, unlimited } = await readQuota(
    user,
    context,
  );
  if (unlimited) return;
  const resetS = Math.max(1, Math.ceil((Date.parse(resets_at) - Date.parse(now)) / 1_000));
  const add = (name: string, item: string) =>
    void reply.header(name, [reply.getHeader(name), item].filter(Boolean).join(', '));
  add('ratelimit-policy', `"day";q=${daily_limit};w=${DAY_MS / 1_000}`);
  add('ratelimit', `"day";r=${remaining_today};t=${resetS}`);
}
