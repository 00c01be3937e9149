import type { Context } from '../context.ts';
import { endBilling } from '../billing/end-billing.ts';
import { holdUser } from '../users/hold-user.ts';

/** Far longer than a checkout stays open (24 h at Stripe) and an event comes again (3 days). */
const REMEMBER_MS = 90 * 24 * 3_600_000;

/**
 * Ends what is billed to a user, then deletes the user and everything that goes with the row. A
 * checkout that was opened in between can still be paid: the customer is remembered for a while, so
 * that the provider's event about it ends that too (`receive-webhook.ts`). Throws as `Payments`
 * does; then nothing is deleted. `onlyUnverified`: unless the address has been verified meanwhile.
 */
export async function closeAccount(
  userId: string,
  context: Pick<Context, 'db' | 'clock' | 'payments'>,
  { onlyUnverified = false } = {},
): Promise<void> {
  const {
    db: { kysely },
    clock,
    payments,
  } = context;
  const billed = await kysely
    .selectFrom('billing_accounts')
    .select('customer_id')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (billed !== undefined) await endBilling(billed.customer_id, context);
  await kysely.transaction().execute(async (transaction) => {
    // A write comes first: it holds the user, so that no checkout gets past its question for the
    // plan (`refresh-plan.ts`).
    const user = await holdUser(transaction, userId);
    if (onlyUnverified && user?.is_verified === 1) return;
    const account = await transaction
      .deleteFrom('billing_accounts')
      .where('user_id', '=', userId)
      .returning('customer_id')
      .executeTakeFirst();
    // The test mode's checkouts go with the user.
    if (account !== undefined && payments.desk === null) {
      await transaction
        .insertInto('closed_customers')
        .values({ customer_id: account.customer_id, expires_at: clock.now() + REMEMBER_MS })
        .onConflict((conflict) => conflict.column('customer_id').doNothing())
        .execute();
    }
    // Analyses before counts, which go with the user: as where a count is given back.
    await transaction.deleteFrom('analyses').where('user_id', '=', userId).execute();
    await transaction.deleteFrom('users').where('id', '=', userId).execute();
  });
}
