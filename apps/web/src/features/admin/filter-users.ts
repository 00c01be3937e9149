import type { AdminUser } from '@elucida/contract/admin';
import type { Plan } from '@elucida/contract/limits';

export interface Filter {
  readonly search: string;
  readonly plan: Plan | 'all';
  readonly onlyAdmins: boolean;
  readonly onlyWhitelisted: boolean;
  readonly onlyUnverified: boolean;
}

export const NO_FILTER: Filter = {
  search: '',
  plan: 'all',
  onlyAdmins: false,
  onlyWhitelisted: false,
  onlyUnverified: false,
};

/**
 * The users that meet every filter (specification §6: applied in the browser). The search ignores
 * case and outer space.
 */
export function filterUsers(
  users: readonly AdminUser[],
  { search, plan, onlyAdmins, onlyWhitelisted, onlyUnverified }: Filter,
): AdminUser[] {
  const sought = search.trim().toLowerCase();
  return users.filter(
    (user) =>
      (plan === 'all' || user.plan === plan) &&
      (!onlyAdmins || user.is_admin) &&
      (!onlyWhitelisted || user.is_whitelisted) &&
      (!onlyUnverified || !user.is_verified) &&
      (sought === '' ||
        user.email.toLowerCase().includes(sought) ||
        user.name.toLowerCase().includes(sought)),
  );
}
