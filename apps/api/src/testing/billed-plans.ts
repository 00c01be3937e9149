/** What a user without a plan is shown. */
export const FREE = {
  plan: 'free',
  plan_renews_at: null,
  plan_ends_at: null,
  subscription_status: null,
};
/** A month after the clock of the tests. */
export const APRIL = '2026-04-10T12:00:00.000Z';
/** A plan just bought. */
export const BASIC = {
  plan: 'basic',
  plan_renews_at: APRIL,
  plan_ends_at: null,
  subscription_status: 'active',
};
