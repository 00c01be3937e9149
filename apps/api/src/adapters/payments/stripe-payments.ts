import { PAID_PLANS, type PaidPlan } from '@elucida/contract/billing';
import type Stripe from 'stripe';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import {
  PaymentFailure,
  TEST_CUSTOMER,
  type Payments,
  type Subscription,
  type Visit,
} from './payments.ts';
import { eventCustomer, readSubscription, type Prices } from './read-stripe.ts';
import { toPaymentFailure } from './stripe-errors.ts';

/**
 * Stripe waits 10 s and more for the answer to a webhook, in which we ask back: two tries must fit.
 */
const TIMEOUT_MS = 8_000;
const RETRIES = 1;
/** More subscriptions than anybody makes of one customer; Stripe's largest page. */
const PAGE = 100;

export interface StripeOptions {
  readonly clock: Clock;
  readonly timeoutMs?: number;
}

function connection(
  apiBase: string | undefined,
): Pick<Stripe.StripeConfig, 'host' | 'port' | 'protocol'> {
  if (apiBase === undefined) return {};
  const { hostname, port, protocol } = new URL(apiBase);
  const https = protocol === 'https:';
  return {
    host: hostname,
    port: port === '' ? (https ? 443 : 80) : Number(port),
    protocol: https ? 'https' : 'http',
  };
}

/** Stripe's pages have no Basque; they then follow the browser. */
const localeOf = ({ language }: Visit) => (language === 'eu' ? 'auto' : language);
const pricingPage = ({ base, language }: Visit, query = '') =>
  `${base}/${language}/pricing${query}`;

/**
 * The plans sold through Stripe. Objects are read in the API version that the SDK is pinned to,
 * whatever the account's is.
 */
export async function createStripePayments(
  { secretKey, webhookSecret, prices, apiBase }: NonNullable<Config['stripe']>,
  { clock, timeoutMs = TIMEOUT_MS }: StripeOptions,
): Promise<Payments> {
  // Takes a quarter of a second to load, which the test mode need not wait for.
  const { Stripe: Sdk } = await import('stripe');
  const stripe = new Sdk(secretKey, {
    ...connection(apiBase),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
    appInfo: { name: 'Elucida' },
  });
  const sold: Prices = new Map(PAID_PLANS.map((plan) => [prices[plan], plan]));

  async function ask<T>(call: () => Promise<T>): Promise<T> {
    try {
      return await call();
    } catch (error) {
      throw error instanceof Sdk.errors.StripeError ? toPaymentFailure(error) : error;
    }
  }

  async function openCheckouts(
    customer: string,
  ): Promise<(Stripe.Checkout.Session & { plan: PaidPlan | undefined })[]> {
    const { data } = await stripe.checkout.sessions.list({ customer, status: 'open', limit: PAGE });
    return data.map((session) => ({
      ...session,
      plan: PAID_PLANS.find((plan) => plan === session.metadata?.plan),
    }));
  }

  /**
   * One that was paid in this very moment is not open any more, which is an error to Stripe and
   * what we want.
   */
  async function withdraw(session: string): Promise<void> {
    try {
      await stripe.checkout.sessions.expire(session);
    } catch (error) {
      if (!(error instanceof Sdk.errors.StripeInvalidRequestError)) throw error;
      if ((await stripe.checkout.sessions.retrieve(session)).status === 'open') throw error;
    }
  }

  /**
   * What Stripe knows of a customer; null for a customer of another account: the key was changed,
   * from a sandbox to the real one.
   */
  async function ofCustomer<T>(call: () => Promise<T>): Promise<T | null> {
    try {
      return await call();
    } catch (error) {
      if (
        error instanceof Sdk.errors.StripeInvalidRequestError &&
        error.code === 'resource_missing'
      )
        return null;
      throw error;
    }
  }

  return {
    desk: null,
    createCustomer: ({ userId, email, name }, key) =>
      ask(
        async () =>
          (
            await stripe.customers.create(
              { email, name, metadata: { user_id: userId } },
              { idempotencyKey: key },
            )
          ).id,
      ),

    listSubscriptions: (customer) =>
      ask(async () => {
        // What the test mode sold before the key was set is not sold here.
        if (customer.startsWith(TEST_CUSTOMER)) return [];
        const known = await ofCustomer(() =>
          stripe.subscriptions.list({ customer, status: 'all', limit: PAGE }),
        );
        return known === null
          ? null
          : known.data
              .map((each) => readSubscription(each, sold))
              .filter((each): each is Subscription => each !== null);
      }),

    findCheckout: (plan, visit) =>
      ask(async () => {
        const open = await openCheckouts(visit.customerId);
        const others = open.filter(
          (session) => session.plan !== undefined && session.plan !== plan,
        );
        for (const { id } of others) await stripe.checkout.sessions.expire(id);
        return {
          url: open.find((session) => session.plan === plan)?.url ?? null,
          withdrawn: others.length,
        };
      }),

    startCheckout: (plan, visit, key) =>
      ask(async () => {
        const { url } = await stripe.checkout.sessions.create(
          {
            mode: 'subscription',
            customer: visit.customerId,
            client_reference_id: visit.userId,
            line_items: [{ price: prices[plan], quantity: 1 }],
            success_url: pricingPage(visit, '?checkout=success'),
            cancel_url: pricingPage(visit, '?checkout=cancelled'),
            locale: localeOf(visit),
            metadata: { user_id: visit.userId, plan },
            subscription_data: { metadata: { user_id: visit.userId } },
          },
          { idempotencyKey: key },
        );
        if (!url) throw new PaymentFailure('refused');
        return url;
      }),

    withdrawCheckouts: (customer) =>
      ask(async () => {
        if (customer.startsWith(TEST_CUSTOMER)) return;
        for (const { id } of (await ofCustomer(() => openCheckouts(customer))) ?? [])
          await withdraw(id);
      }),

    openChange: (subscription, plan, visit) =>
      ask(async () => {
        const { items } = await stripe.subscriptions.retrieve(subscription);
        const confirm = {
          subscription,
          items: items.data.slice(0, 1).map(({ id }) => ({ id, price: prices[plan], quantity: 1 })),
        };
        const { url } = await stripe.billingPortal.sessions.create({
          customer: visit.customerId,
          return_url: pricingPage(visit),
          locale: localeOf(visit),
          flow_data: {
            type: 'subscription_update_confirm',
            subscription_update_confirm: confirm,
            after_completion: {
              type: 'redirect',
              redirect: { return_url: pricingPage(visit, '?checkout=success') },
            },
          },
        });
        return url;
      }),

    openPortal: (visit) =>
      ask(
        async () =>
          (
            await stripe.billingPortal.sessions.create({
              customer: visit.customerId,
              return_url: pricingPage(visit),
              locale: localeOf(visit),
            })
          ).url,
      ),

    cancelNow: (subscription) =>
      ask(async () => void (await stripe.subscriptions.cancel(subscription))),

    readEvent(payload, signature) {
      try {
        const event = Sdk.webhooks.constructEvent(
          payload,
          signature ?? '',
          webhookSecret,
          undefined,
          undefined,
          clock.now(),
        );
        return { id: event.id, type: event.type, customerId: eventCustomer(event) };
      } catch {
        throw new PaymentFailure('bad-signature');
      }
    },
  };
}
