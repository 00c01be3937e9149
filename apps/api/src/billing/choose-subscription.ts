import type { Plan } from '@elucida/contract/limits';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import type { Subscription } from '../adapters/payments/payments.ts';
import { isOver } from './end-subscriptions.ts';

/**
 * A failed payment keeps the plan while the provider tries again; once it gives up (`unpaid`), the
 * plan is Free.
 */
const GIVES_PLAN = new Set(['active', 'trialing', 'past_due']);

export const givesPlan = ({ status }: Pick<Subscription, 'status'>) => GIVES_PLAN.has(status);

function compare(a: Subscription, b: Subscription): number {
  const worth = (each: Subscription) => (givesPlan(each) ? PLAN_LIMITS[each.plan].priceEuro : 0);
  const endless = (each: Subscription) => each.endsAt ?? Number.MAX_SAFE_INTEGER;
  return (
    worth(b) - worth(a) ||
    Number(isOver(a)) - Number(isOver(b)) ||
    endless(b) - endless(a) ||
    b.createdAt - a.createdAt ||
    (a.id < b.id ? -1 : 1)
  );
}

/**
 * The subscription that decides a user's plan: the best that gives one, else one that is still
 * open, else the newest.
 */
export function chooseSubscription(subscriptions: readonly Subscription[]): Subscription | null {
  return [...subscriptions].sort(compare)[0] ?? null;
}

export interface PlanFields {
  readonly plan: Plan;
  readonly plan_renews_at: number | null;
  readonly plan_ends_at: number | null;
  readonly subscription_status: string | null;
}

/** What a subscription makes of its user. */
export function planFields(subscription: Subscription | null): PlanFields {
  if (subscription === null || !givesPlan(subscription))
    return {
      plan: 'free',
      plan_renews_at: null,
      plan_ends_at: null,
      subscription_status: subscription?.status ?? null,
    };
  const { plan, status, endsAt, periodEndsAt } = subscription;
  return {
    plan,
    plan_renews_at: endsAt === null ? periodEndsAt : null,
    plan_ends_at: endsAt,
    subscription_status: status,
  };
}
