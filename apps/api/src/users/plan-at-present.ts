import type { Plan } from '@elucida/contract/limits';
import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { UsersTable } from '../db/account-tables.ts';

type Paid = Pick<
  Selectable<UsersTable>,
  'plan' | 'plan_renews_at' | 'plan_ends_at' | 'subscription_status'
>;

/**
 * A user as of now: a plan whose end has passed is Free. It is looked at whenever a user is read,
 * so that nothing has to run at the hour a period ends, on any number of servers.
 */
export function atPresent<User extends Paid>(user: User, now: number): User {
  if (user.plan_ends_at === null || user.plan_ends_at > now) return user;
  return {
    ...user,
    plan: 'free',
    plan_renews_at: null,
    plan_ends_at: null,
    subscription_status: user.subscription_status === 'past_due' ? 'unpaid' : 'canceled',
  };
}

/** The same for a query over `users`. */
export const planAtPresent = (now: number): RawBuilder<Plan> =>
  sql<Plan>`case when users.plan_ends_at <= ${now} then 'free' else users.plan end`;
