import { PLAN_LIMITS, SEARCH_SECONDS_MAX } from '@elucida/contract/limits';
import type { Config } from '../config.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { isUnlimited } from '../users/roles.ts';

/** CSV is part of Basic and Pro (contract §2). */
export function checkCsvPlan(user: Pick<UserRow, 'plan'>): void {
  if (!PLAN_LIMITS[user.plan].csv)
    throw new DomainError('plan_required', {
      detail: 'CSV export is part of the Basic and Pro plans.',
    });
}

/** Refuses more time for a search than the user's plan allows; an unlimited account has it all. */
export function checkSearchPlan(
  user: UserRow,
  seconds: number | undefined,
  config: Pick<Config, 'adminEmails'>,
): void {
  const most = isUnlimited(user, config)
    ? SEARCH_SECONDS_MAX
    : PLAN_LIMITS[user.plan].searchSeconds;
  if (seconds !== undefined && seconds > most)
    throw new DomainError('plan_required', {
      detail: `Your plan allows searches of ${most} seconds.`,
    });
}

/** Refuses more images at once than the user's plan allows. */
export function checkImagesPlan(user: Pick<UserRow, 'plan'>, images: readonly unknown[]): void {
  if (images.length > PLAN_LIMITS[user.plan].images) throw new DomainError('plan_images');
}
