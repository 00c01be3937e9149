import { afterEach, beforeEach, expect, test } from 'vitest';
import { billingOf, buy, createBillingApp, type BillingApp } from '../../testing/billing-app.ts';
import { failure } from '../../testing/fake-stripe-calls.ts';
import type { Client } from '../../testing/test-app.ts';
import { FREE, BASIC } from '../../testing/billed-plans.ts';

let app: BillingApp;
let user: Client;
beforeEach(async () => {
  app = await createBillingApp();
  user = await app.user();
});
afterEach(() => app.close());
const sync = () => user.call('POST', '/stripe/sync');

test('the direct downgrade ends what is billed, at once, and a given plan too', async () => {
  await app.close();
  app = await createBillingApp({ env: { ALLOW_DIRECT_DOWNGRADE: 'true' } });
  user = await app.user();
  const downgrade = () => user.call('POST', '/account/plan', { json: { plan: 'free' } });
  const id = await buy(app, user, 'pro');
  await app.deliverNews();
  expect((await downgrade()).json()).toEqual({ plan: 'free' });
  expect([app.stripe.state.subscriptions.get(id)!.status, await billingOf(user)]).toEqual([
    'canceled',
    { ...FREE, subscription_status: 'canceled' },
  ]);
  await app.deliverNews();
  expect((await sync()).json()).toEqual({ plan: 'free' });
  const given = await app.user({ plan: 'pro' });
  expect((await given.call('POST', '/account/plan', { json: { plan: 'free' } })).json()).toEqual({
    plan: 'free',
  });
  expect((await given.call('GET', '/me/plan')).json()).toEqual({ plan: 'free' });
  expect((await user.call('POST', '/account/plan', { json: { plan: 'pro' } })).statusCode).toBe(
    422,
  );
});

test('a downgrade that Stripe does not carry out changes nothing here', async () => {
  await app.close();
  app = await createBillingApp({ env: { ALLOW_DIRECT_DOWNGRADE: 'true' } });
  user = await app.user();
  await buy(app, user, 'basic');
  await sync();
  app.stripe.trouble(null, failure(400, 'invalid_request_error'));
  expect(
    (await user.call('POST', '/account/plan', { json: { plan: 'free' } })).json(),
  ).toMatchObject({ code: 'billing_refused' });
  expect(await billingOf(user)).toEqual(BASIC);
});

test('without the setting the downgrade is off, whatever is sent', async () => {
  for (const json of [{ plan: 'free' }, { plan: 'pro' }, {}])
    expect((await user.call('POST', '/account/plan', { json })).json()).toMatchObject({
      code: 'downgrade_off',
    });
});
