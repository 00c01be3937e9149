import { afterEach, beforeEach, expect, test } from 'vitest';
import { billingOf } from '../../testing/billing-app.ts';
import { createTestApp, PASSWORD, type Client, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let user: Client;
let log = '';
const start = async (env: Record<string, string>) => {
  log = '';
  app = await createTestApp({
    env,
    app: {
      logger: {
        level: 'info',
        stream: {
          write: (line: string) => {
            log += line;
          },
        },
      },
    },
  });
  user = await app.user();
};
beforeEach(() => start({ NODE_ENV: 'production' }));
afterEach(() => app.close());

const remove = () => user.call('DELETE', '/account', { json: { password: PASSWORD } });

test('nothing can be bought, the answer says so, and the log said it at the start', async () => {
  expect(log).toContain('billing is off, no plan can be bought (BILLING_TEST_MODE=true');
  for (const [url, json] of [
    ['/stripe/checkout', { plan: 'pro' }],
    ['/stripe/portal', {}],
  ] as const) {
    const response = await user.call('POST', url, { json });
    expect([response.statusCode, response.json()]).toEqual([
      403,
      {
        detail: 'Plans cannot be bought on this server at present. Nothing was charged.',
        code: 'billing_off',
      },
    ]);
  }
  expect((await user.call('POST', '/stripe/webhook', { json: {} })).statusCode).toBe(404);
  expect((await user.call('GET', '/stripe/test/portal/x')).statusCode).toBe(404);
  expect((await user.call('POST', '/stripe/sync')).json()).toEqual({ plan: 'free' });
  expect((await user.call('GET', '/settings')).json().billing).toBe('off');
  expect((await remove()).statusCode).toBe(200);
});

test('what the test mode sold before ends, and an account that Stripe may still bill is not deleted', async () => {
  const { id } = (await user.call('GET', '/auth/me')).json() as { id: string };
  const account = { user_id: id, asked: 0, answered: 0, state: 'null', checkout_round: 0 };
  const state = JSON.stringify({
    id: 'test_1',
    plan: 'pro',
    status: 'active',
    createdAt: 1,
    periodEndsAt: 2,
    endsAt: null,
  });
  await app.db.kysely
    .insertInto('billing_accounts')
    .values({ ...account, state, customer_id: `test_${id}` })
    .execute();
  await app.db.kysely.updateTable('users').set({ plan: 'pro' }).execute();
  expect((await user.call('POST', '/stripe/sync')).json()).toEqual({ plan: 'free' });
  expect(await billingOf(user)).toMatchObject({ plan: 'free' });
  await app.db.kysely.updateTable('billing_accounts').set({ customer_id: 'cus_1' }).execute();
  const refused = await remove();
  expect([refused.statusCode, refused.json().code]).toEqual([503, 'billing_unavailable']);
  expect((await user.call('GET', '/auth/me')).statusCode).toBe(200);
});

test.each([
  [{}, 'test', 'billing runs in test mode'],
  [{ NODE_ENV: 'production', BILLING_TEST_MODE: 'true' }, 'test', 'billing runs in test mode'],
  [{ PUBLIC_URL: 'https://elucida.example' }, 'off', 'billing is off'],
])('%j: %s', async (env, billing, words) => {
  await app.close();
  await start(env);
  expect((await user.call('GET', '/settings')).json().billing).toBe(billing);
  expect(log).toContain(words);
  expect((await user.call('POST', '/stripe/checkout', { json: { plan: 'pro' } })).statusCode).toBe(
    billing === 'test' ? 200 : 403,
  );
});
