import {
  billingQuerySchema,
  checkoutSchema,
  redirectSchema,
  type PaidPlan,
} from '@elucida/contract/billing';
import type { Subscription, Visit } from '../../adapters/payments/payments.ts';
import type { Context } from '../../context.ts';
import { isOver } from '../end-subscriptions.ts';
import type { Feature } from '../../http/api.ts';
import { DomainError } from '../../domain-error.ts';
import { clientAddress } from '../../http/client-address.ts';
import { refuseOver } from '../../limits/refuse-over.ts';
import { userOf } from '../../http/session.ts';
import { ensureAccount, replaceCustomer, type BillingAccount } from '../billing-account.ts';
import { chooseSubscription, givesPlan } from '../choose-subscription.ts';
import { visitsFrom, visitsOf } from '../limits.ts';
import { refreshPlan } from '../refresh-plan.ts';
import { visitOf } from './visit.ts';

const HOUR_MS = 3_600_000;

/**
 * Changes with every subscription that a checkout led to. The newest alone would not do: the
 * provider's times are whole seconds, and of two of one second
 * either may count as the newer. The number alone would not either: the provider lists a hundred.
 */
const boughtSoFar = (subscriptions: readonly Subscription[], newest: Subscription | null): string =>
  `${subscriptions.length}-${newest?.id ?? 'first'}`;

/**
 * One open checkout of a user at most: a second click, or a second server, is led to the same one.
 */
async function checkout(
  plan: PaidPlan,
  { visit, account, bought }: { visit: Visit; account: BillingAccount; bought: string },
  { db, clock, payments }: Context,
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
 * POST /stripe/checkout: the address where a plan is bought. Who has a subscription is led to where
 * it is changed, paid or
 * resumed instead: nobody ever has two.
 */
export const startCheckout: Feature = (api, context) => {
  const { payments, config } = context;
  api.post(
    '/stripe/checkout',
    {
      config: { access: 'signed-in' },
      schema: {
        querystring: billingQuerySchema,
        body: checkoutSchema,
        response: { 200: redirectSchema },
      },
    },
    async (request) => {
      const { plan } = request.body;
      const user = userOf(request);
      await refuseOver(visitsFrom(clientAddress(request)), context);
      await refuseOver(visitsOf(user.id), context);
      let account = await ensureAccount(user, context);
      const subscriptions = await refreshPlan(account, null, context);
      if (subscriptions === null)
        account = await replaceCustomer(user, account.customer_id, context);
      const chosen = chooseSubscription(subscriptions ?? []);
      const visit = visitOf(request, account, config);
      if (chosen === null || isOver(chosen))
        return {
          url: await checkout(
            plan,
            { visit, account, bought: boughtSoFar(subscriptions ?? [], chosen) },
            context,
          ),
        };
      if (!givesPlan(chosen) || chosen.status === 'past_due' || chosen.endsAt !== null)
        return { url: await payments.openPortal(visit) };
      if (chosen.plan === plan) throw new DomainError('already_on_plan');
      return { url: await payments.openChange(chosen.id, plan, visit) };
    },
  );
};
