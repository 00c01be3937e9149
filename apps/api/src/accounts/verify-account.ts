import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { hit, secondsLeft } from '../limits/rate-limit.ts';
import { codeTo, OTHER_LANE, triesADayWith, triesWith } from './limits.ts';
import { dropCodes } from './queries/codes.ts';
import { takeAddress } from './queries/take-address.ts';

type Needs = Pick<Context, 'db' | 'clock'>;

interface Try {
  readonly email: string;
  /** The account whose own tries they are; undefined for anybody else's. */
  readonly own: string | undefined;
  /** Client address. */
  readonly from: string;
}

/**
 * Takes one of the tries, or throws. Counted before the code is compared, so that guesses side by
 * side all count.
 * @throws DomainError `code_tries`, `rate_limited`
 */
export async function takeTry({ email, own, from }: Try, context: Needs): Promise<void> {
  const lane = own ?? OTHER_LANE;
  const spent = await hit(context, triesWith(email, own ?? from));
  if (spent !== null)
    throw new DomainError('code_tries', {
      retryAfterS: (await secondsLeft(context, codeTo(email, lane))) ?? 1,
    });
  const wait = await hit(context, triesADayWith(email, lane));
  if (wait !== null) throw new DomainError('rate_limited', { retryAfterS: wait });
}

/**
 * Verifies the account once: of two at the same moment the second finds the codes gone.
 * @throws DomainError `wrong_code`
 */
export async function verifyAccount(account: UserRow, { db }: Pick<Context, 'db'>): Promise<void> {
  await db.kysely.transaction().execute(async (transaction) => {
    if (!(await dropCodes(transaction, account.email))) throw new DomainError('wrong_code');
    await takeAddress(transaction, account);
  });
}
