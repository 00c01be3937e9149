import { BILLING_LIMITS } from '../bounds/limits.ts';
import type { Limit } from '../limits/rate-limit.ts';

/**
 * Every one of these calls writes here and asks the provider, whose own limit all users share.
 * `from`: a client address.
 */
export const syncsOf = (userId: string): Limit => ({
  key: `billing-sync:${userId}`,
  ...BILLING_LIMITS.syncsOfUser,
});
export const syncsFrom = (from: string): Limit => ({
  key: `billing-sync-from:${from}`,
  ...BILLING_LIMITS.syncsOfAddress,
});
/** Checkouts and portals together. */
export const visitsOf = (userId: string): Limit => ({
  key: `billing-visit:${userId}`,
  ...BILLING_LIMITS.visitsOfUser,
});
export const visitsFrom = (from: string): Limit => ({
  key: `billing-visit-from:${from}`,
  ...BILLING_LIMITS.visitsOfAddress,
});
