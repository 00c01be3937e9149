import type { Plan } from '@elucida/contract/limits';
import type { Config } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import { DomainError } from '../domain-error.ts';
import { resetDay } from '../quota/daily-quota.ts';
import { takeAddress } from '../accounts/queries/take-address.ts';
import { withOwnEmail } from '../users/with-own-email.ts';
import { dayOf } from '../calendar-day.ts';
import { isInternal } from '../users/roles.ts';
import { audited, type Change } from './audited.ts';

/**
 * What an admin may change about an account; the admin screen and the admin command line follow the
 * same rules, and every change is audited. Each returns whether there is such an account.
 */

/**
 * Makes an admin of who is none, and the other way round. Throws `admin_fixed` for an admin by the
 * settings (contract §2).
 */
export const toggleAdmin = (
  db: Pick<Database, 'kysely'>,
  { config, ...change }: Change & { readonly config: Pick<Config, 'adminEmails'> },
): Promise<boolean> =>
  audited(db, change, async (transaction, user) => {
    if (isInternal(user, config)) throw new DomainError('admin_fixed');
    const is_admin = 1 - user.is_admin;
    await transaction.updateTable('users').set({ is_admin }).where('id', '=', user.id).execute();
    return { action: 'admin', before: String(user.is_admin), after: String(is_admin) };
  });

/** A whitelisted account has no daily limit. */
export const toggleWhitelist = (db: Pick<Database, 'kysely'>, change: Change): Promise<boolean> =>
  audited(db, change, async (transaction, user) => {
    const is_whitelisted = 1 - user.is_whitelisted;
    await transaction
      .updateTable('users')
      .set({ is_whitelisted })
      .where('id', '=', user.id)
      .execute();
    return {
      action: 'whitelist',
      before: String(user.is_whitelisted),
      after: String(is_whitelisted),
    };
  });

/** A plan set by an admin stays until the next event of the payment provider (contract §2). */
export const changePlan = (
  db: Pick<Database, 'kysely'>,
  { plan, ...change }: Change & { readonly plan: Plan },
): Promise<boolean> =>
  audited(db, change, async (transaction, user) => {
    await transaction
      .updateTable('users')
      .set({ plan, plan_ends_at: null })
      .where('id', '=', user.id)
      .execute();
    return { action: 'plan', before: user.plan, after: plan };
  });

/** Today's count starts again at zero. */
export const resetDaily = (
  db: Pick<Database, 'kysely'>,
  { config, ...change }: Change & { readonly config: Pick<Config, 'quotaTimeZone'> },
): Promise<boolean> =>
  audited(db, change, async (transaction, user) => {
    const used = await resetDay(transaction, {
      userId: user.id,
      day: dayOf(change.now, config.quotaTimeZone),
    });
    return { action: 'daily', before: String(used), after: '0' };
  });

export const markVerified = (db: Pick<Database, 'kysely'>, change: Change): Promise<boolean> =>
  audited(db, change, async (transaction, user) => {
    await takeAddress(transaction, withOwnEmail(user));
    return { action: 'verified', before: String(user.is_verified), after: '1' };
  });
