import type { PaidPlan } from '@elucida/contract/billing';

/** What the payment provider knows of a user. */
export interface BillingAccountsTable {
  user_id: string;
  customer_id: string;
  /**
   * How often the provider was asked for the subscriptions: a question's number is its place in
   * time.
   */
  asked: number;
  /** Number of the newest question whose answer is in `state`. */
  answered: number;
  /** JSON of the subscription that decides the plan, or null: the last answer. */
  state: string;
  /** Rises when an open checkout is withdrawn, so that the next one is a new one. */
  checkout_round: number;
}

/**
 * Customers of the payment provider whose accounts here are deleted: what they still pay for is
 * ended. Nothing else of them is kept.
 */
export interface ClosedCustomersTable {
  customer_id: string;
  expires_at: number;
}

/** Events of the payment provider that have been acted on; one that comes again is known here. */
export interface BillingEventsTable {
  id: string;
  user_id: string;
  type: string;
  expires_at: number;
}

/**
 * A subscription of the local test mode. What passes with time (renewal, end) is computed when it
 * is read.
 */
export interface TestSubscriptionsTable {
  id: string;
  user_id: string;
  plan: PaidPlan;
  created_at: number;
  /** When it ends, or ended; null while it renews. */
  ends_at: number | null;
  /** Since when a payment is open. */
  failed_at: number | null;
}

/** A visit to the test mode's checkout (with a plan) or portal (without). */
export interface TestVisitsTable {
  id: string;
  user_id: string;
  plan: PaidPlan | null;
  expires_at: number;
}
