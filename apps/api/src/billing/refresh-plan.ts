import type { PaymentEvent, Subscription } from '../adapters/payments/payments.ts';
import type { Context } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import type { BillingAccount } from './billing-account.ts';
import { chooseSubscription, planFields } from './choose-subscription.ts';
import { mergeAnswer } from './merge-answer.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'payments'>;

/** An event comes again for some days; it is remembered for longer. */
const REMEMBER_MS = 90 * 24 * 3_600_000;
const TRY_AGAIN_S = 5;

async function nextQuestion(userId: string, { db }: Needs): Promise<number> {
  const row = await db.kysely
    .updateTable('billing_accounts')
    .set(({ eb }) => ({ asked: eb('asked', '+', 1) }))
    .where('user_id', '=', userId)
    .returning('asked')
    .executeTakeFirst();
  // Deleted in this moment: whoever asks again finds that it is gone.
  if (row === undefined) throw new DomainError('busy', { retryAfterS: TRY_AGAIN_S });
  return row.asked;
}

interface Answered {
  readonly number: number;
  readonly state: string;
  readonly event: Pick<PaymentEvent, 'id' | 'type'> | null;
}

async function keep(
  userId: string,
  { number, state, event }: Answered,
  { db, clock }: Needs,
): Promise<void> {
  await db.kysely.transaction().execute(async (transaction) => {
    // The first statement writes: it holds the user until the end on both databases. The user
    // before the billing account, as in a deletion, or the two could wait for each other.
    await transaction
      .updateTable('users')
      .set(({ ref }) => ({ name: ref('name') }))
      .where('id', '=', userId)
      .execute();
    const account = await transaction
      .selectFrom('billing_accounts')
      .select(['answered', 'state'])
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (account === undefined) return;
    const recorded =
      event === null
        ? undefined
        : await transaction
            .insertInto('billing_events')
            .values({
              id: event.id,
              user_id: userId,
              type: event.type,
              expires_at: clock.now() + REMEMBER_MS,
            })
            .onConflict((conflict) => conflict.column('id').doNothing())
            .returning('id')
            .executeTakeFirst();
    const { apply, ...kept } = mergeAnswer(account, {
      answered: number,
      state,
      news: recorded !== undefined,
    });
    await transaction
      .updateTable('billing_accounts')
      .set(kept)
      .where('user_id', '=', userId)
      .execute();
    if (apply)
      await transaction
        .updateTable('users')
        .set(planFields(JSON.parse(kept.state) as Subscription | null))
        .where('id', '=', userId)
        .execute();
  });
}

/**
 * Asks the provider for a user's subscriptions and sets the plan from them. `event`: what made us
 * ask; it is recorded
 * with the plan, in one transaction. Safe to run any number of times at once (docs/decisions/0008).
 * @returns the subscriptions, or null where the provider does not know the customer; then nothing
 * is changed
 */
export async function refreshPlan(
  { user_id, customer_id }: Pick<BillingAccount, 'user_id' | 'customer_id'>,
  event: Answered['event'],
  context: Needs,
): Promise<Subscription[] | null> {
  const number = await nextQuestion(user_id, context);
  // Who has been deleted at the provider is unknown there, as is who was never there; the signed
  // event tells the two apart.
  const subscriptions =
    (await context.payments.listSubscriptions(customer_id)) ??
    (event?.type === 'customer.deleted' ? [] : null);
  if (subscriptions !== null)
    await keep(
      user_id,
      { number, state: JSON.stringify(chooseSubscription(subscriptions)), event },
      context,
    );
  return subscriptions;
}
