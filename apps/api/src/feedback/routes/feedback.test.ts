import { afterEach, expect, test, vi } from 'vitest';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';

const CONTACT = 'team@example.org';
let app: TestApp;
afterEach(() => app.close());

const write = (client: Client, json: unknown) => client.call('POST', '/feedback', { json });
const kept = () => app.db.kysely.selectFrom('feedback').selectAll().orderBy('created_at').execute();

test('a message is trimmed, kept with its writer and language, and mailed as text that cannot run', async () => {
  app = await createTestApp({ env: { CONTACT_EMAIL: CONTACT } });
  const user = await app.user();
  const response = await write(user, { message: '  <b>Hi</b>\nthere ', lang: 'eu' });
  expect([response.statusCode, response.json()]).toEqual([
    200,
    { message: 'Thanks! Your feedback was sent.' },
  ]);
  const { id } = (await user.call('GET', '/auth/me')).json() as { id: string };
  expect(await kept()).toMatchObject([
    { user_id: id, language: 'eu', message: '<b>Hi</b>\nthere', created_at: app.clock.time },
  ]);
  const mail = app.mailer.sent.at(-1)!;
  expect(mail.to).toBe(CONTACT);
  expect(mail.text).toBe(`From: ${user.email} · language: eu\n\n<b>Hi</b>\nthere\n`);
  expect(mail.html).toContain('&lt;b&gt;Hi&lt;/b&gt;\nthere');
});

test('a visitor may write too; without a contact address nothing is mailed', async () => {
  app = await createTestApp();
  expect((await write(app.visitor(), { message: 'Hello' })).statusCode).toBe(200);
  expect(await kept()).toMatchObject([{ user_id: null, language: null, message: 'Hello' }]);
  expect(app.mailer.sent).toEqual([]);
});

test('a message is kept although its mail fails', async () => {
  app = await createTestApp({ env: { CONTACT_EMAIL: CONTACT } });
  vi.spyOn(app.mailer, 'send').mockRejectedValue(new Error('mail server down'));
  expect((await write(app.visitor(), { message: 'Hello' })).statusCode).toBe(200);
  expect(await kept()).toHaveLength(1);
});

test.each([
  [{}, 'Please write something first.'],
  [{ message: ' \n ' }, 'Please write something first.'],
  [{ message: 3 }, 'Please write something first.'],
  [{ message: 'x'.repeat(1_001) }, 'At most 1000 characters.'],
  [{ message: 'a\u0000b' }, 'Control characters are not allowed.'],
])('%j is refused and not counted', async (body, msg) => {
  app = await createTestApp();
  const visitor = app.visitor();
  for (let i = 0; i < 6; i++) {
    const response = await write(visitor, body);
    expect([response.statusCode, response.json().errors[0].msg]).toEqual([422, msg]);
  }
  expect((await write(visitor, { message: ` ${'x'.repeat(1_000)} ` })).statusCode).toBe(200);
  expect(await kept()).toHaveLength(1);
});

test('five an hour by address, the sixth waits, and an hour later it goes through', async () => {
  app = await createTestApp();
  const visitor = app.visitor();
  const statuses = [];
  for (let i = 0; i < 6; i++)
    statuses.push((await write(visitor, { message: `No. ${i}` })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  const refused = await write(visitor, { message: 'again' });
  expect([refused.json().code, refused.headers['retry-after']]).toEqual(['rate_limited', '3600']);
  app.clock.time += 3_600_000;
  expect((await write(visitor, { message: 'later' })).statusCode).toBe(200);
  expect(await kept()).toHaveLength(6);
});
