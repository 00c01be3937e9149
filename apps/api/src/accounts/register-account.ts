import { randomUUID } from 'node:crypto';
import { ACCOUNT_LIMITS } from '../bounds/limits.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { withOwnEmail } from '../users/with-own-email.ts';
import { closeAccount } from './close-account.ts';
import { accountsOf, signedInFrom } from './queries/accounts-of.ts';

interface Registration {
  readonly email: string;
  readonly name: string;
  readonly password_hash: string;
}

const insert = (
  values: Registration & { claimed_email: string | null; id: string },
  { db, clock }: Context,
) =>
  db.kysely
    .insertInto('users')
    .values({
      ...values,
      is_verified: 0,
      is_admin: 0,
      is_whitelisted: 0,
      plan: 'free',
      plan_renews_at: null,
      subscription_status: null,
      history_count: 0,
      created_at: clock.now(),
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returningAll()
    .executeTakeFirst();

/**
 * Whether an address may be registered as well, who registered it before. Who is signed in to
 * one of them from the same client address is asked to sign in instead: that is the same person, as
 * far as is known.
 */
async function refuseTaken(
  others: readonly UserRow[],
  from: string,
  context: Context,
): Promise<void> {
  if (
    others.some(({ is_verified }) => is_verified === 1) ||
    (await signedInFrom(from, others, context)).length > 0
  )
    throw new DomainError('email_taken');
}

/**
 * Where too many have registered an address, the oldest give way, unless they had no time to verify
 * it.
 */
async function makeRoom(others: readonly UserRow[], context: Context): Promise<void> {
  const { registrationsOfEmail, registrationGivesWayMs } = ACCOUNT_LIMITS;
  for (const { id, created_at } of others.slice(registrationsOfEmail - 1)) {
    if (created_at > context.clock.now() - registrationGivesWayMs)
      throw new DomainError('email_taken');
    await closeAccount(id, context, { onlyUnverified: true });
  }
}

/**
 * Makes the account of an address. `from`: the client address. `signIn` runs in the transaction that
 * makes it, so that there is no account without its session.
 * @throws DomainError `email_taken`
 */
export async function registerAccount(
  registration: Registration,
  { from, signIn }: { from: string; signIn: (userId: string, within: Context) => Promise<void> },
  context: Context,
): Promise<UserRow> {
  const { email } = registration;
  const others = await accountsOf(email, context);
  await refuseTaken(others, from, context);
  await makeRoom(others, context);
  const user = await context.db.kysely.transaction().execute(async (kysely) => {
    const within = { ...context, db: { ...context.db, kysely } };
    const id = randomUUID();
    let made = await insert({ ...registration, id, claimed_email: null }, within);
    if (made === undefined) {
      // Another call may have registered it in this moment, from here too.
      await refuseTaken(await accountsOf(email, within), from, within);
      made = await insert({ ...registration, id, email: id, claimed_email: email }, within);
    }
    if (made !== undefined) await signIn(made.id, within);
    return made;
  });
  if (user === undefined) throw new DomainError('email_taken');
  return withOwnEmail(user);
}
