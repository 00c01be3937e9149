import { opensApi } from '@elucida/contract/key-terms';
import type { Config } from '../config.ts';
import type { UserRow } from '../db/account-tables.ts';
import { DomainError } from '../domain-error.ts';
import { isUnlimited } from './roles.ts';

/**
 * The API is part of Pro and of unlimited accounts (contract, "API, verification, assistants").
 * @throws DomainError `plan_required`
 */
export function checkApiPlan(user: UserRow, config: Pick<Config, 'adminEmails'>): void {
  if (!opensApi({ plan: user.plan, unlimited: isUnlimited(user, config) }))
    throw new DomainError('plan_required', { detail: 'The API is part of the Pro plan.' });
}
