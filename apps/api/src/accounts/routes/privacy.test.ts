import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  createTestApp,
  manualPayload,
  PASSWORD,
  type Client,
  type TestApp,
} from '../../testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp();
});
afterEach(() => app.close());

const remove = (client: Client, password: unknown = PASSWORD) =>
  client.call('DELETE', '/account', { json: { password } });
const idOf = async (client: Client) =>
  ((await client.call('GET', '/auth/me')).json() as { id: string }).id;

/** An account with something of everything. */
async function livedIn(): Promise<Client> {
  const user = await app.user({ plan: 'pro' });
  await user.call('POST', '/analyze/manual', { json: manualPayload() });
  await user.call('POST', '/history', {
    json: {
      formula: 'CH4',
      nombre_molecula: 'methane',
      result_json: { status: 'ok', informacion: 'δ "1"', image_previews: [] },
    },
  });
  await user.call('POST', '/feedback', { json: { message: 'Good' } });
  const second = app.visitor();
  await second.call('POST', '/auth/login', { json: { email: user.email, password: PASSWORD } });
  return user;
}

test('the copy holds everything kept about the user, as a file, and nothing secret', async () => {
  const user = await livedIn();
  app.clock.time += 100 * 86_400_000;
  await user.call('POST', '/auth/login', { json: { email: user.email, password: PASSWORD } });
  await app.db.kysely.updateTable('users').set({ plan: 'free' }).execute();
  const response = await user.call('GET', '/account/export');
  expect(response.headers['content-disposition']).toMatch(
    /^attachment; filename="elucida-\d{4}-\d\d-\d\d\.json"$/,
  );
  expect(response.headers['cache-control']).toBe('no-store');
  const copy = response.json();
  expect(copy).toMatchObject({
    account: { email: user.email, name: 'Ada', plan: 'free', is_verified: true },
    usage: [{ day: '2026-03-10', used: 1, accepted: 1 }],
    feedback: [{ message: 'Good', language: null }],
    billing: { customer_id: null, subscription: null, events: [], test_subscriptions: [] },
    changes_by_admins: [],
    changes_by_you: [],
    // Items that the plan no longer lists too.
    history: [
      {
        formula: 'CH4',
        nombre_molecula: 'methane',
        result_json: { status: 'ok', informacion: 'δ "1"' },
        image_previews: [],
        created_at: '2026-03-10T12:00:00.000Z',
      },
    ],
  });
  expect(copy.sessions.length).toBeGreaterThan(0);
  expect(response.body).not.toMatch(/argon2|password|token/);
});

test('the copy holds what was bought, in the test mode too', async () => {
  const user = await app.user();
  const { url } = (
    await user.call('POST', '/stripe/checkout', { json: { plan: 'basic' } })
  ).json() as { url: string };
  await user.call('POST', new URL(url).pathname, {
    payload: '',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
  });
  expect((await user.call('GET', '/account/export')).json().billing).toMatchObject({
    subscription: { plan: 'basic', status: 'active' },
    events: [{ type: 'test.pay' }],
    test_subscriptions: [
      { plan: 'basic', created_at: '2026-03-10T12:00:00.000Z', ends_at: null, failed_at: null },
    ],
  });
});

test('the copy of an account without a history is JSON too, and nobody takes many', async () => {
  const user = await app.user();
  expect((await user.call('GET', '/api/account/export')).json().history).toEqual([]);
  for (let i = 1; i < 10; i++) await user.call('GET', '/account/export');
  const refused = await user.call('GET', '/account/export');
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    429,
    'rate_limited',
    '600',
  ]);
});

test(
  'a deleted account is gone with everything of its own, in every session; what ' +
    'stays does not name it',
  async () => {
    const user = await livedIn();
    const id = await idOf(user);
    const elsewhere = app.visitor();
    await elsewhere.call('POST', '/auth/login', {
      json: { email: user.email, password: PASSWORD },
    });
    const other = await app.user();
    const response = await remove(user);
    expect([response.statusCode, user.cookie]).toEqual([200, '']);
    expect((await elsewhere.call('GET', '/auth/me')).statusCode).toBe(401);
    const { kysely } = app.db;
    for (const table of [
      'sessions',
      'history_items',
      'daily_usage',
      'known_devices',
      'analyses',
    ] as const)
      expect(
        await kysely.selectFrom(table).select('user_id').where('user_id', '=', id).execute(),
        table,
      ).toEqual([]);
    expect(await kysely.selectFrom('feedback').select(['user_id', 'message']).execute()).toEqual([
      { user_id: null, message: 'Good' },
    ]);
    expect((await other.call('GET', '/auth/me')).statusCode).toBe(200);
    expect(
      (
        await app
          .visitor()
          .call('POST', '/auth/login', { json: { email: user.email, password: PASSWORD } })
      ).json().code,
    ).toBe('wrong_credentials');
    expect(
      (
        await app.visitor().call('POST', '/auth/register', {
          json: { email: user.email, password: PASSWORD, name: 'Ada' },
        })
      ).statusCode,
    ).toBe(200);
  },
);

test('a wrong password deletes nothing, and guesses are limited as at signing in', async () => {
  const user = await app.user();
  const statuses = [];
  for (let i = 0; i < 11; i++) statuses.push((await remove(user, 'not this one')).statusCode);
  expect(statuses).toEqual([...Array<number>(10).fill(403), 429]);
  expect((await user.call('GET', '/auth/me')).statusCode).toBe(200);
  expect((await remove(user)).json().code).toBe('too_many_logins');
});

test.each([[null], [''], [5]])('without a password (%j) it is 422', async (password) => {
  const user = await app.user();
  expect((await remove(user, password)).statusCode).toBe(422);
});

test('an analysis under way when its account goes leaves nothing behind', async () => {
  const user = await app.user();
  let finish = () => {};
  app.analyser.behave(
    (job) =>
      new Promise((resolve) => {
        finish = () => resolve({ status: 'ok', molecular_formula: job.formula } as never);
      }),
  );
  const running = user.call('POST', '/analyze/manual', { json: manualPayload() });
  while (app.analyser.jobs.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
  const { cookie } = user;
  expect((await remove(user)).statusCode).toBe(200);
  expect(cookie).not.toBe('');
  finish();
  expect((await running).statusCode).toBe(401);
  expect(await app.db.kysely.selectFrom('daily_usage').selectAll().execute()).toEqual([]);
});
