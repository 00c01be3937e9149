import { afterAll, beforeAll, expect, test } from 'vitest';
import { programsOf, type Program } from '../../testing/programs.ts';
import { createTestApp, manualPayload, PASSWORD, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let program: () => Promise<Program>;
beforeAll(async () => {
  app = await createTestApp();
  program = await programsOf(app);
});
afterAll(() => app.close());

test('a cookie does not open the API, a key opens nothing else, and a withdrawn key nothing', async () => {
  const { owner, key, send } = await program();
  const cookie = await owner.call('GET', '/v1/names?q=ethanol');
  expect(cookie.statusCode).toBe(401);
  expect(cookie.headers['www-authenticate']).toContain('Bearer');
  expect(cookie.json()).toMatchObject({ code: 'invalid_key', status: 401 });
  for (const path of ['/auth/me', '/account/keys', '/analyses', '/stats/quota'])
    expect((await send('GET', path)).status).toBe(401);
  expect((await send('GET', '/v1/names?q=ethanol')).status).toBe(200);
  const [{ id }] = (await owner.call('GET', '/account/keys')).json() as [{ id: string }];
  await owner.call('DELETE', `/account/keys/${id}`);
  expect((await send('GET', '/v1/names?q=ethanol')).status).toBe(401);
  for (const bad of ['', 'Basic x', `Bearer ${key}x`, 'Bearer el_', `Bearer ${'a'.repeat(5_000)}`])
    expect(
      (await send('GET', '/v1/names?q=ethanol', { headers: { authorization: bad } })).status,
    ).toBe(401);
});

test('a plan without the API closes it: the key answers 403 until the plan is back', async () => {
  const { owner, send } = await program();
  const setPlan = (plan: 'free' | 'pro') =>
    app.db.kysely.updateTable('users').set({ plan }).where('email', '=', owner.email).execute();
  await setPlan('free');
  const refused = await send('GET', '/v1/names?q=ethanol');
  expect(await refused.json()).toMatchObject({ code: 'plan_required', status: 403 });
  expect((await owner.call('GET', '/account/keys')).statusCode).toBe(403);
  await setPlan('pro');
  expect((await send('GET', '/v1/names?q=ethanol')).status).toBe(200);
});

test('over the calls of a minute and of a day the answer says when to come back', async () => {
  const { send, owner } = await program();
  const { id } = await app.db.kysely
    .selectFrom('users')
    .select('id')
    .where('email', '=', owner.email)
    .executeTakeFirstOrThrow();
  await app.db.kysely
    .insertInto('daily_usage')
    .values({ user_id: id, day: '2026-03-10', used: 100, accepted: 100 })
    .execute();
  const full = await send('POST', '/v1/analyses', { json: manualPayload() });
  expect(await full.json()).toMatchObject({ code: 'daily_limit', status: 429 });
  expect(Number(full.headers.get('retry-after'))).toBe(12 * 3_600);
  await app.db.kysely
    .updateTable('rate_limits')
    .set({ hits: 600 })
    .where('key', '=', `api:${id}`)
    .execute();
  const over = await send('GET', '/v1/names?q=ethanol');
  expect(await over.json()).toMatchObject({ code: 'rate_limited', status: 429 });
  expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(over.headers.get('ratelimit-remaining')).toBe('0');
});

test('unknown addresses and damaged bodies are problems too', async () => {
  const { send } = await program();
  const unknown = await send('GET', '/v1/nothing');
  expect(await unknown.json()).toMatchObject({
    status: 404,
    type: 'urn:elucida:problem:not_found',
  });
  const damaged = await send('POST', '/v1/analyses', {
    body: '{',
    headers: { 'content-type': 'application/json' },
  });
  expect(await damaged.json()).toMatchObject({ status: 400, code: 'malformed_json' });
  const kind = await send('POST', '/v1/analyses', {
    body: 'x',
    headers: { 'content-type': 'text/plain' },
  });
  expect(kind.status).toBe(415);
});

test('keys are listed without themselves, at most twenty, and every change is in the audit', async () => {
  const { owner, key, url } = await program();
  expect(key).toMatch(/^el_[\w-]{43}$/);
  const listed = await owner.call('GET', '/account/keys');
  expect(listed.json()).toMatchObject([{ name: 'robot', last_used_at: null }]);
  expect(listed.body).not.toContain(key);
  await fetch(`${url}/v1/names?q=ethanol`, { headers: { authorization: `Bearer ${key}` } });
  expect((await owner.call('GET', '/account/keys')).json()).toMatchObject([
    { last_used_at: '2026-03-10T12:00:00.000Z' },
  ]);
  const stored = await app.db.kysely.selectFrom('api_keys').selectAll().execute();
  expect(JSON.stringify(stored)).not.toContain(key);
  const more = await Promise.all(
    Array.from({ length: 25 }, () =>
      owner.call('POST', '/account/keys', { json: { name: 'more' } }),
    ),
  );
  expect(more.filter(({ statusCode }) => statusCode === 200)).toHaveLength(19);
  expect(more.filter(({ statusCode }) => statusCode === 409)).toHaveLength(6);
  expect(more.find(({ statusCode }) => statusCode === 409)!.json()).toMatchObject({
    code: 'keys_full',
  });
  const copy = (await owner.call('GET', '/account/export')).json() as {
    api_keys: unknown[];
    changes_by_you: { action: string }[];
  };
  expect(copy.api_keys).toHaveLength(20);
  expect(copy.changes_by_you.filter(({ action }) => action === 'keys')).toHaveLength(20);
  const foreign = await (
    await app.user({ plan: 'pro' })
  ).call('DELETE', `/account/keys/${(listed.json() as [{ id: string }])[0].id}`);
  expect(foreign.statusCode).toBe(404);
});

test('a new key is mailed about, and a forgotten password ends all keys', async () => {
  const { owner, send } = await program();
  const { text } = await app.mailer.arrived(owner.email, 'API key');
  expect(text).toContain('/en/account');
  await owner.call('POST', '/auth/forgot', { json: { email: owner.email } });
  const token = await app.mailer.tokenTo(owner.email);
  await app.visitor().call('POST', '/auth/reset', { json: { token, password: 'another horse' } });
  expect((await send('GET', '/v1/names?q=ethanol')).status).toBe(401);
  const left = await app.db.kysely
    .selectFrom('admin_audit')
    .select(['action', 'source', 'before', 'after'])
    .where('source', '=', 'mail')
    .where('action', '=', 'keys')
    .execute();
  expect(left).toEqual([{ action: 'keys', source: 'mail', before: '1', after: '0' }]);
});

test('who knew the password keeps no key that the owner does not see', async () => {
  const { owner, send } = await program();
  await owner.call('POST', '/auth/password', {
    json: { old: PASSWORD, new: 'another horse' },
  });
  expect((await send('GET', '/v1/names?q=ethanol')).status).toBe(200);
  expect((await owner.call('GET', '/account/keys')).json()).toHaveLength(1);
});
