import { createHash, randomBytes } from 'node:crypto';
import { RESET_VALID_MS } from '@elucida/contract/limits';
import { latestExpiry } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/open-database.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex');

/**
 * A new token for a link, with 256 random bits. Earlier ones stay valid: a stranger who asks for
 * links must not end the one that the owner is about to use. `userId`: null where there is no
 * account; then nobody gets the token.
 */
export async function storeResetToken(
  userId: string | null,
  { db, clock }: Needs,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await db.kysely
    .insertInto('password_resets')
    .values({
      token_hash: hashToken(token),
      user_id: userId,
      expires_at: clock.now() + RESET_VALID_MS,
    })
    .execute();
  return token;
}

const valid = (token: string, { db, clock }: Needs) => {
  const now = clock.now();
  return db.kysely
    .selectFrom('password_resets')
    .select('user_id')
    .where('token_hash', '=', hashToken(token))
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestExpiry(now, RESET_VALID_MS));
};

/** Whose password a token may change; null where it is none, was used or has expired. */
export async function ownerOfResetToken(token: string, context: Needs): Promise<string | null> {
  return (await valid(token, context).executeTakeFirst())?.user_id ?? null;
}

/** Ends all links of an account. False where the token is none of them any more. */
export async function useResetToken(
  transaction: Queries,
  { token, userId }: { token: string; userId: string },
): Promise<boolean> {
  const ended = await endResetTokens(transaction, userId);
  return ended.includes(hashToken(token));
}

/** Ends all links of an account; returns their hashes. */
export async function endResetTokens(transaction: Queries, userId: string): Promise<string[]> {
  const ended = await transaction
    .deleteFrom('password_resets')
    .where('user_id', '=', userId)
    .returning('token_hash')
    .execute();
  return ended.map(({ token_hash }) => token_hash);
}
