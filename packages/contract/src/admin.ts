import { z } from 'zod';
import { ADMIN_USERS_PAGE, AUDIT_PAGE } from './limits.ts';
import { planSchema, userSchema } from './user.ts';

/** GET /admin/overview (specification §3). `active_today`: users with an analysis today. */
export const adminOverviewSchema = z.object({
  users_total: z.number().int(),
  plans: z.object({ free: z.number().int(), basic: z.number().int(), pro: z.number().int() }),
  analyses_today: z.number().int(),
  active_today: z.number().int(),
});
export type AdminOverview = z.infer<typeof adminOverviewSchema>;

/** One account as admins see it: as its user does, less what only the user's own pages need. */
export const adminUserSchema = userSchema
  .omit({ plan_ends_at: true, admin_link: true, direct_downgrade: true })
  .extend({
    /** Admin by the server's settings: has no daily limit and cannot be revoked. */
    is_internal: z.boolean(),
  });
export type AdminUser = z.infer<typeof adminUserSchema>;

export const adminUsersSchema = z.object({ items: z.array(adminUserSchema) });
export type AdminUsers = z.infer<typeof adminUsersSchema>;

export const adminUsersQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(ADMIN_USERS_PAGE).default(ADMIN_USERS_PAGE),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});

export const adminTargetSchema = z.object({ id: z.string().max(100) });
export const changePlanSchema = z.object({ plan: planSchema });

/** What an entry of the audit says was changed. */
export const AUDIT_ACTIONS = [
  'admin',
  'whitelist',
  'plan',
  'daily',
  'verified',
  'password',
  'email',
  'keys',
] as const;
export type AuditAction = (typeof AUDIT_ACTIONS)[number];

/**
 * One change that an admin, an operator or the owner of an account made: who, whom, what, from what
 * to what, when. An account that is gone is null.
 */
export const auditEntrySchema = z.object({
  id: z.string(),
  at: z.string(),
  /**
   * `shell`: an operator's command; there is no account behind it. `account`: the owner, signed in.
   * `mail`: whoever read the account's mail.
   */
  source: z.enum(['screen', 'shell', 'account', 'mail']),
  actor: z.string().nullable(),
  target: z.string().nullable(),
  action: z.enum(AUDIT_ACTIONS),
  /**
   * `0` or `1` for admin, whitelist and verified; a plan; the day's count; how many keys of the API
   * there are. Empty for password and email: neither is written down.
   */
  before: z.string(),
  after: z.string(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;

export const auditSchema = z.object({ items: z.array(auditEntrySchema) });
export type Audit = z.infer<typeof auditSchema>;

export const auditQuerySchema = z.object({
  limit: z.coerce.number().int().min(1).max(AUDIT_PAGE).default(AUDIT_PAGE),
  offset: z.coerce.number().int().min(0).max(10_000_000).default(0),
});
