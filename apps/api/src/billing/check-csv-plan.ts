import { PLAN_LIMITS } from '@elucida/contract/limits';
import { ApiError } from '../http/api-error.ts';
import type { UserRow } from '../http/session.ts';

/** CSV is part of Basic and Pro (contract §2). */
export function checkCsvPlan(user: UserRow): void {
  if (!PLAN_LIMITS[user.plan].csv)
    throw new ApiError('plan_required', {
      detail: 'CSV export is part of the Basic and Pro plans.',
    });
}
