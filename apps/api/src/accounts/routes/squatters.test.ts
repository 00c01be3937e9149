import { expect, test } from 'vitest';
import { removeUnverified } from '../remove-unverified.ts';
import { readAdminCommand } from '../../admin-commands.ts';
import { parseConfig } from '../../config.ts';
import { createTestPayments } from '../../adapters/payments/test-payments.ts';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import { ADMIN, PASSWORD, type Client, type TestApp } from '../../testing/test-app.ts';
import { DAY_MS } from '../../periods.ts';

const EMAIL = 'marie@example.org';
const ITEM = { formula: 'CH4', nombre_molecula: null, result_json: { status: 'ok' } };

async function register(
  app: TestApp,
  {
    email = EMAIL,
    password = PASSWORD,
    name = 'Marie',
    from,
  }: { email?: string; password?: string; name?: string; from?: string } = {},
): Promise<{ client: Client; status: number }> {
  const client = app.visitor();
  const { statusCode } = await client.call('POST', '/auth/register', {
    json: { email, password, name },
    ...(from === undefined ? {} : { remoteAddress: from }),
  });
  return { client, status: statusCode };
}
const sendCode = (client: Client, email = EMAIL) =>
  client.call('POST', '/auth/verify/resend', { json: { email } });
const verify = (client: Client, code: string, email = EMAIL) =>
  client.call('POST', '/auth/verify', { json: { email, code } });
const me = async (client: Client) =>
  (await client.call('GET', '/auth/me')).json() as {
    email: string;
    name: string;
    is_verified: boolean;
  };
const sweep = (app: TestApp) =>
  removeUnverified({}, { db: app.db, clock: app.clock, payments: createTestPayments(app) });

