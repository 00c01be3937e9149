import { randomInt } from 'node:crypto';
import { CODE_DIGITS, CODE_VALID_MS } from '@elucida/contract/limits';
import { latestExpiry } from '../../clock.ts';
import type { Context } from '../../context.ts';
import type { Queries } from '../../db/open-database.ts';
import { hashCode, isCode } from '../code-hash.ts';
import { hashEmail } from '../limits.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

/**
 * A new code in a lane; it takes the place of the lane's last one. Where there is no account it is
 * stored all the same, and sent to nobody.
 */
export async function storeCode(
  email: string,
  lane: string,
  { db, clock }: Needs,
): Promise<string> {
  const code = String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
  const fresh = { code_hash: hashCode(email, code), expires_at: clock.now() + CODE_VALID_MS };
  await db.kysely
    .insertInto('email_codes')
    .values({ email_hash: hashEmail(email), lane, ...fresh })
    .onConflict((conflict) => conflict.columns(['email_hash', 'lane']).doUpdateSet(fresh))
    .execute();
  return code;
}

/**
 * Whether it is a code that is still valid, and which account may use it: one that it was sent for,
 * or anybody's request.
 */
export async function isValidCode(
  { email, code, lanes }: { email: string; code: string; lanes: readonly string[] },
  { db, clock }: Needs,
): Promise<boolean> {
  const now = clock.now();
  const rows = await db.kysely
    .selectFrom('email_codes')
    .select('code_hash')
    .where('email_hash', '=', hashEmail(email))
    .where('lane', 'in', lanes)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestExpiry(now, CODE_VALID_MS))
    .execute();
  return rows.map(({ code_hash }) => isCode(code_hash, email, code)).includes(true);
}

/** Forgets the codes of a lane, whichever address they were sent to. */
export async function dropCodesOfLane(transaction: Queries, lane: string): Promise<void> {
  await transaction.deleteFrom('email_codes').where('lane', '=', lane).execute();
}

/** Forgets the codes sent to an address; false where there are none any more. */
export async function dropCodes(transaction: Queries, email: string): Promise<boolean> {
  const codes = await transaction
    .deleteFrom('email_codes')
    .where('email_hash', '=', hashEmail(email))
    .returning('lane')
    .execute();
  return codes.length > 0;
}
