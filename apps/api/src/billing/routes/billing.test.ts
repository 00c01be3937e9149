import { afterEach, beforeEach, expect, test } from 'vitest';
import { billingOf, buy, createBillingApp, type BillingApp } from '../../testing/billing-app.ts';
import { failure } from '../../testing/fake-stripe-calls.ts';
import { PRICES } from '../../testing/fake-stripe.ts';
import { ADMIN, PASSWORD, type Client } from '../../testing/test-app.ts';
import { FREE, APRIL, BASIC } from '../../testing/billed-plans.ts';

let app: BillingApp;
let user: Client;
beforeEach(async () => {
  app = await createBillingApp();
  user = await app.user();
});
afterEach(() => app.close());

const checkout = (plan: string, client = user, query = '') =>
  client.call('POST', `/stripe/checkout${query}`, { json: { plan } });
/** Sessions last 30 days, a month may have 31. */
async function later(time: number, ...clients: Client[]): Promise<void> {
  app.clock.time = time;
  for (const client of clients)
    await client.call('POST', '/auth/login', { json: { email: client.email, password: PASSWORD } });
}
const sync = () => user.call('POST', '/stripe/sync');

test('a bought plan is there after a sync, even before any event', async () => {
  await buy(app, user, 'basic');
  expect(await billingOf(user)).toEqual(FREE);
  expect((await sync()).json()).toEqual({ plan: 'basic' });
  expect(await billingOf(user)).toEqual(BASIC);
  expect((await user.call('GET', '/stats/quota')).json().daily_limit).toBe(25);
});

test('the events alone set it too', async () => {
  await buy(app, user, 'pro');
  await app.deliverNews();
  expect(await billingOf(user)).toEqual({ ...BASIC, plan: 'pro' });
});

test(
  "cancelled at the period's end, the plan stays until then and is Free at that " +
    'moment, before any event says so',
  async () => {
    const id = await buy(app, user, 'basic');
    app.stripe.state.cancelAtPeriodEnd(id);
    await app.deliverNews();
    expect(await billingOf(user)).toEqual({
      plan: 'basic',
      plan_renews_at: null,
      plan_ends_at: APRIL,
      subscription_status: 'active',
    });
    const admin = await app.user({ email: ADMIN });
    const plans = async () =>
      ((await admin.call('GET', '/admin/overview')).json() as { plans: object }).plans;
    await later(Date.parse(APRIL) - 1, user, admin);
    expect((await user.call('GET', '/me/plan')).json()).toEqual({ plan: 'basic' });
    expect(await plans()).toEqual({ free: 1, basic: 1, pro: 0 });
    app.clock.time = Date.parse(APRIL);
    expect(await billingOf(user)).toEqual({ ...FREE, subscription_status: 'canceled' });
    expect((await user.call('GET', '/stats/quota')).json().daily_limit).toBe(5);
    expect(await plans()).toEqual({ free: 2, basic: 0, pro: 0 });
    app.stripe.state.pass();
    await app.deliverNews();
    expect(await billingOf(user)).toEqual({ ...FREE, subscription_status: 'canceled' });
  },
);

test.each([0, 60_000])(
  'whoever buys, ends and buys again gets a new checkout each time, also within ' +
    'one second of the provider (%i ms between)',
  async (betweenMs) => {
    const ids = new Set<string>();
    for (const withDate of [false, true, true, false, true]) {
      const id = await buy(app, user, 'basic');
      ids.add(id);
      if (withDate) app.stripe.state.cancelAtPeriodEnd(id);
      app.stripe.state.end(id);
      app.clock.time += betweenMs;
    }
    expect(ids.size).toBe(5);
  },
);

test('cancelled and resumed, it renews', async () => {
  const id = await buy(app, user, 'basic');
  app.stripe.state.cancelAtPeriodEnd(id);
  app.stripe.state.resume(id);
  app.stripe.state.renew(id);
  await app.deliverNews();
  expect(await billingOf(user)).toEqual({ ...BASIC, plan_renews_at: '2026-05-10T12:00:00.000Z' });
});

test(
  'a failed payment keeps the plan while Stripe tries again, then it is Free, and ' +
    'paying brings it back',
  async () => {
    const id = await buy(app, user, 'pro');
    for (const [status, plan] of [
      ['past_due', 'pro'],
      ['unpaid', 'free'],
      ['active', 'pro'],
    ] as const) {
      app.stripe.state.setStatus(id, status);
      await app.deliverNews();
      expect(await billingOf(user)).toMatchObject({ plan, subscription_status: status });
    }
  },
);

test('from Basic to Pro the way leads to the portal, and the plan is Pro at once', async () => {
  const id = await buy(app, user, 'basic');
  const { url } = (await checkout('pro')).json() as { url: string };
  expect(url).toContain(`change=${PRICES.pro}`);
  app.stripe.state.changePrice(id, PRICES.pro);
  expect((await sync()).json()).toEqual({ plan: 'pro' });
  expect(app.stripe.state.subscriptions.size).toBe(1);
});

