import { afterEach, beforeEach, expect, test } from 'vitest';
import { buy, createBillingApp, type BillingApp } from '../../testing/billing-app.ts';
import { failure } from '../../testing/fake-stripe-calls.ts';
import { createTestApp, type Client } from '../../testing/test-app.ts';

let app: BillingApp;
let user: Client;
beforeEach(async () => {
  app = await createBillingApp();
  user = await app.user();
});
afterEach(() => app.close());

const checkout = (plan: string, client = user, query = '') =>
  client.call('POST', `/stripe/checkout${query}`, { json: { plan } });

test('who has a plan cannot buy it again; who owes a payment, or has cancelled, is led to the portal', async () => {
  const id = await buy(app, user, 'basic');
  expect([(await checkout('basic')).statusCode, (await checkout('basic')).json().code]).toEqual([
    409,
    'already_on_plan',
  ]);
  for (const change of [
    () => app.stripe.state.setStatus(id, 'past_due'),
    () => app.stripe.state.setStatus(id, 'unpaid'),
    () => {
      app.stripe.state.setStatus(id, 'active');
      app.stripe.state.cancelAtPeriodEnd(id);
    },
  ]) {
    change();
    const { url } = (await checkout('pro')).json() as { url: string };
    expect(new URL(url).searchParams.get('change')).toBe('');
  }
});

test(
  'a second click finds the same checkout; the other plan withdraws it; after an ' +
    'end there is a new one',
  async () => {
    const urlOf = async (plan: string) => ((await checkout(plan)).json() as { url: string }).url;
    const first = await urlOf('basic');
    expect(await urlOf('basic')).toBe(first);
    const pro = await urlOf('pro');
    expect(pro).not.toBe(first);
    const again = await urlOf('basic');
    expect([
      again === first,
      app.stripe.state.sessions.get(first.split('/').at(-1)!)!.status,
    ]).toEqual([false, 'expired']);
    const { id } = app.stripe.state.pay(again.split('/').at(-1)!);
    app.stripe.state.end(id);
    expect([first, pro, again]).not.toContain(await urlOf('basic'));
  },
);

test('the way back is in the language asked for, at the address the browser uses', async () => {
  await user.call('POST', '/stripe/checkout?lang=eu', {
    json: { plan: 'basic' },
    headers: { origin: 'http://127.0.0.1:3000' },
  });
  expect(app.stripe.calls.at(-1)!.fields.get('success_url')).toBe(
    'http://127.0.0.1:3000/eu/pricing?checkout=success',
  );
  await user.call('POST', '/stripe/portal?lang=es');
  expect(app.stripe.calls.at(-1)!.fields.get('return_url')).toBe(
    'http://localhost:3000/es/pricing',
  );
});

test.each([
  ['POST', '/stripe/checkout', { plan: 'free' }, 422],
  ['POST', '/stripe/checkout', {}, 422],
  ['POST', '/stripe/checkout?lang=xx', { plan: 'pro' }, 422],
  ['POST', '/stripe/portal?lang=xx', undefined, 422],
] as const)('%s %s with %j is %i', async (method, url, json, status) => {
  expect((await user.call(method, url, json === undefined ? {} : { json })).statusCode).toBe(
    status,
  );
});

test('what the provider refuses or cannot answer is said so, and the portal needs no plan', async () => {
  expect((await user.call('POST', '/stripe/portal')).statusCode).toBe(200);
  app.stripe.trouble(failure(402, 'card_error'));
  const refused = await user.call('POST', '/stripe/portal');
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'billing_refused']);
  app.stripe.trouble(failure(429, 'rate_limit_error'));
  const busy = await user.call('POST', '/stripe/portal');
  expect([busy.statusCode, busy.json().code, busy.headers['retry-after']]).toEqual([
    503,
    'billing_unavailable',
    '5',
  ]);
});

test('nobody uses up what the provider allows all users: 120 checkouts and portals a minute', async () => {
  await app.db.kysely
    .insertInto('rate_limits')
    .values({
      key: `billing-visit:${((await user.call('GET', '/auth/me')).json() as { id: string }).id}`,
      hits: 119,
      expires_at: app.clock.time + 60_000,
    })
    .execute();
  expect((await user.call('POST', '/stripe/portal')).statusCode).toBe(200);
  const asked = app.stripe.calls.length;
  for (const refused of [await checkout('basic'), await user.call('POST', '/stripe/portal')])
    expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      '60',
    ]);
  expect(app.stripe.calls.length).toBe(asked);
  app.clock.time += 60_000;
  expect((await checkout('basic')).statusCode).toBe(200);
});

test('there is no test mode where Stripe is set', async () => {
  for (const page of ['checkout', 'portal'])
    for (const client of [user, app.visitor()])
      expect((await client.call('GET', `/stripe/test/${page}/x`)).json()).toMatchObject({
        code: 'not_found',
      });
  const bare = await createTestApp();
  expect(
    (
      await bare.server.inject({
        method: 'POST',
        url: '/stripe/webhook',
        payload: '{}',
        headers: { 'content-type': 'application/json' },
      })
    ).statusCode,
  ).toBe(404);
  await bare.close();
});
