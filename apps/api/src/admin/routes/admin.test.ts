import { adminOverviewSchema, adminUsersSchema, auditSchema } from '@elucida/contract/admin';
import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  ADMIN,
  createTestApp,
  manualPayload,
  type Client,
  type TestApp,
} from '../../testing/test-app.ts';

let app: TestApp;
let admin: Client;
beforeEach(async () => {
  app = await createTestApp();
  admin = await app.user({ email: ADMIN });
});
afterEach(() => app.close());

const idOf = async (client: Client) =>
  ((await client.call('GET', '/auth/me')).json() as { id: string }).id;
const act = async (client: Client, userId: string, action: string, json?: unknown) =>
  (
    await client.call(
      'POST',
      `/admin/users/${userId}/${action}`,
      json === undefined ? {} : { json },
    )
  ).statusCode;
const row = async (id: string) =>
  adminUsersSchema
    .parse((await admin.call('GET', '/admin/users?limit=200&offset=0')).json())
    .items.find((user) => user.id === id)!;
const audit = async () =>
  auditSchema
    .parse((await admin.call('GET', '/admin/audit')).json())
    .items.map(({ id: _id, at: _at, ...entry }) => entry);

test('the overview counts users, plans, and what was analysed today', async () => {
  const pro = await app.user({ plan: 'pro' });
  await app.user();
  for (const client of [pro, pro, admin])
    await client.call('POST', '/analyze/manual', { json: manualPayload() });
  const overview = adminOverviewSchema.parse((await admin.call('GET', '/admin/overview')).json());
  expect(overview).toEqual({
    users_total: 3,
    plans: { free: 2, basic: 0, pro: 1 },
    analyses_today: 3,
    active_today: 2,
  });
  expect((await admin.call('GET', '/api/admin/users/count')).json()).toEqual({ count: 3 });
  app.clock.time += 86_400_000;
  expect((await admin.call('GET', '/admin/overview')).json()).toMatchObject({
    analyses_today: 0,
    active_today: 0,
  });
});

test('users are listed newest first, in pages, with what admins need and no hash', async () => {
  app.clock.time += 1_000;
  const user = await app.user({ plan: 'basic', verified: false });
  const { items } = adminUsersSchema.parse(
    (await admin.call('GET', '/admin/users?limit=1')).json(),
  );
  expect(items).toMatchObject([
    {
      email: user.email,
      plan: 'basic',
      is_verified: false,
      is_admin: false,
      is_internal: false,
      daily_limit: 25,
      analyses_today: 0,
      remaining_today: 25,
    },
  ]);
  const response = await admin.call('GET', '/admin/users?offset=1');
  expect(adminUsersSchema.parse(response.json()).items).toMatchObject([
    { email: ADMIN, is_admin: true, is_internal: true },
  ]);
  expect(response.body).not.toMatch(/argon2|password/);
  expect((await admin.call('GET', '/admin/users?limit=201')).statusCode).toBe(422);
});

test('a promoted admin works and sees the link, until revoked', async () => {
  const user = await app.user();
  const id = await idOf(user);
  expect((await user.call('GET', '/admin/overview')).json()).toMatchObject({
    code: 'not_admin',
    detail: 'Your account does not have admin privileges.',
  });
  expect(await act(admin, id, 'toggle_admin')).toBe(200);
  expect((await user.call('GET', '/auth/me')).json()).toMatchObject({
    is_admin: true,
    admin_link: true,
  });
  expect((await user.call('GET', '/admin/users/count')).json()).toEqual({ count: 2 });
  expect(await act(admin, id, 'toggle_admin')).toBe(200);
  expect((await user.call('GET', '/admin/users/count')).statusCode).toBe(403);
  expect((await user.call('GET', '/auth/me')).json()).toMatchObject({
    is_admin: false,
    admin_link: false,
  });
});

test('an admin by the settings cannot be revoked, by nobody, and nothing is audited', async () => {
  const user = await app.user();
  await act(admin, await idOf(user), 'toggle_admin');
  const response = await user.call('POST', `/admin/users/${await idOf(admin)}/toggle_admin`);
  expect([response.statusCode, response.json().code]).toEqual([409, 'admin_fixed']);
  expect((await admin.call('GET', '/auth/me')).json().is_admin).toBe(true);
  expect(await audit()).toHaveLength(1);
});

test('whitelist, plan and the daily count change as the screen shows it', async () => {
  const user = await app.user();
  const id = await idOf(user);
  for (let i = 0; i < 5; i++) await user.call('POST', '/analyze/manual', { json: manualPayload() });
  expect((await user.call('POST', '/analyze/manual', { json: manualPayload() })).statusCode).toBe(
    429,
  );
  await act(admin, id, 'reset_daily');
  expect(await row(id)).toMatchObject({ analyses_today: 0, remaining_today: 5, analyses_total: 5 });
  expect((await user.call('POST', '/analyze/manual', { json: manualPayload() })).statusCode).toBe(
    200,
  );
  await act(admin, id, 'toggle_whitelist');
  expect((await user.call('GET', '/stats/quota')).json().unlimited).toBe(true);
  await act(admin, id, 'change_plan', { plan: 'pro' });
  expect(await row(id)).toMatchObject({
    is_whitelisted: true,
    plan: 'pro',
    daily_limit: 100,
    remaining_today: 100,
  });
  expect((await user.call('GET', '/me/plan')).json()).toEqual({ plan: 'pro' });
});

test('every action is audited: who, whom, what, from what to what, when', async () => {
  const user = await app.user();
  const id = await idOf(user);
  await user.call('POST', '/analyze/manual', { json: manualPayload() });
  for (const [action, json] of [
    ['toggle_admin'],
    ['toggle_whitelist'],
    ['change_plan', { plan: 'basic' }],
    ['reset_daily'],
  ] as const) {
    app.clock.time += 1_000;
    await act(admin, id, action, json);
  }
  const by = { source: 'screen', actor: ADMIN, target: user.email };
  expect(await audit()).toEqual([
    { ...by, action: 'daily', before: '1', after: '0' },
    { ...by, action: 'plan', before: 'free', after: 'basic' },
    { ...by, action: 'whitelist', before: '0', after: '1' },
    { ...by, action: 'admin', before: '0', after: '1' },
  ]);
  expect((await admin.call('GET', '/admin/audit?limit=1')).json().items[0].at).toBe(
    new Date(app.clock.time).toISOString(),
  );
});

test.each([
  ['change_plan', { plan: 'gold' }, 422],
  ['change_plan', undefined, 422],
  ['reset_daily', undefined, 404],
  ['toggle_admin', undefined, 404],
])('%s of an unknown account with %j is %i', async (action, json, status) => {
  expect(await act(admin, 'nobody', action, json)).toBe(status);
  expect(await audit()).toEqual([]);
});

test('two admins who toggle at once undo each other: no toggle is lost', async () => {
  const id = await idOf(await app.user());
  await Promise.all(Array.from({ length: 10 }, () => act(admin, id, 'toggle_whitelist')));
  expect((await row(id)).is_whitelisted).toBe(false);
  expect(await audit()).toHaveLength(10);
});
