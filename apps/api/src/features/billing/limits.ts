import type { Limit } from '../../http/rate-limit.ts';

/** Every one of these calls asks the provider, whose own limit all users share. */
export const syncsOf = (userId: string): Limit => ({ key: `billing-sync:${userId}`, max: 1_200, windowMs: 60_000 });
/** Checkouts and portals together: far more than anybody clicks. */
export const visitsOf = (userId: string): Limit => ({ key: `billing-visit:${userId}`, max: 120, windowMs: 60_000 });
