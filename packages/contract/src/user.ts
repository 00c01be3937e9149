import { z } from 'zod';
import { PLANS } from './limits.ts';

export const planSchema = z.enum(PLANS);

/**
 * The signed-in user, as /auth/me, /auth/register and /auth/login answer it. Times are ISO 8601 in
 * UTC.
 */
export const userSchema = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  is_verified: z.boolean(),
  is_admin: z.boolean(),
  is_whitelisted: z.boolean(),
  plan: planSchema,
  daily_limit: z.number().int(),
  analyses_today: z.number().int(),
  /** Analyses left today; the daily limit where `unlimited` is true in the quota. */
  remaining_today: z.number().int(),
  analyses_total: z.number().int(),
  created_at: z.string(),
  plan_renews_at: z.string().nullable(),
  /** When a cancelled plan runs out; of ours. */
  plan_ends_at: z.string().nullable(),
  subscription_status: z.string().nullable(),
  /** Whether the navigation shows the admin link. */
  admin_link: z.boolean(),
  /** Whether the direct downgrade to Free is offered. */
  direct_downgrade: z.boolean(),
});
export type User = z.infer<typeof userSchema>;

const flagSchema = z.union([z.boolean(), z.literal([0, 1]).transform(Boolean)]);

/**
 * A user as the pages read the answer (specification §3): 1 counts as true, a user without a plan is
 * on Free, and fields of ours may be missing.
 */
export const readUserSchema = userSchema.extend({
  is_verified: flagSchema,
  is_admin: flagSchema,
  is_whitelisted: flagSchema,
  plan: planSchema.default('free'),
  plan_renews_at: z.string().nullable().default(null),
  plan_ends_at: z.string().nullable().default(null),
  subscription_status: z.string().nullable().default(null),
  admin_link: z.boolean().default(false),
  direct_downgrade: z.boolean().default(false),
});

export const planResponseSchema = z.object({ plan: planSchema });
export type PlanResponse = z.infer<typeof planResponseSchema>;
