import { randomBytes, randomUUID } from 'node:crypto';
import type { PaidPlan, TestAction } from '@elucida/contract/billing';
import type { Selectable } from 'kysely';
import { latestExpiry, type Clock } from '../../clock.ts';
import type { Database } from '../../db/open-database.ts';
import type { TestSubscriptionsTable } from '../../db/billing-tables.ts';
import { afterMonths, monthsUntil } from './months.ts';
import {
  PaymentFailure,
  TEST_CUSTOMER,
  type Payments,
  type Subscription,
  type TestDesk,
  type Visit,
} from './payments.ts';

const VISIT_MS = 24 * 3_600_000;
/** How long a plan stays while a payment is open, as with Stripe's usual retries. */
const GRACE_MS = 7 * 24 * 3_600_000;

type Row = Selectable<TestSubscriptionsTable>;

/** A row with what time has made of it. */
function asOf(row: Row, now: number): Subscription {
  const { id, plan, created_at: createdAt, ends_at, failed_at } = row;
  const ended = ends_at !== null && ends_at <= now;
  const graceEndsAt = failed_at === null ? null : failed_at + GRACE_MS;
  const status = ended
    ? 'canceled'
    : graceEndsAt === null
      ? 'active'
      : graceEndsAt <= now
        ? 'unpaid'
        : 'past_due';
  return {
    id,
    plan,
    status,
    createdAt,
    periodEndsAt: afterMonths(createdAt, monthsUntil(createdAt, ended ? ends_at - 1 : now)),
    endsAt: ends_at ?? graceEndsAt,
  };
}

/**
 * Billing where no Stripe key is set: nothing leaves this server and no card is charged. All state
 * is in the database, so that copies of the API share it.
 */
export function createTestPayments({
  db,
  clock,
}: {
  db: Database;
  clock: Clock;
}): Payments & { readonly desk: TestDesk } {
  const { kysely } = db;
  const rowsOf = (userId: string) =>
    kysely
      .selectFrom('test_subscriptions')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('created_at', 'desc')
      .orderBy('id')
      .execute();
  const rowOpen = async (userId: string) =>
    (await rowsOf(userId)).find(({ ends_at }) => ends_at === null || ends_at > clock.now());
  const change = (id: string, values: Partial<Row>) =>
    kysely.updateTable('test_subscriptions').set(values).where('id', '=', id).execute();

  async function open(
    page: 'checkout' | 'portal',
    { userId, base, language }: Visit,
    plan: PaidPlan | null,
  ): Promise<string> {
    const id = randomBytes(18).toString('base64url');
    await kysely
      .insertInto('test_visits')
      .values({ id, user_id: userId, plan, expires_at: clock.now() + VISIT_MS })
      .execute();
    return `${base}/stripe/test/${page}/${id}?lang=${language}`;
  }

  const desk: TestDesk = {
    async visit(id, userId) {
      const visit = await kysely
        .selectFrom('test_visits')
        .select(['id', 'plan'])
        .where('id', '=', id)
        .where('user_id', '=', userId)
        .where('expires_at', '>', clock.now())
        .where('expires_at', '<=', latestExpiry(clock.now(), VISIT_MS))
        .executeTakeFirst();
      return visit ?? null;
    },
    async pay(visitId, userId) {
      const used = await kysely
        .deleteFrom('test_visits')
        .where('id', '=', visitId)
        .where('user_id', '=', userId)
        .returning('plan')
        .executeTakeFirst();
      if (!used?.plan) return;
      const row = await rowOpen(userId);
      // A second checkout, opened before the first was paid, must not become a second subscription.
      if (row !== undefined) await change(row.id, { plan: used.plan });
      else
        await kysely
          .insertInto('test_subscriptions')
          .values({
            id: `test_${randomUUID()}`,
            user_id: userId,
            plan: used.plan,
            created_at: clock.now(),
            ends_at: null,
            failed_at: null,
          })
          .execute();
    },
    async current(userId) {
      const row = await rowOpen(userId);
      return row === undefined ? null : asOf(row, clock.now());
    },
    async act(action, userId) {
      const row = await rowOpen(userId);
      if (row === undefined) return;
      const values: Record<TestAction, Partial<Row>> = {
        cancel: { ends_at: asOf(row, clock.now()).periodEndsAt },
        resume: { ends_at: null },
        switch: { plan: row.plan === 'basic' ? 'pro' : 'basic' },
        fail: { failed_at: row.failed_at ?? clock.now() },
        settle: { failed_at: null },
      };
      await change(row.id, values[action]);
    },
  };

  return {
    desk,
    createCustomer: async ({ userId }) => TEST_CUSTOMER + userId,
    listSubscriptions: async (customer) =>
      customer.startsWith(TEST_CUSTOMER)
        ? (await rowsOf(customer.slice(TEST_CUSTOMER.length))).map((row) => asOf(row, clock.now()))
        : null,
    findCheckout: async () => ({ url: null, withdrawn: 0 }),
    startCheckout: (plan, visit) => open('checkout', visit, plan),
    withdrawCheckouts: async (customer) =>
      void (await kysely
        .deleteFrom('test_visits')
        .where('user_id', '=', customer.slice(TEST_CUSTOMER.length))
        .where('plan', 'is not', null)
        .execute()),
    openChange: (_subscription, _plan, visit) => open('portal', visit, null),
    openPortal: (visit) => open('portal', visit, null),
    cancelNow: async (id) => void (await change(id, { ends_at: clock.now() })),
    readEvent() {
      throw new PaymentFailure('no-events');
    },
  };
}
