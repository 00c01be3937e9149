import type { AdminOverview } from '@elucida/contract/admin';
import { PLANS } from '@elucida/contract/limits';
import { dayOf } from '../../calendar-day.ts';
import type { Context } from '../../context.ts';
import { planAtPresent } from '../../users/plan-at-present.ts';

/** Accounts by the plan they have now. */
export async function countByPlan({
  db,
  clock,
}: Pick<Context, 'db' | 'clock'>): Promise<AdminOverview['plans']> {
  const rows = await db.kysely
    .selectFrom('users')
    .select(({ fn }) => [planAtPresent(clock.now()).as('plan_now'), fn.countAll().as('count')])
    .groupBy('plan_now')
    .execute();
  return Object.fromEntries(
    PLANS.map((plan) => [plan, Number(rows.find((row) => row.plan_now === plan)?.count ?? 0)]),
  ) as AdminOverview['plans'];
}

/** Today's analyses, and of how many accounts. */
export async function countToday({
  db,
  clock,
  config,
}: Pick<Context, 'db' | 'clock' | 'config'>): Promise<{ analyses: number; users: number }> {
  const today = await db.kysely
    .selectFrom('daily_usage')
    .select(({ fn }) => [fn.sum('accepted').as('analyses'), fn.countAll().as('users')])
    .where('day', '=', dayOf(clock.now(), config.quotaTimeZone))
    .where('accepted', '>', 0)
    .executeTakeFirstOrThrow();
  return { analyses: Number(today.analyses ?? 0), users: Number(today.users) };
}
