import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { billingOf, buy, createBillingApp, type BillingApp } from '../../testing/billing-app.ts';
import { KINDS } from '../../testing/databases.ts';
import { PRICES } from '../../testing/fake-stripe.ts';
import { PASSWORD, type Client } from '../../testing/test-app.ts';

const BOUGHT = Date.UTC(2026, 2, 10, 12);
const APRIL = '2026-04-10T12:00:00.000Z';
const MAY = '2026-05-10T12:00:00.000Z';
const BASIC = {
  plan: 'basic',
  plan_renews_at: APRIL,
  plan_ends_at: null,
  subscription_status: 'active',
};

describe.each(KINDS)('$name', (kind) => {
  describe.skipIf(kind.missing !== undefined)(kind.missing ?? 'what happens to a plan', () => {
    let app: BillingApp;
    let user: Client;
    beforeAll(() => kind.start());
    afterAll(() => kind.stop());
    beforeEach(async () => {
      const place = await kind.place();
      const db = await place.open();
      await migrate(db);
      app = await createBillingApp({
        db,
        env: place.env,
        clock: {
          time: BOUGHT,
          now() {
            return this.time;
          },
        },
      });
      user = await app.user();
    });
    afterEach(() => app.close());

    const upgrade = async () =>
      (await user.call('POST', '/stripe/checkout', { json: { plan: 'pro' } })).json() as {
        url: string;
      };
    const limit = async () =>
      ((await user.call('GET', '/stats/quota')).json() as { daily_limit: number }).daily_limit;

    test(
      'an upgrade from Basic to Pro: confirmed at the provider, Pro by its event, one ' +
        'subscription, the same day of renewal',
      async () => {
        const id = await buy(app, user, 'basic');
        await app.deliverNews();
        expect([await billingOf(user), await limit()]).toEqual([BASIC, 25]);
        expect((await upgrade()).url).toContain(`change=${PRICES.pro}`);
        expect(await billingOf(user)).toEqual(BASIC);
        app.stripe.state.changePrice(id, PRICES.pro);
        await app.deliverNews();
        expect([await billingOf(user), await limit()]).toEqual([{ ...BASIC, plan: 'pro' }, 100]);
        expect(app.stripe.state.subscriptions.size).toBe(1);
        app.stripe.state.changePrice(id, PRICES.basic);
        await app.deliverNews();
        expect(await billingOf(user)).toEqual(BASIC);
      },
    );

    test(
      'a failed payment: the plan stays while the provider tries again, is Free once ' +
        'it gives up, and comes back when paid',
      async () => {
        const id = await buy(app, user, 'pro');
        for (const [status, plan, daily] of [
          ['past_due', 'pro', 100],
          ['unpaid', 'free', 5],
          ['active', 'pro', 100],
        ] as const) {
          app.stripe.state.setStatus(id, status);
          await app.deliverNews();
          expect([await billingOf(user), await limit()]).toEqual([
            {
              plan,
              plan_renews_at: plan === 'free' ? null : APRIL,
              plan_ends_at: null,
              subscription_status: status,
            },
            daily,
          ]);
        }
      },
    );

    test(
      'the events of a whole story, in the reverse of their order and each twice: the ' +
        'plan is what holds now, after every one of them',
      async () => {
        const id = await buy(app, user, 'basic');
        app.stripe.state.changePrice(id, PRICES.pro);
        app.stripe.state.setStatus(id, 'past_due');
        app.stripe.state.setStatus(id, 'active');
        app.stripe.state.cancelAtPeriodEnd(id);
        app.stripe.state.resume(id);
        app.stripe.state.renew(id);
        for (const event of [...app.stripe.state.events]
          .reverse()
          .flatMap((each) => [each, each])) {
          expect((await app.deliver(event)).statusCode).toBe(200);
          expect(await billingOf(user)).toEqual({ ...BASIC, plan: 'pro', plan_renews_at: MAY });
        }
      },
    );

    test('the end of an old subscription, reported after a new one was bought, does not end the new one', async () => {
      const id = await buy(app, user, 'basic');
      await app.deliverNews();
      app.stripe.state.end(id);
      const ended = app.stripe.state.events.at(-1)!;
      await buy(app, user, 'pro');
      await app.deliver(app.stripe.state.events.at(-1)!);
      await app.deliver(ended);
      expect(await billingOf(user)).toEqual({ ...BASIC, plan: 'pro' });
    });

    test("cancelled, it stays to the period's end and is Free from that moment, without an event", async () => {
      const id = await buy(app, user, 'basic');
      app.stripe.state.cancelAtPeriodEnd(id);
      await app.deliverNews();
      app.clock.time = Date.parse(APRIL) - 1;
      await user.call('POST', '/auth/login', { json: { email: user.email, password: PASSWORD } });
      expect(await billingOf(user)).toEqual({
        plan: 'basic',
        plan_renews_at: null,
        plan_ends_at: APRIL,
        subscription_status: 'active',
      });
      app.clock.time++;
      expect([await billingOf(user), await limit()]).toEqual([
        { plan: 'free', plan_renews_at: null, plan_ends_at: null, subscription_status: 'canceled' },
        5,
      ]);
    });

    test(
      'an account deleted next to ten clicks on a checkout: whatever was opened, nobody ' +
        'is billed in the end',
      async () => {
        const clicks = Array.from({ length: 10 }, () =>
          user.call('POST', '/stripe/checkout', { json: { plan: 'basic' } }),
        );
        const removed = await user.call('DELETE', '/account', { json: { password: PASSWORD } });
        expect(removed.statusCode).toBe(200);
        for (const { statusCode, body } of await Promise.all(clicks))
          expect([200, 401, 503], body).toContain(statusCode);
        for (const session of app.stripe.state.sessions.values())
          if (session.status === 'open') app.stripe.state.pay(session.id);
        await app.deliverNews();
        expect(
          [...app.stripe.state.subscriptions.values()].filter(
            ({ status }) => status !== 'canceled',
          ),
        ).toEqual([]);
        expect(await app.db.kysely.selectFrom('billing_accounts').selectAll().execute()).toEqual(
          [],
        );
      },
    );
  });
});
