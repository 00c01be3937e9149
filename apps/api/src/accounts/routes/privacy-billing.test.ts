import { afterEach, beforeEach, expect, test } from 'vitest';
import { sweepExpired } from '../../db/sweep.ts';
import { buy, createBillingApp, type BillingApp } from '../../testing/billing-app.ts';
import { failure } from '../../testing/fake-stripe-calls.ts';
import { PASSWORD, type Client } from '../../testing/test-app.ts';

let app: BillingApp;
let user: Client;
beforeEach(async () => {
  app = await createBillingApp();
  user = await app.user();
});
afterEach(() => app.close());

const remove = () => user.call('DELETE', '/account', { json: { password: PASSWORD } });

test('deleting an account ends what is billed, and what the provider says later concerns nobody', async () => {
  const subscription = await buy(app, user, 'basic');
  await app.deliverNews();
  expect((await remove()).statusCode).toBe(200);
  expect(app.stripe.state.subscriptions.get(subscription)).toMatchObject({ status: 'canceled' });
  await app.deliverNews();
  expect(await app.db.kysely.selectFrom('billing_accounts').selectAll().execute()).toEqual([]);
});

test('where the provider does not answer, nothing is deleted', async () => {
  await buy(app, user, 'pro');
  await app.deliverNews();
  app.stripe.trouble(
    failure(500, 'api_error'),
    failure(500, 'api_error'),
    failure(500, 'api_error'),
    failure(500, 'api_error'),
  );
  const response = await remove();
  expect([response.statusCode, response.json().code]).toEqual([503, 'billing_unavailable']);
  expect((await user.call('GET', '/auth/me')).json().plan).toBe('pro');
});

const checkout = async (plan: string) =>
  ((await user.call('POST', '/stripe/checkout', { json: { plan } })).json() as { url: string }).url
    .split('/')
    .at(-1)!;
const closed = () => app.db.kysely.selectFrom('closed_customers').select('customer_id').execute();

test('a checkout still open when the account goes is withdrawn, so that nobody pays for nothing', async () => {
  const session = await checkout('basic');
  expect((await remove()).statusCode).toBe(200);
  expect(app.stripe.state.sessions.get(session)).toMatchObject({ status: 'expired' });
  expect(() => app.stripe.state.pay(session)).toThrow('expired');
  expect(await closed()).toEqual([
    { customer_id: app.stripe.state.sessions.get(session)!.customer },
  ]);
});

test('a checkout paid in the moment of the deletion ends with it', async () => {
  const session = await checkout('pro');
  app.stripe.beforeAnswer = ({ path }) => {
    if (path.endsWith('/expire')) app.stripe.state.pay(session);
  };
  expect((await remove()).statusCode).toBe(200);
  expect([...app.stripe.state.subscriptions.values()].map(({ status }) => status)).toEqual([
    'canceled',
  ]);
  await app.deliverNews();
});

test(
  'a checkout paid after the deletion all the same: its events are acknowledged, ' +
    'and the plan ends at the provider',
  async () => {
    const session = await checkout('basic');
    await remove();
    // As one would be that another server opened while this one deleted.
    app.stripe.state.sessions.get(session)!.status = 'open';
    const { id } = app.stripe.state.pay(session);
    for (const event of [...app.stripe.state.events].reverse())
      expect((await app.deliver(event)).json()).toEqual({ received: true });
    expect(app.stripe.state.subscriptions.get(id)).toMatchObject({ status: 'canceled' });
    const cancelled = app.stripe.calls.filter(({ method }) => method === 'DELETE').length;
    await app.deliverNews();
    expect(app.stripe.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(cancelled);
  },
);

test('what such an event could not end, because the provider failed, the next delivery ends', async () => {
  const session = await checkout('basic');
  await remove();
  app.stripe.state.sessions.get(session)!.status = 'open';
  const { id } = app.stripe.state.pay(session);
  const [event] = app.stripe.state.events;
  app.stripe.trouble(null, null, failure(500, 'api_error'), failure(500, 'api_error'));
  expect((await app.deliver(event)).statusCode).toBe(503);
  expect(app.stripe.state.subscriptions.get(id)).toMatchObject({ status: 'active' });
  expect((await app.deliver(event)).statusCode).toBe(200);
  expect(app.stripe.state.subscriptions.get(id)).toMatchObject({ status: 'canceled' });
});

test('the customer of a deleted account is forgotten after 90 days', async () => {
  await checkout('basic');
  await remove();
  await sweepExpired(app.db, { now: () => app.clock.time + 89 * 86_400_000 });
  expect(await closed()).toHaveLength(1);
  await sweepExpired(app.db, { now: () => app.clock.time + 91 * 86_400_000 });
  expect(await closed()).toEqual([]);
});

test('an account whose customer the provider no longer knows can be deleted', async () => {
  await buy(app, user, 'basic');
  await app.deliverNews();
  app.stripe.state.customers.clear();
  expect((await remove()).statusCode).toBe(200);
});

test('a checkout that cannot be withdrawn deletes nothing', async () => {
  await checkout('basic');
  app.stripe.trouble(null, failure(400, 'invalid_request_error'));
  expect((await remove()).json()).toMatchObject({ code: 'billing_refused' });
  expect((await user.call('GET', '/auth/me')).statusCode).toBe(200);
});
