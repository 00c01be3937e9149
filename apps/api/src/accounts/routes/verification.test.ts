import { afterAll, beforeAll, expect, test } from 'vitest';
import { ADMIN, createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const resend = (client: Client, email = client.email, headers = {}) =>
  client.call('POST', '/auth/verify/resend', { json: { email }, headers });
const verify = (client: Client, code: string, email = client.email) =>
  client.call('POST', '/auth/verify', { json: { email, code } });
const wrong = (code: string) => (code === '000000' ? '111111' : '000000');

test('the mailed code verifies, with spaces too, and a second time says so', async () => {
  const user = await app.user({ verified: false });
  expect((await resend(user)).json()).toEqual({ message: 'Code sent to your email.' });
  expect(
    (await verify(user, ` ${app.mailer.codeTo(user.email).replace(/(...)/, '$1 ')} `)).statusCode,
  ).toBe(200);
  expect((await user.call('GET', '/auth/me')).json().is_verified).toBe(true);
  expect((await resend(user)).json().message).toContain('already verified');
});

test('a new code only after 60 s, and an unknown address is answered as a known one', async () => {
  const user = await app.user({ verified: false });
  const nobody = app.visitor();
  const mails = app.mailer.sent.length;
  const answers = [];
  for (const [client, email] of [
    [user, user.email],
    [nobody, 'nobody@example.org'],
  ] as const) {
    const first = await resend(client, email);
    const second = await resend(client, email);
    answers.push([
      first.statusCode,
      first.body,
      second.statusCode,
      second.body,
      second.headers['retry-after'],
    ]);
  }
  expect(answers[0]).toEqual([
    200,
    '{"message":"Code sent to your email."}',
    429,
    '{"detail":"Please wait 60 s before requesting again.","code":"code_cooldown"}',
    '60',
  ]);
  expect(answers[1]).toEqual(answers[0]);
  expect(app.mailer.sent).toHaveLength(mails + 1);
  app.clock.time += 60_000;
  expect((await resend(user)).statusCode).toBe(200);
});

test('five tries, the sixth is 429 also with the right code, until a new code is sent', async () => {
  const user = await app.user({ verified: false });
  await resend(user);
  const code = app.mailer.codeTo(user.email);
  for (let i = 0; i < 5; i++) {
    const response = await verify(user, wrong(code));
    expect([response.statusCode, response.json().code]).toEqual([400, 'wrong_code']);
  }
  const sixth = await verify(user, code);
  expect([sixth.statusCode, sixth.json().code, sixth.headers['retry-after']]).toEqual([
    429,
    'code_tries',
    '60',
  ]);
  app.clock.time += 60_000;
  await resend(user);
  expect((await verify(user, app.mailer.codeTo(user.email))).statusCode).toBe(200);
});

test('guesses sent side by side all count', async () => {
  const user = await app.user({ verified: false });
  await resend(user);
  const code = app.mailer.codeTo(user.email);
  const statuses = await Promise.all(
    Array.from({ length: 12 }, () =>
      verify(user, wrong(code)).then(({ statusCode }) => statusCode),
    ),
  );
  expect(statuses.filter((status) => status === 400)).toHaveLength(5);
  expect(statuses.filter((status) => status === 429)).toHaveLength(7);
});

test('an address without a code is limited like one with a code', async () => {
  const statuses = [];
  const visitor = app.visitor();
  for (let i = 0; i < 6; i++)
    statuses.push((await verify(visitor, '123456', 'ghost@example.org')).statusCode);
  expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
});

test('a code is valid for 15 minutes, and an older one not after a new one', async () => {
  const user = await app.user({ verified: false });
  await resend(user);
  const first = app.mailer.codeTo(user.email);
  app.clock.time += 15 * 60_000;
  expect((await verify(user, first)).statusCode).toBe(400);
  await resend(user);
  const second = app.mailer.codeTo(user.email);
  if (second !== first) expect((await verify(user, first)).statusCode).toBe(400);
  app.clock.time += 15 * 60_000 - 1;
  expect((await verify(user, second)).statusCode).toBe(200);
});

test.each([
  ['es-ES,es;q=0.9', 'código'],
  ['eu', 'kodea'],
  ['xx, en;q=0.5', 'code to verify'],
  ['', 'code to verify'],
])('asked in %j the mail is in that language', async (header, word) => {
  const user = await app.user({ verified: false });
  await resend(user, user.email, { 'accept-language': header });
  const { text, html } = app.mailer.sent.at(-1)!;
  expect(text).toContain(word);
  expect(text.match(/\d{6}/g)).toHaveLength(1);
  expect(html.match(/\d{6}/g)).toHaveLength(1);
});

test('a name cannot pass for the code or for a link', async () => {
  const user = await app.user({ verified: false, name: '654321 http://evil.example/ <b>x</b>' });
  await resend(user);
  const { text, html } = app.mailer.sent.at(-1)!;
  expect(text.match(/\d{6}/g)).toHaveLength(1);
  expect(text).not.toContain('http');
  expect(html).not.toMatch(/http|<b>/);
});

test('an address of the admin list is admin once it is verified, not before, and the list reaches nobody', async () => {
  const admin = await app.user({ email: ADMIN, verified: false });
  expect((await admin.call('GET', '/auth/me')).json()).toMatchObject({
    is_admin: false,
    admin_link: false,
  });
  await resend(admin);
  await verify(admin, app.mailer.codeTo(ADMIN));
  expect((await admin.call('GET', '/auth/me')).json()).toMatchObject({
    is_admin: true,
    admin_link: true,
  });
  expect((await admin.call('GET', '/stats/quota')).json().unlimited).toBe(true);
});
