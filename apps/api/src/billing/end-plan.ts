import type { Context } from '../context.ts';
import { findAccount } from './billing-account.ts';
import { endSubscriptions } from './end-subscriptions.ts';
import { refreshPlan } from './refresh-plan.ts';

/**
 * Back to Free at once. What is still billed is ended with the provider first; throws as `Payments`
 * does, and then the plan stays.
 */
export async function endPlan(
  userId: string,
  context: Pick<Context, 'db' | 'clock' | 'payments'>,
): Promise<void> {
  const account = await findAccount(userId, context);
  if (account !== undefined) {
    await endSubscriptions(account.customer_id, context);
    await refreshPlan(account, null, context);
  }
  // Also a plan that an admin gave.
  await context.db.kysely
    .updateTable('users')
    .set({ plan: 'free', plan_renews_at: null, plan_ends_at: null })
    .where('id', '=', userId)
    .execute();
}
