import { HISTORY_UNVERIFIED_BYTES, PLAN_LIMITS } from '@elucida/contract/limits';
import type { UserRow } from '../db/account-tables.ts';

/**
 * Bytes that a user's history may hold: by plan, and little more than the demo before the address
 * is verified.
 */
export const historyBudget = (user: Pick<UserRow, 'plan' | 'is_verified'>): number =>
  user.is_verified === 1 ? PLAN_LIMITS[user.plan].historyBytes : HISTORY_UNVERIFIED_BYTES;
