import type { Config } from '../config.ts';
import type { UserRow } from '../db/account-tables.ts';

type Roles = Pick<UserRow, 'email' | 'is_verified' | 'is_admin' | 'is_whitelisted'>;

/**
 * An address of the admin allow-list, once it is verified: such an account cannot be revoked
 * (contract §2, "internal").
 */
export const isInternal = (user: Roles, config: Pick<Config, 'adminEmails'>) =>
  user.is_verified === 1 && config.adminEmails.has(user.email);

export const isAdmin = (user: Roles, config: Pick<Config, 'adminEmails'>) =>
  user.is_admin === 1 || isInternal(user, config);

/** Whitelisted and internal accounts have no daily limit (specification §6). */
export const isUnlimited = (user: Roles, config: Pick<Config, 'adminEmails'>) =>
  user.is_whitelisted === 1 || isInternal(user, config);
