import { PLAN_LIMITS } from '@elucida/contract/limits';
import type { UserRow } from '../db/account-tables.ts';
import { DAY_MS } from '../periods.ts';

/**
 * The oldest instant whose items the user's plan lists: Free shows the last 30 days (contract §2).
 */
export function oldestListed(user: Pick<UserRow, 'plan'>, now: number): number {
  const days = PLAN_LIMITS[user.plan].historyDays;
  return days === null ? 0 : now - days * DAY_MS;
}
