import type { Plan } from '@elucida/contract/limits';
import type { Context } from '../context.ts';
import type { UserRow } from '../db/account-tables.ts';
import { atPresent } from '../users/plan-at-present.ts';
import { findAccount } from './billing-account.ts';
import { refreshPlan } from './refresh-plan.ts';

/** Asks the provider what holds now, and returns the user's plan after it. */
export async function askForPlan(
  user: UserRow,
  context: Pick<Context, 'db' | 'clock' | 'payments'>,
): Promise<Plan> {
  const account = await findAccount(user.id, context);
  if (account === undefined) return user.plan;
  await refreshPlan(account, null, context);
  const row = await context.db.kysely
    .selectFrom('users')
    .selectAll()
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow();
  return atPresent(row, context.clock.now()).plan;
}
