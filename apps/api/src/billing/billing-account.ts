import type { Selectable } from 'kysely';
import { TEST_CUSTOMER } from '../adapters/payments/payments.ts';
import type { Context } from '../context.ts';
import type { BillingAccountsTable } from '../db/billing-tables.ts';
import { refuseIfGone } from '../users/refuse-if-gone.ts';
import { DomainError } from '../domain-error.ts';
import type { UserRow } from '../db/account-tables.ts';

export type BillingAccount = Selectable<BillingAccountsTable>;
type Needs = Pick<Context, 'db' | 'payments'>;

export async function findAccount(
  userId: string,
  { db }: Pick<Context, 'db'>,
): Promise<BillingAccount | undefined> {
  return db.kysely
    .selectFrom('billing_accounts')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

async function accountOf(user: UserRow, context: Needs): Promise<BillingAccount> {
  return (
    (await findAccount(user.id, context)) ??
    refuseIfGone(user.id, new DomainError('busy', { retryAfterS: 5 }), context)
  );
}

/** Made before the provider's key was set. */
const isOfTestMode = ({ customer_id }: BillingAccount) => customer_id.startsWith(TEST_CUSTOMER);
const payerOf = ({ id, email, name }: UserRow) => ({ userId: id, email, name });

/**
 * The user's account at the provider, made at the first need. However many requests on however many
 * servers need it at once, the provider makes one customer, because they all bring the same key,
 * and one row is kept.
 */
export async function ensureAccount(user: UserRow, context: Needs): Promise<BillingAccount> {
  const found = await findAccount(user.id, context);
  if (found !== undefined)
    return isOfTestMode(found) && context.payments.desk === null
      ? replaceCustomer(user, found.customer_id, context)
      : found;
  const customer_id = await context.payments.createCustomer(payerOf(user), `customer-${user.id}`);
  // Whichever of its two unique columns is met first: PostgreSQL refuses the other one where only
  // one is named.
  await context.db.kysely
    .insertInto('billing_accounts')
    .values({
      user_id: user.id,
      customer_id,
      asked: 0,
      answered: 0,
      state: 'null',
      checkout_round: 0,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
    .catch((error: unknown) => refuseIfGone(user.id, error, context));
  return accountOf(user, context);
}

/**
 * A new customer in place of one that the provider does not know: the operator has changed its
 * account.
 */
export async function replaceCustomer(
  user: UserRow,
  old: string,
  context: Needs,
): Promise<BillingAccount> {
  const customer_id = await context.payments.createCustomer(
    payerOf(user),
    `customer-${user.id}-after-${old}`,
  );
  await context.db.kysely
    .updateTable('billing_accounts')
    .set({ customer_id })
    .where('user_id', '=', user.id)
    .where('customer_id', '=', old)
    .execute();
  return accountOf(user, context);
}
