import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('registering signs in, sends no code, and answers the user without anything secret', async () => {
  const visitor = app.visitor();
  const mails = app.mailer.sent.length;
  const response = await visitor.call('POST', '/auth/register', {
    json: { email: ' Marie@Example.org', password: PASSWORD, name: ' Marie ' },
  });
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    email: 'marie@example.org',
    name: 'Marie',
    is_verified: false,
    is_admin: false,
    is_whitelisted: false,
    plan: 'free',
    daily_limit: 5,
    analyses_today: 0,
    remaining_today: 5,
    analyses_total: 0,
    created_at: '2026-03-10T12:00:00.000Z',
    plan_renews_at: null,
    plan_ends_at: null,
    subscription_status: null,
    admin_link: false,
    direct_downgrade: false,
  });
  expect(app.mailer.sent).toHaveLength(mails);
  // The second cookie tells the pages that there is a session, and nothing more.
  expect(response.headers['set-cookie']).toEqual([
    expect.stringMatching(
      /^elucida_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
    'elucida_signed_in=1; Max-Age=2592000; Path=/; SameSite=Lax',
    // The third lets this browser sign in while somebody else guesses at the account.
    expect.stringMatching(
      /^elucida_device=[\w-]{43}; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    ),
  ]);
  expect((await visitor.call('GET', '/api/auth/me')).json()).toEqual(response.json());
});

test('a taken address is 409, ignoring case', async () => {
  await app.user({ email: 'twice@example.org' });
  const response = await app.visitor().call('POST', '/auth/register', {
    json: { email: 'TWICE@example.org', password: PASSWORD, name: 'x' },
  });
  expect([response.statusCode, response.json().code]).toEqual([409, 'email_taken']);
});

test('a 422 on registering is the list itself, each item with its place', async () => {
  const response = await app
    .visitor()
    .call('POST', '/auth/register', { json: { email: 'nope', password: '123' } });
  expect(response.statusCode).toBe(422);
  expect(response.json().detail).toEqual([
    { loc: ['body', 'email'], msg: 'Please enter a valid email address.', type: 'value_error' },
    {
      loc: ['body', 'password'],
      msg: 'The password must be at least 6 characters.',
      type: 'string_too_short',
    },
    { loc: ['body', 'name'], msg: 'Name is required (min. 1 character).', type: 'missing' },
  ]);
});

test('signing in gives a new session each time; signing out kills it on the server', async () => {
  const { email, cookie } = await app.user();
  const second = app.visitor();
  await second.call('POST', '/auth/login', {
    json: { email: email.toUpperCase(), password: PASSWORD },
  });
  expect(second.cookie).not.toBe(cookie);
  const before = second.cookie;
  expect((await second.call('GET', '/auth/me')).statusCode).toBe(200);
  expect((await second.call('POST', '/auth/logout')).statusCode).toBe(200);
  expect(second.cookie).toBe('');
  second.cookie = before;
  expect((await second.call('GET', '/auth/me')).statusCode).toBe(401);
});

test('only hashes of tokens, passwords and codes are stored', async () => {
  const user = await app.user({ verified: false });
  await user.call('POST', '/auth/verify/resend', { json: { email: user.email } });
  const { kysely } = app.db;
  const everything = JSON.stringify([
    await kysely.selectFrom('sessions').selectAll().execute(),
    await kysely.selectFrom('email_codes').selectAll().execute(),
    await kysely.selectFrom('users').selectAll().execute(),
  ]);
  expect(everything).not.toContain(user.cookie.split('=')[1]);
  expect(everything).not.toContain(PASSWORD);
  expect(everything).toContain('$argon2id$v=19$');
  expect(
    JSON.stringify(await kysely.selectFrom('email_codes').select('code_hash').execute()),
  ).not.toContain(app.mailer.codeTo(user.email));
});

test('a wrong e-mail and a wrong password answer the same', async () => {
  const { email } = await app.user();
  const answers = [];
  for (const address of [email, 'nobody@example.org'])
    answers.push(
      (
        await app
          .visitor()
          .call('POST', '/auth/login', { json: { email: address, password: 'not the one' } })
      ).body,
    );
  expect(new Set(answers)).toEqual(
    new Set(['{"detail":"Wrong email or password.","code":"wrong_credentials"}']),
  );
});

test('ten failed logins lock the account for ten minutes, also for the right password', async () => {
  const { email } = await app.user();
  const visitor = app.visitor();
  for (let i = 0; i < 10; i++)
    expect(
      (
        await visitor.call('POST', '/auth/login', {
          json: { email, password: `wrong ${i}` },
          remoteAddress: `10.0.0.${i}`,
        })
      ).statusCode,
    ).toBe(401);
  const locked = await visitor.call('POST', '/auth/login', { json: { email, password: PASSWORD } });
  expect([locked.statusCode, locked.json().code, locked.headers['retry-after']]).toEqual([
    429,
    'too_many_logins',
    '600',
  ]);
  app.clock.time += 600_000;
  expect(
    (await visitor.call('POST', '/auth/login', { json: { email, password: PASSWORD } })).statusCode,
  ).toBe(200);
});

test('thirty registrations from an address in ten minutes, then 429; another address goes on', async () => {
  const statuses: number[] = [];
  for (let i = 0; i < 31; i++)
    statuses.push(
      (
        await app.visitor().call('POST', '/auth/register', {
          json: { email: 'twice@example.org', password: PASSWORD, name: 'x' },
          remoteAddress: '10.9.9.9',
        })
      ).statusCode,
    );
  expect(statuses).toEqual([...Array<number>(30).fill(409), 429]);
  expect(
    (
      await app.visitor().call('POST', '/auth/register', {
        json: { email: 'elsewhere@example.org', password: PASSWORD, name: 'x' },
        remoteAddress: '10.9.9.8',
      })
    ).statusCode,
  ).toBe(200);
});

test('a session slides: used on day 29 it lives to day 59, unused it ends after 30', async () => {
  const day = 86_400_000;
  const [active, idle] = [await app.user(), await app.user()];
  app.clock.time += 29 * day;
  const slid = await active.call('GET', '/auth/me');
  expect(String(slid.headers['set-cookie'])).toContain('Max-Age=2592000');
  app.clock.time += 2 * day;
  expect((await active.call('GET', '/auth/me')).statusCode).toBe(200);
  expect((await idle.call('GET', '/auth/me')).statusCode).toBe(401);
});
