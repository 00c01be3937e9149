import type { User } from '@elucida/contract/user';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { atPresent } from '../users/plan-at-present.ts';
import { countAllAnalyses, readQuota } from '../quota/daily-quota.ts';
import { isAdmin } from '../users/roles.ts';
import { isoTime } from '../iso-time.ts';

/**
 * A user as the browser sees them (contract §2): no hash, and never an address of the admin list.
 */
export async function describeUser(
  row: UserRow,
  context: Pick<Context, 'db' | 'clock' | 'config'>,
): Promise<User> {
  const user = atPresent(row, context.clock.now());
  const [quota, total] = await Promise.all([
    readQuota(user, context),
    countAllAnalyses(user.id, context),
  ]);
  const admin = isAdmin(user, context.config);
  return {
    id: user.id,
    email: user.email,
    name: user.name,
    is_verified: user.is_verified === 1,
    is_admin: admin,
    is_whitelisted: user.is_whitelisted === 1,
    plan: user.plan,
    daily_limit: quota.daily_limit,
    analyses_today: quota.used_today,
    remaining_today: quota.remaining_today,
    analyses_total: total,
    created_at: new Date(user.created_at).toISOString(),
    plan_renews_at: isoTime(user.plan_renews_at),
    plan_ends_at: isoTime(user.plan_ends_at),
    subscription_status: user.subscription_status,
    admin_link: admin,
    direct_downgrade: context.config.allowDirectDowngrade,
  };
}
