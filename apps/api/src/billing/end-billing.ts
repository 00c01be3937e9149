import type { Context } from '../context.ts';
import { endSubscriptions } from './end-subscriptions.ts';

/**
 * Nothing more is billed to a customer, and says how many subscriptions that ended: open checkouts
 * are withdrawn first, so that what was paid until then is among the subscriptions that end. Safe
 * to repeat. Throws as `Payments` does; then something may still run.
 */
export async function endBilling(
  customerId: string,
  context: Pick<Context, 'payments'>,
): Promise<number> {
  await context.payments.withdrawCheckouts(customerId);
  return endSubscriptions(customerId, context);
}
