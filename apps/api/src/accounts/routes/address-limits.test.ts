import { afterEach, beforeEach, expect, test } from 'vitest';
import { HasherBusy } from '../../adapters/hasher/secret-hasher.ts';
import { createCheapHasher } from '../../testing/cheap-hasher.ts';
import { createTestApp, PASSWORD, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let busy = false;
let hashes = 0;
const cheap = createCheapHasher();
const counted =
  <Args extends unknown[], Answer>(work: (...args: Args) => Promise<Answer>) =>
  async (...args: Args) => {
    if (busy) throw new HasherBusy();
    hashes++;
    return work(...args);
  };

beforeEach(async () => {
  busy = false;
  app = await createTestApp({
    app: { hasher: { ...cheap, hash: counted(cheap.hash), verify: counted(cheap.verify) } },
  });
});
afterEach(() => app.close());

/** Calls about an address each that nobody has. */
const CALLS: Readonly<
  Record<string, (n: number) => { method: 'POST' | 'DELETE'; url: string; json: unknown }>
> = {
  register: (n) => ({
    method: 'POST',
    url: '/auth/register',
    json: { email: `new${n}@example.org`, password: PASSWORD, name: 'x' },
  }),
  login: (n) => ({
    method: 'POST',
    url: '/auth/login',
    json: { email: `ghost${n}@example.org`, password: PASSWORD },
  }),
  verify: (n) => ({
    method: 'POST',
    url: '/auth/verify',
    json: { email: `ghost${n}@example.org`, code: '123456' },
  }),
  resend: (n) => ({
    method: 'POST',
    url: '/auth/verify/resend',
    json: { email: `ghost${n}@example.org` },
  }),
};

test.each([
  ['register', 30, '600'],
  ['login', 60, '600'],
  ['verify', 60, '600'],
  ['resend', 20, '3600'],
])(
  '%s: %i from a client address, whichever accounts they concern; another address goes on',
  async (name, max, retryAfter) => {
    const visitor = app.visitor();
    const answers = [];
    for (let n = 0; n <= max; n++) {
      const { method, url, json } = CALLS[name](n);
      answers.push(await app.visitor().call(method, url, { json, remoteAddress: visitor.address }));
    }
    expect(answers.slice(0, max).filter(({ statusCode }) => statusCode === 429)).toEqual([]);
    const before = hashes;
    const last = answers[max];
    expect([last.statusCode, last.json().code, last.headers['retry-after']]).toEqual([
      429,
      'rate_limited',
      retryAfter,
    ]);
    const { method, url, json } = CALLS[name](max + 1);
    // Refused again without a write.
    const { kysely } = app.db;
    const counts = await kysely.selectFrom('rate_limits').selectAll().orderBy('key').execute();
    expect((await visitor.call(method, url, { json })).statusCode).toBe(429);
    expect(await kysely.selectFrom('rate_limits').selectAll().orderBy('key').execute()).toEqual(
      counts,
    );
    expect(hashes).toBe(before);
    expect((await app.visitor().call(method, url, { json })).statusCode).not.toBe(429);
    app.clock.time += Number(retryAfter) * 1_000;
    expect((await visitor.call(method, url, { json })).statusCode).not.toBe(429);
  },
);

test(
  'deleting an account checks a password and counts as a sign-in; a clock set back ' +
    'does not keep anybody out',
  async () => {
    const user = await app.user();
    for (let n = 0; n < 60; n++)
      await app.visitor().call('POST', '/auth/login', {
        json: { email: `ghost${n}@example.org`, password: PASSWORD },
        remoteAddress: user.address,
      });
    const refused = await user.call('DELETE', '/account', { json: { password: PASSWORD } });
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'rate_limited']);
    app.clock.time -= 86_400_000;
    // The session was begun under the other time, too.
    expect(
      (await user.call('POST', '/auth/login', { json: { email: user.email, password: PASSWORD } }))
        .statusCode,
    ).toBe(200);
    expect(
      (await user.call('DELETE', '/account', { json: { password: PASSWORD } })).statusCode,
    ).toBe(200);
  },
);

test('whether an address is verified here is said twenty times an hour at most', async () => {
  const user = await app.user();
  app.clock.time += 3_600_000;
  const said = [];
  for (let n = 0; n < 25; n++)
    said.push(
      (await user.call('POST', '/auth/verify/resend', { json: { email: user.email } })).statusCode,
    );
  expect(said).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
});

test('a class that registers from behind one address gets its codes', async () => {
  const { address } = app.visitor();
  const statuses = [];
  for (let n = 0; n < 30; n++) {
    const { method, url, json } = CALLS.register(n);
    await app.visitor().call(method, url, { json, remoteAddress: address });
    statuses.push(
      (
        await app.visitor().call('POST', '/auth/verify/resend', {
          json: { email: `new${n}@example.org` },
          remoteAddress: address,
        })
      ).statusCode,
    );
  }
  expect(new Set(statuses)).toEqual(new Set([200]));
});

test('codes cost no hash; where too many hashes wait, the rest is told when to come back', async () => {
  const before = hashes;
  for (const name of ['verify', 'resend'])
    await app
      .visitor()
      .call(CALLS[name](1).method, CALLS[name](1).url, { json: CALLS[name](1).json });
  expect(hashes).toBe(before);
  const user = await app.user();
  busy = true;
  const deletion = { method: 'DELETE', url: '/account', json: { password: PASSWORD } } as const;
  for (const { method, url, json } of [CALLS.register(1), CALLS.login(1), deletion]) {
    const response = await user.call(method, url, { json });
    expect([
      url,
      response.statusCode,
      response.json().code,
      response.headers['retry-after'],
    ]).toEqual([url, 503, 'busy', '5']);
  }
});

test('an account that is deleted while its password is hashed is not the fault of the server', async () => {
  await app.close();
  app = await createTestApp({
    app: {
      hasher: {
        ...cheap,
        verify: async () => {
          await app.db.kysely.deleteFrom('users').execute();
          return true;
        },
      },
    },
  });
  const user = await app.user();
  expect(
    (await user.call('POST', '/auth/login', { json: { email: user.email, password: PASSWORD } }))
      .statusCode,
  ).toBe(401);
});
