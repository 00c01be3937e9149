import { adminOverviewSchema, type AdminOverview } from '@elucida/contract/admin';
import { countSchema } from '@elucida/contract/history';
import { PLANS } from '@elucida/contract/limits';
import type { Feature } from '../../http/api.ts';
import { countByPlan, countToday } from '../queries/count-site.ts';

const totalOf = (plans: AdminOverview['plans']) =>
  PLANS.reduce((sum, plan) => sum + plans[plan], 0);

/** GET /admin/overview and /admin/users/count: the figures of the whole site. */
export const readOverview: Feature = (api, context) => {
  api.get(
    '/admin/overview',
    { config: { access: 'admin' }, schema: { response: { 200: adminOverviewSchema } } },
    async (): Promise<AdminOverview> => {
      const plans = await countByPlan(context);
      const today = await countToday(context);
      return {
        users_total: totalOf(plans),
        plans,
        analyses_today: today.analyses,
        active_today: today.users,
      };
    },
  );

  api.get(
    '/admin/users/count',
    { config: { access: 'admin' }, schema: { response: { 200: countSchema } } },
    async () => ({ count: totalOf(await countByPlan(context)) }),
  );
};