test('a plan set by an admin stays, whatever is synced, until something happens at the provider', async () => {
  const id = await buy(app, user, 'basic');
  await app.deliverNews();
  const admin = await app.user({ email: ADMIN });
  const { id: userId } = (await user.call('GET', '/auth/me')).json() as { id: string };
  const give = (plan: string) =>
    admin.call('POST', `/admin/users/${userId}/change_plan`, { json: { plan } });
  await give('pro');
  expect((await sync()).json()).toEqual({ plan: 'pro' });
  // What was acted on before comes again.
  for (const event of app.stripe.state.events) await app.deliver(event);
  expect(await billingOf(user)).toMatchObject({ plan: 'pro' });
  app.stripe.state.renew(id);
  await app.deliverNews();
  expect(await billingOf(user)).toMatchObject({ plan: 'basic' });
  await give('free');
  app.stripe.state.cancelAtPeriodEnd(id);
  expect((await sync()).json()).toEqual({ plan: 'basic' });
});

test('a plan set by an admin has no end, also where a cancelled one had', async () => {
  const id = await buy(app, user, 'basic');
  app.stripe.state.cancelAtPeriodEnd(id);
  await app.deliverNews();
  const admin = await app.user({ email: ADMIN });
  await admin.call(
    'POST',
    `/admin/users/${(await user.call('GET', '/auth/me')).json().id}/change_plan`,
    { json: { plan: 'pro' } },
  );
  await later(Date.parse(APRIL) + 1, user);
  expect((await user.call('GET', '/me/plan')).json()).toEqual({ plan: 'pro' });
  app.stripe.state.pass();
  await app.deliverNews();
  expect((await user.call('GET', '/me/plan')).json()).toEqual({ plan: 'free' });
});

test('the webhook refuses a wrong signature, and acknowledges what concerns nobody here', async () => {
  await buy(app, user, 'basic');
  const [event] = app.stripe.state.events;
  const { payload, headers } = app.stripe.signed(event, 'whsec_wrong');
  const refused = await app.server.inject({
    method: 'POST',
    url: '/stripe/webhook',
    payload,
    headers,
  });
  expect([refused.statusCode, refused.json().code]).toEqual([400, 'bad_signature']);
  expect((await app.server.inject({ method: 'POST', url: '/stripe/webhook' })).statusCode).toBe(
    400,
  );
  expect(
    (
      await app.server.inject({
        method: 'POST',
        url: '/stripe/webhook',
        payload: '{"id":1}',
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode,
  ).toBe(400);
  const asked = app.stripe.calls.length;
  const stranger = {
    ...event,
    id: 'evt_stranger',
    data: { object: { object: 'subscription', id: 'sub_x', customer: 'cus_stranger' } },
  };
  const other = { ...event, id: 'evt_other', type: 'charge.succeeded' };
  for (const each of [stranger, other])
    expect([(await app.deliver(each)).statusCode, (await app.deliver(each)).json()]).toEqual([
      200,
      { received: true },
    ]);
  expect(app.stripe.calls.length).toBe(asked);
});

test('an event that meets trouble at Stripe is not acknowledged, and does its work when it comes again', async () => {
  await buy(app, user, 'basic');
  const [event] = app.stripe.state.events;
  app.stripe.trouble(failure(500, 'api_error'), failure(500, 'api_error'));
  expect((await app.deliver(event)).statusCode).toBe(503);
  expect(await billingOf(user)).toEqual(FREE);
  expect((await app.deliver(event)).statusCode).toBe(200);
  expect(await billingOf(user)).toEqual(BASIC);
});

test(
  'keys of another account: syncs change nothing, events are sent again, and a ' +
    'checkout makes a new customer',
  async () => {
    await buy(app, user, 'basic');
    await app.deliverNews();
    app.stripe.state.customers.clear();
    expect((await sync()).json()).toEqual({ plan: 'basic' });
    expect((await app.deliver({ ...app.stripe.state.events[0], id: 'evt_new' })).statusCode).toBe(
      503,
    );
    expect((await checkout('basic')).statusCode).toBe(200);
    expect(app.stripe.state.customers.size).toBe(1);
  },
);

test('a customer deleted at Stripe is on Free, and can buy again', async () => {
  await buy(app, user, 'basic');
  await app.deliverNews();
  const [customer] = [...app.stripe.state.customers.keys()];
  app.stripe.state.customers.clear();
  app.stripe.state.subscriptions.clear();
  expect(
    (
      await app.deliver({
        id: 'evt_gone',
        object: 'event',
        type: 'customer.deleted',
        created: 1,
        data: { object: { object: 'customer', id: customer } },
      })
    ).statusCode,
  ).toBe(200);
  expect(await billingOf(user)).toEqual(FREE);
  await buy(app, user, 'pro');
  expect((await sync()).json()).toEqual({ plan: 'pro' });
});

test('a plan bought in the test mode ends with it, and its buyer can buy a real one', async () => {
  const { id } = (await user.call('GET', '/auth/me')).json() as { id: string };
  await app.db.kysely
    .insertInto('billing_accounts')
    .values({
      user_id: id,
      customer_id: `test_${id}`,
      asked: 3,
      answered: 3,
      state: '{"plan":"pro"}',
      checkout_round: 0,
    })
    .execute();
  await app.db.kysely.updateTable('users').set({ plan: 'pro' }).where('id', '=', id).execute();
  expect((await sync()).json()).toEqual({ plan: 'free' });
  await buy(app, user, 'basic');
  expect((await sync()).json()).toEqual({ plan: 'basic' });
});
