import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Log } from '../../log.ts';
import type { Database } from '../../db/open-database.ts';
import { createOffPayments } from './off-payments.ts';
import type { Payments } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createTestPayments } from './test-payments.ts';

const SAYS = {
  stripe: 'billing runs through Stripe',
  test: 'STRIPE_SECRET_KEY is not set: billing runs in test mode, plans are given away and no card is charged',
  off:
    'STRIPE_SECRET_KEY is not set on a public server: billing is off, no plan can be ' +
    'bought (BILLING_TEST_MODE=true switches the test mode on)',
} as const;

/** Stripe, the local test mode or none, as the settings say; the log says which. */
export async function createPayments(
  config: Config,
  { db, clock, log }: { db: Database; clock: Clock; log: Pick<Log, 'info' | 'warn'> },
): Promise<Payments> {
  log[config.billing === 'stripe' ? 'info' : 'warn'](
    { billing: config.billing },
    SAYS[config.billing],
  );
  if (config.stripe !== undefined) return createStripePayments(config.stripe, { clock });
  return config.billing === 'off' ? createOffPayments() : createTestPayments({ db, clock });
}
