import { PLAN_NAMES, PLANS, type Plan } from '@elucida/contract/limits';
import { SignInLink } from '../../session/sign-in-link.tsx';
import { PlanCard } from './plan-card.tsx';
import { usePricingText } from './pricing-text.ts';
import type { BillingActions } from './use-billing-actions.ts';

/** For a visitor: every way leads to the account first. `off`: no plan can be bought here. */
export function VisitorCards({ off }: { off: boolean }) {
  const text = usePricingText();
  return PLANS.map((plan) => (
    <PlanCard key={plan} plan={plan} current={false}>
      {plan !== 'free' && off ? null : (
        <SignInLink className={`btn ${plan === 'free' ? '' : 'btn-primary'}`}>
          {plan === 'free' ? text.start : text.upgrade(PLAN_NAMES[plan])}
        </SignInLink>
      )}
    </PlanCard>
  ));
}

interface Props {
  plan: Plan | null;
  directDowngrade: boolean;
  off: boolean;
  actions: BillingActions;
}

/**
 * For a user: up by checkout, anything else in the billing portal, and straight to Free where that
 * is allowed.
 */
export function UserCards({
  plan: mine,
  directDowngrade,
  off,
  actions: { busy, upgrade, manage, downgrade },
}: Props) {
  const text = usePricingText();
  const paid = mine === 'basic' || mine === 'pro';
  return PLANS.map((plan) => (
    <PlanCard key={plan} plan={plan} current={plan === mine}>
      {!off && plan !== 'free' && mine !== null && PLANS.indexOf(plan) > PLANS.indexOf(mine) ? (
        <button
          type="button"
          className="btn btn-primary"
          disabled={busy}
          onClick={() => upgrade(plan)}
        >
          {text.upgrade(PLAN_NAMES[plan])}
        </button>
      ) : null}
      {plan !== 'free' && paid && PLANS.indexOf(plan) <= PLANS.indexOf(mine) ? (
        <button type="button" className="btn" disabled={busy} onClick={manage}>
          {text.manage}
        </button>
      ) : null}
      {plan === 'free' && paid && directDowngrade ? (
        <button type="button" className="btn" disabled={busy} onClick={downgrade}>
          {text.downgrade}
        </button>
      ) : null}
    </PlanCard>
  ));
}

/** While the plan is read: the cards' places, so that nothing moves when they come. */
export function SkeletonCards() {
  return PLANS.map((plan) => (
    <div
      key={plan}
      aria-hidden="true"
      data-testid="skeleton"
      className="card grid min-h-[22rem] content-start gap-4"
    >
      <div className="skeleton h-7 w-24" />
      <div className="skeleton h-12 w-32" />
      {[1, 2, 3, 4].map((line) => (
        <div key={line} className="skeleton h-6 w-full" />
      ))}
    </div>
  ));
}
