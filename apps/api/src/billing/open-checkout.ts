import type { PaidPlan } from '@elucida/contract/billing';
import type { Subscription, Visit } from '../adapters/payments/payments.ts';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { ensureAccount, replaceCustomer, type BillingAccount } from './billing-account.ts';
import { chooseSubscription, givesPlan } from './choose-subscription.ts';
import { isOver } from './end-subscriptions.ts';
import { refreshPlan } from './refresh-plan.ts';
import { HOUR_MS } from '../periods.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'payments'>;

/**
 * Changes with every subscription that a checkout led to. The newest alone would not do: the
 * provider's times are whole seconds, and of two of one second either may count as the newer. The
 * number alone would not either: the provider lists a hundred.
 */
const boughtSoFar = (subscriptions: readonly Subscription[], newest: Subscription | null): string =>
  `${subscriptions.length}-${newest?.id ?? 'first'}`;

/**
 * One open checkout of a user at most: a second click, or a second server, is led to the same one.
 */
async function checkout(
  plan: PaidPlan,
  { visit, account, bought }: { visit: Visit; account: BillingAccount; bought: string },
  { db, clock, payments }: Needs,
): Promise<string> {
  const { url, withdrawn } = await payments.findCheckout(plan, visit);
  if (url !== null) return url;
  const { checkout_round } = await db.kysely
    .updateTable('billing_accounts')
    .set(({ eb }) => ({ checkout_round: eb('checkout_round', '+', withdrawn) }))
    .where('user_id', '=', account.user_id)
    .returning('checkout_round')
    .executeTakeFirstOrThrow(() => new DomainError('not_signed_in'));
  // The same key within the hour, unless a checkout was withdrawn or led to a subscription
  // meanwhile.
  const key = [
    'checkout',
    account.customer_id,
    plan,
    visit.language,
    new URL(visit.base).host,
    checkout_round,
    bought,
    Math.floor(clock.now() / HOUR_MS),
  ].join('-');
  return payments.startCheckout(plan, visit, key);
}

/**
 * The address where a user buys a plan. Who has a subscription is led to where it is changed, paid
 * or resumed instead: nobody ever has two.
 * @throws DomainError `already_on_plan`; PaymentFailure
 */
export async function openCheckout(
  {
    user,
    plan,
    origin,
  }: {
    user: UserRow;
    plan: PaidPlan;
    /** Where the user comes from and returns to. */
    origin: Pick<Visit, 'base' | 'language'>;
  },
  context: Needs,
): Promise<string> {
  let account = await ensureAccount(user, context);
  const subscriptions = await refreshPlan(account, null, context);
  if (subscriptions === null) account = await replaceCustomer(user, account.customer_id, context);
  const chosen = chooseSubscription(subscriptions ?? []);
  const visit = { ...origin, customerId: account.customer_id, userId: account.user_id };
  if (chosen === null || isOver(chosen))
    return checkout(
      plan,
      { visit, account, bought: boughtSoFar(subscriptions ?? [], chosen) },
      context,
    );
  if (!givesPlan(chosen) || chosen.status === 'past_due' || chosen.endsAt !== null)
    return context.payments.openPortal(visit);
  if (chosen.plan === plan) throw new DomainError('already_on_plan');
  return context.payments.openChange(chosen.id, plan, visit);
}
