import type { PaidPlan } from '@elucida/contract/billing';
import type Stripe from 'stripe';
import type { Subscription } from './payments.ts';

/** Our plans by the ids of their prices. */
export type Prices = ReadonlyMap<string, PaidPlan>;

const milliseconds = (seconds: number | null | undefined) =>
  seconds == null ? null : seconds * 1_000;

/**
 * A subscription of Stripe's in our words, or null where it is to something else that the same
 * account sells.
 */
export function readSubscription(
  subscription: Stripe.Subscription,
  prices: Prices,
): Subscription | null {
  const item = subscription.items.data.find(({ price }) => prices.has(price.id));
  if (item === undefined) return null;
  const periodEndsAt = milliseconds(item.current_period_end);
  const ended = milliseconds(subscription.ended_at);
  return {
    id: subscription.id,
    plan: prices.get(item.price.id)!,
    status: subscription.status,
    createdAt: subscription.created * 1_000,
    periodEndsAt,
    endsAt:
      ended ??
      milliseconds(subscription.cancel_at) ??
      (subscription.cancel_at_period_end ? periodEndsAt : null),
  };
}

/**
 * Events after which a plan may be another; docs/billing.md lists them for whoever sets the webhook
 * up.
 */
const PLAN_EVENTS = new RegExp(
  String.raw`^(checkout\.session\.(completed|async_payment_succeeded|async_payment_failed)|` +
    String.raw`customer\.subscription\.(created|updated|deleted|paused|resumed)|` +
    String.raw`invoice\.(paid|payment_failed)|customer\.deleted)$`,
);

/** The customer whose plan an event may change, or null. */
export function eventCustomer(event: Stripe.Event): string | null {
  if (!PLAN_EVENTS.test(event.type)) return null;
  const object = event.data.object as {
    object: string;
    id: string;
    customer?: string | { id: string } | null;
  };
  if (object.object === 'customer') return object.id;
  return typeof object.customer === 'string' ? object.customer : (object.customer?.id ?? null);
}