onBothDatabases("a registration of an address that is somebody else's", (given) => {
  test('its owner registers all the same, and has it alone once it is verified', async () => {
    const app = given();
    const { client: squatter } = await register(app, { password: 'squatted', name: 'Eve' });
    await squatter.call('POST', '/history', { json: ITEM });
    const { client: owner, status } = await register(app);
    expect(status).toBe(200);
    expect(await me(owner)).toMatchObject({ email: EMAIL, name: 'Marie', is_verified: false });
    await sendCode(squatter);
    await sendCode(owner);
    expect((await verify(owner, app.mailer.codeTo(EMAIL))).statusCode).toBe(200);
    expect(await me(owner)).toMatchObject({ email: EMAIL, is_verified: true });
    // The squatter's sessions, password and data are gone.
    expect((await squatter.call('GET', '/auth/me')).statusCode).toBe(401);
    expect(
      (
        await app
          .visitor()
          .call('POST', '/auth/login', { json: { email: EMAIL, password: 'squatted' } })
      ).statusCode,
    ).toBe(401);
    expect(
      (
        await app
          .visitor()
          .call('POST', '/auth/login', { json: { email: EMAIL, password: PASSWORD } })
      ).statusCode,
    ).toBe(200);
    expect(await app.db.kysely.selectFrom('history_items').selectAll().execute()).toEqual([]);
    expect(
      await app.db.kysely.selectFrom('users').select(['email', 'claimed_email']).execute(),
    ).toEqual([{ email: EMAIL, claimed_email: null }]);
    expect((await register(app)).status).toBe(409);
  });

  test("the code that the owner asked for never verifies the squatter's account", async () => {
    const app = given();
    const { client: owner } = await register(app);
    const { client: squatter } = await register(app, { password: 'squatted' });
    await sendCode(owner);
    const code = app.mailer.codeTo(EMAIL);
    expect((await verify(squatter, code)).statusCode).toBe(400);
    expect((await verify(app.visitor(), code)).statusCode).toBe(400);
    expect((await verify(owner, code)).statusCode).toBe(200);
    expect((await me(owner)).is_verified).toBe(true);
  });

  test('until it is verified everybody signs in to their own registration', async () => {
    const app = given();
    await register(app, { password: 'squatted', name: 'Eve' });
    await register(app);
    const names = [];
    for (const password of [PASSWORD, 'squatted', 'no one'])
      names.push(
        (
          await app.visitor().call('POST', '/auth/login', { json: { email: EMAIL, password } })
        ).json().name,
      );
    expect(names).toEqual(['Marie', 'Eve', undefined]);
  });

  test(
    'who is signed in from the same place is asked to sign in; registrations beside ' +
      'each other are five at most',
    async () => {
      const app = given();
      const { client } = await register(app);
      expect((await register(app, { from: client.address })).status).toBe(409);
      const names = async () =>
        (await app.db.kysely.selectFrom('users').select('name').execute())
          .map(({ name }) => name)
          .sort();
      for (let i = 1; i < 5; i++) {
        app.clock.time += 60_000;
        expect((await register(app, { name: `${i}` })).status).toBe(200);
      }
      // Nobody is put out who had no day to verify.
      expect((await register(app, { name: '5' })).status).toBe(409);
      expect(await names()).toEqual(['1', '2', '3', '4', 'Marie']);
      app.clock.time += DAY_MS - 4 * 60_000;
      expect([
        (await register(app, { name: '5' })).status,
        (await register(app, { name: '6' })).status,
      ]).toEqual([200, 409]);
      expect(await names()).toEqual(['1', '2', '3', '4', '5']);
    },
  );

  test('of registrations side by side from one place one is made', async () => {
    const app = given();
    const { address } = app.visitor();
    const statuses = (
      await Promise.all(Array.from({ length: 8 }, () => register(app, { from: address })))
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, ...Array<number>(7).fill(409)]);
  });

  test("a squatter of an admin's address gains nothing", async () => {
    const app = given();
    const { client: squatter } = await register(app, { email: ADMIN });
    const { client: admin } = await register(app, { email: ADMIN });
    await sendCode(admin, ADMIN);
    await verify(admin, app.mailer.codeTo(ADMIN), ADMIN);
    expect((await admin.call('GET', '/admin/overview')).statusCode).toBe(200);
    expect((await squatter.call('GET', '/admin/overview')).statusCode).toBe(401);
  });

  test(
    'without a verification it is deleted after fourteen days, with everything in ' +
      'it; a verified or paid account stays',
    async () => {
      const app = given();
      const { client: forgotten } = await register(app);
      await forgotten.call('POST', '/history', { json: ITEM });
      await forgotten.call('POST', '/stripe/portal');
      const verified = await app.user();
      const paid = await app.user({ verified: false, plan: 'pro' });
      app.clock.time += 14 * DAY_MS;
      await sweep(app);
      expect((await me(forgotten)).email).toBe(EMAIL);
      app.clock.time += 1;
      await sweep(app);
      expect(
        (await app.db.kysely.selectFrom('users').select('email').execute())
          .map(({ email }) => email)
          .sort(),
      ).toEqual([verified.email, paid.email].sort());
      for (const table of ['history_items', 'known_devices', 'billing_accounts'] as const)
        expect(
          await app.db.kysely
            .selectFrom(table)
            .selectAll()
            .where('user_id', 'not in', app.db.kysely.selectFrom('users').select('id'))
            .execute(),
          table,
        ).toEqual([]);
      expect((await register(app)).status).toBe(200);
    },
  );

  test(
    'the operator does not choose between several registrations, and the one that is ' +
      'left can be verified',
    async () => {
      const app = given();
      await register(app);
      app.clock.time += DAY_MS;
      const { client: second } = await register(app);
      const setting = { kysely: app.db.kysely, config: parseConfig({}), now: app.clock.time };
      await expect(readAdminCommand(['verify', EMAIL])(setting)).rejects.toThrow(
        'registered 2 times',
      );
      expect(
        (await readAdminCommand(['list'])(setting)).match(new RegExp(EMAIL, 'g')),
      ).toHaveLength(2);
      app.clock.time += 13 * DAY_MS + 1;
      await sweep(app);
      await readAdminCommand(['verify', EMAIL])({ ...setting, now: app.clock.time });
      expect(await me(second)).toMatchObject({ email: EMAIL, is_verified: true });
    },
  );
});
