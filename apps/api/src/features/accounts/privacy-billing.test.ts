import { afterEach, beforeEach, expect, test } from 'vitest';
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
  app.stripe.trouble(failure(500, 'api_error'), failure(500, 'api_error'), failure(500, 'api_error'), failure(500, 'api_error'));
  const response = await remove();
  expect([response.statusCode, response.json().code]).toEqual([503, 'billing_unavailable']);
  expect((await user.call('GET', '/auth/me')).json().plan).toBe('pro');
});
