import { messageSchema, VERIFICATION_MESSAGES, verifySchema } from '@elucida/contract/auth';
import { CODE_VALID_MS } from '@elucida/contract/limits';
import { latestExpiry } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { accountsOf, signedInFrom } from '../queries/accounts-of.ts';
import { removeUnverified } from '../remove-unverified.ts';
import { takeAddress } from '../queries/take-address.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import { hit, secondsLeft } from '../../limits/rate-limit.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { findSession } from '../../http/session.ts';
import type { UserRow } from '../../db/schema.ts';
import { isCode } from '../code-hash.ts';
import {
  codeTo,
  hashEmail,
  OTHER_LANE,
  triesADayWith,
  triesWith,
  verificationsFrom,
} from '../limits.ts';

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
 */
async function takeTry({ email, own, from }: Try, context: Context): Promise<void> {
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
 * Whether it is a code that is still valid, and which account may use it: one that it was sent for,
 * or anybody's request.
 */
async function isValid(
  { email, code, lanes }: { email: string; code: string; lanes: readonly string[] },
  { db, clock }: Context,
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

/** Verifies the account once: of two at the same moment the second finds the codes gone. */
async function verify(account: UserRow, context: Context): Promise<void> {
  await context.db.kysely.transaction().execute(async (transaction) => {
    const codes = await transaction
      .deleteFrom('email_codes')
      .where('email_hash', '=', hashEmail(account.email))
      .returning('lane')
      .execute();
    if (codes.length === 0) throw new DomainError('wrong_code');
    await takeAddress(transaction, account);
  });
}

/**
 * POST /auth/verify: five tries a code, then 429 until a new one. A code verifies the account whose
 * session it comes with;
 * without one, the account that is signed in from the same client address, or the only one of that
 * address.
 */
export const verifyCode: Feature = (api, context) => {
  api.post(
    '/auth/verify',
    {
      config: { access: 'anyone' },
      schema: { body: verifySchema, response: { 200: messageSchema } },
    },
    async (request, reply) => {
      const { email, code } = request.body;
      const from = clientAddress(request);
      await refuseOver(verificationsFrom(from), context);
      const user = await findSession(request, reply, context);
      const signedIn = user?.email === email ? user : null;
      if (signedIn?.is_verified === 1) return { message: VERIFICATION_MESSAGES.already };
      const open = (await accountsOf(email, context)).filter(
        ({ is_verified }) => is_verified === 0,
      );
      const near = await signedInFrom(from, open, context);
      const only = near.length === 1 ? near[0] : undefined;
      const own = open.find(({ id }) => id === signedIn?.id) ?? only;
      await takeTry({ email, own: own?.id, from }, context);
      const account = own ?? (open.length === 1 ? open[0] : undefined);
      const valid = await isValid(
        { email, code, lanes: [OTHER_LANE, ...(account === undefined ? [] : [account.id])] },
        context,
      );
      if (account === undefined || !valid) throw new DomainError('wrong_code');
      await verify(account, context);
      await removeUnverified({ email }, context).catch((err: unknown) =>
        request.log.error({ err }, 'removing other registrations of a verified address failed'),
      );
      return { message: VERIFICATION_MESSAGES.verified };
    },
  );
};
