import type { Plan } from '@elucida/contract/limits';

/** The plans' names, the same in every language. */
export const PLAN_NAMES: Readonly<Record<Plan, string>> = {
  free: 'Free',
  basic: 'Basic',
  pro: 'Pro',
};
