import { adminOverviewSchema, type AdminOverview } from '@elucida/contract/admin';
import { countSchema } from '@elucida/contract/history';
import { PLANS } from '@elucida/contract/limits';
import type { Context } from '../../context.ts';
import { planAtPresent } from '../../users/plan-at-present.ts';
import { dayOf } from '../../calendar-day.ts';
import type { Feature } from '../../http/api.ts';

async function countByPlan({ db, clock }: Context): Promise<AdminOverview['plans']> {
  const rows = await db.kysely
    .selectFrom('users')
    .select(({ fn }) => [planAtPresent(clock.now()).as('plan_now'), fn.countAll().as('count')])
    .groupBy('plan_now')
    .execute();
  return Object.fromEntries(
    PLANS.map((plan) => [plan, Number(rows.find((row) => row.plan_now === plan)?.count ?? 0)]),
  ) as AdminOverview['plans'];
}

const totalOf = (plans: AdminOverview['plans']) =>
  PLANS.reduce((sum, plan) => sum + plans[plan], 0);

/** GET /admin/overview and /admin/users/count: the figures of the whole site. */
export const readOverview: Feature = (api, context) => {
  api.get(
    '/admin/overview',
    { config: { access: 'admin' }, schema: { response: { 200: adminOverviewSchema } } },
    async (): Promise<AdminOverview> => {
      const plans = await countByPlan(context);
      const today = await context.db.kysely
        .selectFrom('daily_usage')
        .select(({ fn }) => [fn.sum('accepted').as('analyses'), fn.countAll().as('users')])
        .where('day', '=', dayOf(context.clock.now(), context.config.quotaTimeZone))
        .where('accepted', '>', 0)
        .executeTakeFirstOrThrow();
      return {
        users_total: totalOf(plans),
        plans,
        analyses_today: Number(today.analyses ?? 0),
        active_today: Number(today.users),
      };
    },
  );

  api.get(
    '/admin/users/count',
    { config: { access: 'admin' }, schema: { response: { 200: countSchema } } },
    async () => ({ count: totalOf(await countByPlan(context)) }),
  );
};
