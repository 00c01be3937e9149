import { PLAN_LIMITS } from '@elucida/contract/limits';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';

/** CSV is part of Basic and Pro (contract §2). */
export function checkCsvPlan(user: Pick<UserRow, 'plan'>): void {
  if (!PLAN_LIMITS[user.plan].csv)
    throw new DomainError('plan_required', {
      detail: 'CSV export is part of the Basic and Pro plans.',
    });
}

/** Refuses more images at once than the user's plan allows. */
export function checkImagesPlan(user: Pick<UserRow, 'plan'>, images: readonly unknown[]): void {
  if (images.length > PLAN_LIMITS[user.plan].images) throw new DomainError('plan_images');
}
