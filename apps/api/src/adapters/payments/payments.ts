import type { PaidPlan, TestAction } from '@elucida/contract/billing';
import type { Language } from '@elucida/contract/languages';

/** How the test mode's customers are named; no other provider knows them. */
export const TEST_CUSTOMER = 'test_';

/** A subscription as the provider has it now. Times are milliseconds since 1970. */
export interface Subscription {
  readonly id: string;
  readonly plan: PaidPlan;
  /** The provider's own word: `active`, `trialing`, `past_due`, `unpaid`, `canceled`, … */
  readonly status: string;
  readonly createdAt: number;
  readonly periodEndsAt: number | null;
  /** When it ends for good; null while it renews. */
  readonly endsAt: number | null;
}

/** The user that a customer of the provider stands for. */
export interface Payer {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
}

/**
 * Where a user comes from and returns to: this server as the browser calls it, and the language of
 * the page.
 */
export interface Visit {
  readonly customerId: string;
  readonly userId: string;
  readonly base: string;
  readonly language: Language;
}

/**
 * Something that happened at the provider. `customerId` is null where it concerns no customer's
 * plan.
 */
export interface PaymentEvent {
  readonly id: string;
  readonly type: string;
  readonly customerId: string | null;
}

/** What is behind the test mode's two pages. */
export interface TestDesk {
  /**
   * The visit of that name, if it is this user's and still open. `plan`: what a checkout sells;
   * null for the portal.
   */
  visit(id: string, userId: string): Promise<{ id: string; plan: PaidPlan | null } | null>;
  /** Buys what the checkout sells; a checkout that is submitted twice buys once. */
  pay(visitId: string, userId: string): Promise<void>;
  /** The user's subscription that has not ended. */
  current(userId: string): Promise<Subscription | null>;
  act(action: TestAction, userId: string): Promise<void>;
}

/**
 * Why the provider does not do what it is asked. `off`: none is set; `refused`: an operator has to
 * look; `unavailable`: try again; `bad-signature`: the event is not the provider's; `no-events`:
 * there are none in this mode.
 */
export type PaymentFailureReason =
  'off' | 'refused' | 'unavailable' | 'bad-signature' | 'no-events';

export class PaymentFailure extends Error {
  override name = 'PaymentFailure';
  readonly reason: PaymentFailureReason;
  /** Seconds after which trying again makes sense. */
  readonly retryAfterS?: number;
  constructor(
    reason: PaymentFailureReason,
    { retryAfterS, cause }: { retryAfterS?: number; cause?: unknown } = {},
  ) {
    super(`the payment provider: ${reason}`, { cause });
    this.reason = reason;
    this.retryAfterS = retryAfterS;
  }
}

/**
 * The payment provider. Everything it does may throw PaymentFailure `unavailable` or `refused`.
 * Repeating a call with the same `key` does nothing twice.
 */
export interface Payments {
  /** The local test mode's own pages; null where a real provider is set. */
  readonly desk: TestDesk | null;
  /** Makes the customer of a user and returns its id. */
  createCustomer(payer: Payer, key: string): Promise<string>;
  /**
   * All of a customer's subscriptions to our plans, ended ones too; null where the provider does
   * not know the customer.
   */
  listSubscriptions(customerId: string): Promise<Subscription[] | null>;
  /**
   * The address of an open checkout of this plan, if there is one. Withdraws those of the other
   * plan and says how many.
   */
  findCheckout(plan: PaidPlan, visit: Visit): Promise<{ url: string | null; withdrawn: number }>;
  startCheckout(plan: PaidPlan, visit: Visit, key: string): Promise<string>;
  /**
   * Withdraws every open checkout of a customer: nothing can be bought there any more. What was
   * just paid is a subscription by then.
   */
  withdrawCheckouts(customerId: string): Promise<void>;
  /** The page where a subscription is moved to another plan, with the difference in price. */
  openChange(subscriptionId: string, plan: PaidPlan, visit: Visit): Promise<string>;
  openPortal(visit: Visit): Promise<string>;
  /** Ends a subscription now. */
  cancelNow(subscriptionId: string): Promise<void>;
  /** @throws PaymentFailure `bad-signature`, or `no-events` in the test mode, which has none. */
  readEvent(payload: Buffer, signature: string | undefined): PaymentEvent;
}
