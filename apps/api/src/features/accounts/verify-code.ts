import { messageSchema, VERIFICATION_MESSAGES, verifySchema } from '@elucida/contract/auth';
import { CODE_RESEND_MS, CODE_TRIES, CODE_VALID_MS } from '@elucida/contract/limits';
import { sql } from 'kysely';
import { isToCome } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Feature } from '../../http/api.ts';
import { ApiError } from '../../http/api-error.ts';
import { hit } from '../../http/rate-limit.ts';
import { triesWithoutCode } from './limits.ts';

/** Takes one of the code's tries, or throws. Counted before the code is compared, so that guesses side by side all count. */
async function takeTry(userId: string, { db, clock }: Context): Promise<{ code_hash: string; expires_at: number } | undefined> {
  const taken = await db.kysely
    .updateTable('verification_codes')
    .set({ tries: sql<number>`tries + 1` })
    .where('user_id', '=', userId)
    .where('tries', '<', CODE_TRIES)
    .returning(['code_hash', 'expires_at'])
    .executeTakeFirst();
  if (taken !== undefined) return taken;
  const spent = await db.kysely.selectFrom('verification_codes').select('sent_at').where('user_id', '=', userId).executeTakeFirst();
  if (spent !== undefined) throw new ApiError('code_tries', { retryAfterS: Math.min(CODE_RESEND_MS, spent.sent_at + CODE_RESEND_MS - clock.now()) / 1_000 });
  return undefined;
}

/** POST /auth/verify: five tries a code, then 429 until a new one is sent. */
export const verifyCode: Feature = (api, context) => {
  api.post('/auth/verify', { config: { access: 'anyone' }, schema: { body: verifySchema, response: { 200: messageSchema } } }, async (request) => {
    const { email, code } = request.body;
    const { kysely } = context.db;
    const user = await kysely.selectFrom('users').select(['id', 'is_verified']).where('email', '=', email).executeTakeFirst();
    if (user?.is_verified === 1) return { message: VERIFICATION_MESSAGES.already };
    const stored = user === undefined ? undefined : await takeTry(user.id, context);
    if (stored === undefined) {
      const wait = await hit(context, triesWithoutCode(email));
      if (wait !== null) throw new ApiError('code_tries', { retryAfterS: wait });
    }
    const valid = stored !== undefined && isToCome(stored.expires_at, { now: context.clock.now(), windowMs: CODE_VALID_MS });
    const matches = await context.hasher.verify(valid ? stored.code_hash : undefined, code);
    if (user === undefined || !matches) throw new ApiError('wrong_code');
    await kysely.transaction().execute(async (transaction) => {
      await transaction.updateTable('users').set({ is_verified: 1 }).where('id', '=', user.id).execute();
      await transaction.deleteFrom('verification_codes').where('user_id', '=', user.id).execute();
    });
    return { message: VERIFICATION_MESSAGES.verified };
  });
};
