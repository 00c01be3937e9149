import { adminUsersQuerySchema, adminUsersSchema, type AdminUser } from '@elucida/contract/admin';
import type { Config } from '../../config.ts';
import { listUsers, type ListedUser } from '../queries/list-users.ts';
import { dailyLimit } from '../../quota/daily-quota.ts';
import { dayOf } from '../../calendar-day.ts';
import { isAdmin, isInternal, isUnlimited } from '../../users/roles.ts';
import type { Feature } from '../../http/api.ts';
import { isoTime } from '../../iso-time.ts';

function accountJson(user: ListedUser, config: Config): AdminUser {
  const limit = dailyLimit(user);
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    plan: user.plan,
    subscription_status: user.subscription_status,
    is_verified: user.is_verified === 1,
    is_admin: isAdmin(user, config),
    is_whitelisted: user.is_whitelisted === 1,
    is_internal: isInternal(user, config),
    daily_limit: limit,
    analyses_today: user.used_today,
    remaining_today: isUnlimited(user, config) ? limit : Math.max(0, limit - user.used_today),
    analyses_total: user.accepted_total,
    created_at: new Date(user.created_at).toISOString(),
    plan_renews_at: isoTime(user.plan_renews_at),
  };
}

/** GET /admin/users: accounts, newest first. */
export const listAccounts: Feature = (api, { db, clock, config }) => {
  api.get(
    '/admin/users',
    {
      config: { access: 'admin' },
      schema: { querystring: adminUsersQuerySchema, response: { 200: adminUsersSchema } },
    },
    async (request) => {
      const { limit, offset } = request.query;
      const now = clock.now();
      const users = await listUsers(db, {
        now,
        day: dayOf(now, config.quotaTimeZone),
        limit,
        offset,
      });
      return { items: users.map((user) => accountJson(user, config)) };
    },
  );
};
