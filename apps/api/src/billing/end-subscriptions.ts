import type { Subscription } from '../adapters/payments/payments.ts';
import type { Context } from '../context.ts';

/** Over for good; anything else can still be paid, resumed or cancelled in the portal. */
const OVER = new Set(['canceled', 'incomplete_expired', 'incomplete']);

export const isOver = ({ status }: Pick<Subscription, 'status'>): boolean => OVER.has(status);

/**
 * Ends at the provider, now, whatever a customer is still billed for, and says how many
 * subscriptions that were. Throws as `Payments` does; then something may still run.
 */
export async function endSubscriptions(
  customerId: string,
  { payments }: Pick<Context, 'payments'>,
): Promise<number> {
  const open = ((await payments.listSubscriptions(customerId)) ?? []).filter(
    (each) => !isOver(each),
  );
  for (const subscription of open) await payments.cancelNow(subscription.id);
  return open.length;
}
