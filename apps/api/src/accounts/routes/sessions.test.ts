import type { Session } from '@elucida/contract/auth';
import { expect, test } from 'vitest';
import { onBothDatabases } from '../../testing/on-both-databases.ts';
import { PASSWORD, type Client, type TestApp } from '../../testing/test-app.ts';
import { HOUR_MS } from '../../periods.ts';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0';

const list = async (client: Client) =>
  (await client.call('GET', '/auth/sessions')).json() as Session[];
const end = async (client: Client, id: string) =>
  (await client.call('DELETE', `/auth/sessions/${id}`)).statusCode;
async function elsewhere(app: TestApp, { email }: Client): Promise<Client> {
  const client = app.visitor();
  await client.call('POST', '/auth/login', {
    json: { email, password: PASSWORD },
    headers: { 'user-agent': FIREFOX },
  });
  return client;
}

onBothDatabases('sessions', (app) => {
  test('are listed with device and times, the last seen first, the own one marked', async () => {
    const user = await app().user();
    const began = new Date(app().clock.time).toISOString();
    app().clock.time += 2 * HOUR_MS;
    await elsewhere(app(), user);
    const later = new Date(app().clock.time).toISOString();
    app().clock.time += HOUR_MS / 2;
    await user.call('GET', '/auth/me');
    const seen = new Date(app().clock.time).toISOString();
    expect(await list(user)).toEqual([
      {
        id: expect.any(String),
        browser: null,
        system: null,
        created_at: began,
        seen_at: seen,
        current: true,
      },
      {
        id: expect.any(String),
        browser: 'Firefox',
        system: 'Linux',
        created_at: later,
        seen_at: later,
        current: false,
      },
    ]);
  });

  test('one that is ended is dead at once; the others go on', async () => {
    const user = await app().user();
    const other = await elsewhere(app(), user);
    const { id } = (await list(user)).find(({ current }) => !current)!;
    expect(await end(user, id)).toBe(200);
    expect((await other.call('GET', '/auth/me')).statusCode).toBe(401);
    expect(await list(user)).toHaveLength(1);
    expect(await end(user, id)).toBe(404);
  });

  test('of others, unknown ones and hostile names are 404, and nothing ends', async () => {
    const [user, other] = [await app().user(), await app().user()];
    const [{ id }] = (await list(other)) as [Session];
    for (const name of [id, id.slice(0, 8), '%25', '_'.repeat(32), "' or 1=1 --", 'x'])
      expect(await end(user, encodeURIComponent(name)), name).toBe(404);
    expect([(await list(user)).length, (await list(other)).length]).toEqual([1, 1]);
  });

  test('a name is no token, and no hash that opens anything', async () => {
    const user = await app().user();
    const [{ id }] = (await list(user)) as [Session];
    for (const cookie of [`elucida_session=${id}`, user.cookie.slice(0, -1)])
      expect(
        (await app().visitor().call('GET', '/auth/me', { headers: { cookie } })).statusCode,
      ).toBe(401);
    expect(user.cookie).not.toContain(id);
  });
});
