import type { AdminUser } from '@elucida/contract/admin';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import type { AdminAction } from '../../lib/api/admin-calls.ts';

const withRemaining = (user: AdminUser): AdminUser => {
  const unlimited = user.is_whitelisted || user.is_internal;
  return {
    ...user,
    remaining_today: unlimited
      ? user.daily_limit
      : Math.max(0, user.daily_limit - user.analyses_today),
  };
};

/**
 * A user's row after an action has succeeded (specification §4: changed locally, the list is not
 * read again).
 */
export function changeLocally(user: AdminUser, action: AdminAction): AdminUser {
  switch (action.kind) {
    case 'toggle_admin':
      return { ...user, is_admin: !user.is_admin };
    case 'toggle_whitelist':
      return withRemaining({ ...user, is_whitelisted: !user.is_whitelisted });
    case 'change_plan':
      return withRemaining({
        ...user,
        plan: action.plan,
        daily_limit: PLAN_LIMITS[action.plan].dailyAnalyses,
      });
    case 'reset_daily':
      return { ...user, analyses_today: 0, remaining_today: user.daily_limit };
  }
}
