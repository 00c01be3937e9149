import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import type { Database } from '../../db/open-database.ts';
import type { Payments } from './payments.ts';
import { createStripePayments } from './stripe-payments.ts';
import { createTestPayments } from './test-payments.ts';

/** Stripe where its key is set, else the local test mode. */
export async function createPayments(config: Config, { db, clock }: { db: Database; clock: Clock }): Promise<Payments> {
  return config.stripe === undefined ? createTestPayments({ db, clock }) : createStripePayments(config.stripe, { clock });
}
