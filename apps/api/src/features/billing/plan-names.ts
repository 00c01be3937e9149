import type { Plan } from '@elucida/contract/limits';

/** Names of the plans, the same in every language. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = { free: 'Free', basic: 'Basic', pro: 'Pro' };
