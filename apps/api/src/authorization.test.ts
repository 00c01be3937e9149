import { afterAll, beforeAll, expect, test } from 'vitest';
import { ROLES, STATUSES, type Role } from './testing/calls.ts';
import { createGoodCall, type GoodCall } from './testing/good-call.ts';
import { routesOf } from './testing/routes-of.ts';
import { ADMIN, createTestApp, PASSWORD, type Client, type TestApp } from './testing/test-app.ts';

/** What the server answers apart from the API, to anyone; `/metrics` only on this machine itself. */
const OPEN = [
  '/healthz',
  '/readyz',
  '/metrics',
  '/openapi.json',
  '/v1/openapi.json',
  '/api/v1/openapi.json',
  '/docs/json',
  '/docs/yaml',
  '/docs/static/swagger-initializer.js',
];
const PREFIXES = ['', '/api'];

let app: TestApp;
let clients: Record<Role, Client>;
let call: GoodCall;
beforeAll(async () => {
  app = await createTestApp();
  clients = {
    visitor: app.visitor(),
    unverified: await app.user({ verified: false }),
    free: await app.user(),
    basic: await app.user({ plan: 'basic' }),
    pro: await app.user({ plan: 'pro' }),
    other: await app.user(),
    admin: await app.user({ email: ADMIN }),
  };
  call = await createGoodCall(app, { owner: clients.free, known: clients.other });
});
afterAll(() => app.close());

test('every route of the API has a row, and every row a route', () => {
  expect(app.routes.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(
    Object.keys(STATUSES).sort(),
  );
});

test('whatever else the server answers is open to anyone, and nothing more than is listed here', async () => {
  const others = routesOf(app.server).filter(
    (route) =>
      !PREFIXES.some((prefix) =>
        Object.keys(STATUSES).includes(route.replace(` ${prefix}/`, ' /')),
      ),
  );
  const documentation = others.filter((route) => /^GET \/docs($|\/|\*)/.test(route));
  expect(others.filter((route) => !documentation.includes(route)).sort()).toEqual(
    OPEN.filter((url) => !url.startsWith('/docs'))
      .map((url) => `GET ${url}`)
      .sort(),
  );
  for (const url of OPEN)
    for (const role of ROLES)
      expect(
        (await clients[role].call('GET', url, { remoteAddress: '127.0.0.1' })).statusCode,
        `${url} for ${role}`,
      ).toBe(200);
});

/** The same browser, whose every call goes to the path under the prefix. */
const under = (prefix: string, client: Client): Client => ({
  ...client,
  call: (method, url, options) => client.call(method, prefix + url, options),
});

test.each(
  PREFIXES.flatMap((prefix) =>
    Object.entries(STATUSES).map(([route, expected]) => [route, prefix, expected] as const),
  ),
)('%s (under "%s")', async (route, prefix, expected) => {
  const [method, url] = route.split(' ') as ['GET' | 'POST' | 'DELETE' | 'PATCH', string];
  const statuses = [];
  for (const role of ROLES) {
    const { cookie } = clients[role];
    statuses.push((await call(under(prefix, clients[role]), method, url)).statusCode);
    // Signing in and out are among the routes; the next row finds everyone as they were.
    if (!route.startsWith('POST /auth/')) continue;
    clients[role].cookie = cookie;
    if (
      route !== 'POST /auth/verify' &&
      route !== 'POST /auth/verify/resend' &&
      role !== 'visitor'
    ) {
      clients[role].cookie = '';
      await clients[role].call('POST', '/auth/login', {
        json: { email: clients[role].email, password: PASSWORD },
      });
    }
  }
  expect(statuses).toEqual(expected);
});

test('a route that does not say who may call it does not register', async () => {
  const { registerApi } = await import('./http/register-api.ts');
  const { default: Fastify } = await import('fastify');
  await expect(
    registerApi(Fastify(), [(api) => void api.get('/open', async () => 'x')], {} as never),
  ).rejects.toThrow('GET /open does not say who may call it');
});

test.each([
  ['https://evil.example', 403],
  ['null', 403],
  ['http://localhost:3001', 403],
  ['https://localhost:3000', 403],
  ['not a url', 403],
  ['http://localhost.evil.example:3000', 403],
  ['http://localhost:3000', 200],
  ['http://127.0.0.1:3000', 200],
  ['http://[::1]:3000', 200],
])('a state-changing call from Origin %s is %i', async (origin, status) => {
  const response = await app.visitor().call('POST', '/auth/logout', { headers: { origin } });
  expect(response.statusCode).toBe(status);
});
