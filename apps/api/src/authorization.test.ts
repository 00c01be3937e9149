import { afterAll, beforeAll, expect, test } from 'vitest';
import { createGoodCall, type GoodCall } from './testing/good-call.ts';
import { routesOf } from './testing/routes-of.ts';
import { ADMIN, createTestApp, PASSWORD, type Client, type TestApp } from './testing/test-app.ts';

/**
 * Who gets what from every route of the API: the status for a visitor, an unverified user, a
 * verified one on each plan (the one on Free owns the item where there is one), another verified
 * user, and an admin. A route without a row fails the first tests.
 */
const ROLES = ['visitor', 'unverified', 'free', 'basic', 'pro', 'other', 'admin'] as const;
type Role = (typeof ROLES)[number];
const TABLE: Record<
  string,
  readonly [
    visitor: number,
    unverified: number,
    free: number,
    basic: number,
    pro: number,
    other: number,
    admin: number,
  ]
> = {
  'POST /auth/register': [200, 200, 200, 200, 200, 200, 200],
  'POST /auth/login': [200, 200, 200, 200, 200, 200, 200],
  'POST /auth/logout': [200, 200, 200, 200, 200, 200, 200],
  'GET /auth/me': [401, 200, 200, 200, 200, 200, 200],
  'POST /auth/verify': [400, 400, 400, 400, 400, 400, 400],
  'POST /auth/verify/resend': [200, 200, 200, 200, 200, 200, 200],
  'GET /auth/verify/wait': [401, 200, 200, 200, 200, 200, 200],
  'POST /auth/forgot': [200, 200, 200, 200, 200, 200, 200],
  // Without a token, and without the password.
  'POST /auth/reset': [400, 400, 400, 400, 400, 400, 400],
  'POST /auth/password': [401, 403, 403, 403, 403, 403, 403],
  'POST /auth/email': [401, 403, 403, 403, 403, 403, 403],
  'POST /auth/email/verify': [401, 400, 400, 400, 400, 400, 400],
  'GET /auth/sessions': [401, 200, 200, 200, 200, 200, 200],
  'DELETE /auth/sessions/:id': [401, 404, 404, 404, 404, 404, 404],
  'GET /stats/quota': [401, 200, 200, 200, 200, 200, 200],
  'GET /me/plan': [401, 200, 200, 200, 200, 200, 200],
  'POST /analyze': [401, 403, 200, 200, 200, 200, 200],
  'POST /analyze/manual': [401, 403, 200, 200, 200, 200, 200],
  'GET /analyses': [401, 200, 200, 200, 200, 200, 200],
  'GET /analyses/:id': [401, 404, 200, 404, 404, 404, 404],
  'GET /analyses/:id/input': [401, 404, 200, 404, 404, 404, 404],
  'GET /analyses/:id/images/:position': [401, 404, 200, 404, 404, 404, 404],
  'PATCH /analyses/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /analyses/:id': [401, 404, 200, 404, 404, 404, 404],
  'POST /analyses/:id/keep': [401, 404, 200, 404, 404, 404, 404],
  'POST /analyses/:id/share': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /analyses/:id/share': [401, 404, 200, 404, 404, 404, 404],
  'GET /shared/:token': [200, 200, 200, 200, 200, 200, 200],
  'GET /shared/:token/images/:position': [200, 200, 200, 200, 200, 200, 200],
  'GET /history': [401, 200, 200, 200, 200, 200, 200],
  'POST /history': [401, 200, 200, 200, 200, 200, 200],
  'GET /history/count': [401, 200, 200, 200, 200, 200, 200],
  'GET /history/count_month': [401, 200, 200, 200, 200, 200, 200],
  'GET /history/:id': [401, 404, 200, 404, 404, 404, 404],
  'GET /history/:id/pictures/:index': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /history/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /history/unlisted': [401, 200, 200, 200, 200, 200, 200],
  'GET /history.csv': [401, 403, 403, 200, 200, 403, 403],
  'GET /history/:id/csv': [401, 403, 403, 404, 404, 403, 403],
  'GET /blog': [200, 200, 200, 200, 200, 200, 200],
  'GET /blog/:slug': [200, 200, 200, 200, 200, 200, 200],
  'POST /feedback': [200, 200, 200, 200, 200, 200, 200],
  'POST /images/describe': [401, 200, 200, 200, 200, 200, 200],
  'POST /export_pdf': [401, 200, 200, 200, 200, 200, 200],
  'POST /isomers': [401, 200, 200, 200, 200, 200, 200],
  // No model is configured.
  'POST /isomers/notes': [401, 403, 404, 404, 404, 404, 404],
  'GET /names': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/problems': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/problems/:id': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/problems/:id/hints/:kind': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/problems/:id/solution': [200, 200, 200, 200, 200, 200, 200],
  'POST /practice/problems/:id/replies': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/exercises': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/exercises/:id': [200, 200, 200, 200, 200, 200, 200],
  'POST /practice/exercises/:id/replies': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/exercises/:id/solution': [200, 200, 200, 200, 200, 200, 200],
  'GET /structures.svg': [200, 200, 200, 200, 200, 200, 200],
  'GET /structures.mol': [200, 200, 200, 200, 200, 200, 200],
  'GET /settings': [200, 200, 200, 200, 200, 200, 200],
  'GET /account/export': [401, 200, 200, 200, 200, 200, 200],
  // Without the password: whoever may delete their account is asked for it.
  'DELETE /account': [401, 422, 422, 422, 422, 422, 422],
  'GET /admin/overview': [401, 403, 403, 403, 403, 403, 200],
  'GET /admin/users': [401, 403, 403, 403, 403, 403, 200],
  'GET /admin/users/count': [401, 403, 403, 403, 403, 403, 200],
  'POST /admin/users/:id/toggle_admin': [401, 403, 403, 403, 403, 403, 200],
  'POST /admin/users/:id/toggle_whitelist': [401, 403, 403, 403, 403, 403, 200],
  'POST /admin/users/:id/change_plan': [401, 403, 403, 403, 403, 403, 200],
  'POST /admin/users/:id/reset_daily': [401, 403, 403, 403, 403, 403, 200],
  'GET /admin/audit': [401, 403, 403, 403, 403, 403, 200],
  'POST /practice/progress': [401, 200, 200, 200, 200, 200, 200],
  'DELETE /practice/progress': [401, 200, 200, 200, 200, 200, 200],
  'GET /practice/sets': [401, 200, 200, 200, 200, 200, 200],
  'POST /practice/sets': [401, 403, 200, 200, 200, 200, 200],
  'GET /practice/sets/:id': [401, 404, 200, 404, 404, 404, 404],
  'GET /practice/sets/:id/solutions': [401, 404, 200, 404, 404, 404, 404],
  'GET /practice/sets/:id/problems/:place/choices': [401, 404, 200, 404, 404, 404, 404],
  'PATCH /practice/sets/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /practice/sets/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /practice/sets/:id/students/:student': [401, 404, 200, 404, 404, 404, 404],
  'GET /practice/shared/:token': [200, 200, 200, 200, 200, 200, 200],
  'POST /practice/shared/:token/students': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/shared/:token/answers': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/shared/:token/problems/:place': [200, 200, 200, 200, 200, 200, 200],
  'GET /practice/shared/:token/problems/:place/hints/:kind': [200, 200, 200, 200, 200, 200, 200],
  'POST /practice/shared/:token/problems/:place/exercise-replies': [
    200, 200, 200, 200, 200, 200, 200,
  ],
  'POST /practice/shared/:token/problems/:place/replies': [200, 200, 200, 200, 200, 200, 200],
  'GET /account/keys': [401, 403, 403, 403, 200, 403, 200],
  'POST /account/keys': [401, 403, 403, 403, 200, 403, 200],
  'DELETE /account/keys/:id': [401, 403, 403, 403, 200, 403, 200],
  'GET /account/webhooks': [401, 403, 403, 403, 200, 403, 200],
  'POST /account/webhooks': [401, 403, 403, 403, 200, 403, 200],
  'DELETE /account/webhooks/:id': [401, 403, 403, 403, 200, 403, 200],
  'POST /verifications': [401, 403, 200, 200, 200, 200, 200],
  'GET /verifications/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /verifications/:id': [401, 404, 200, 404, 404, 404, 404],
  // Only Pro and unlimited accounts can have a key.
  'POST /v1/analyses': [401, 401, 401, 401, 202, 401, 202],
  'GET /v1/analyses': [401, 401, 401, 401, 200, 401, 200],
  'GET /v1/analyses/:id': [401, 401, 401, 401, 200, 401, 200],
  'DELETE /v1/analyses/:id': [401, 401, 401, 401, 200, 401, 200],
  'POST /v1/verifications': [401, 401, 401, 401, 200, 401, 200],
  'GET /v1/verifications/:id': [401, 401, 401, 401, 200, 401, 200],
  'DELETE /v1/verifications/:id': [401, 401, 401, 401, 200, 401, 200],
  'GET /v1/names': [401, 401, 401, 401, 200, 401, 200],
  'GET /v1/isomers': [401, 401, 401, 401, 200, 401, 200],
  'POST /v1/predictions': [401, 401, 401, 401, 200, 401, 200],
  // Without a session's id only the first message is taken.
  'POST /mcp': [401, 401, 401, 401, 200, 401, 200],
  'GET /mcp': [401, 401, 401, 401, 400, 401, 400],
  'DELETE /mcp': [401, 401, 401, 401, 400, 401, 400],
  'POST /stripe/checkout': [401, 200, 200, 200, 200, 200, 200],
  'POST /stripe/portal': [401, 200, 200, 200, 200, 200, 200],
  'POST /stripe/sync': [401, 200, 200, 200, 200, 200, 200],
  // No key is set: there is nobody to sign an event.
  'POST /stripe/webhook': [404, 404, 404, 404, 404, 404, 404],
  'POST /account/plan': [401, 403, 403, 403, 403, 403, 403],
  'GET /stripe/test/checkout/:id': [401, 404, 200, 404, 404, 404, 404],
  'POST /stripe/test/checkout/:id': [401, 404, 303, 404, 404, 404, 404],
  'GET /stripe/test/portal/:id': [401, 404, 200, 404, 404, 404, 404],
  'POST /stripe/test/portal/:id': [401, 404, 303, 404, 404, 404, 404],
  'GET /demo_example.json': [404, 404, 404, 404, 404, 404, 404],
  'POST /examples': [404, 404, 404, 404, 404, 404, 404],
  'GET /examples/:id': [404, 404, 404, 404, 404, 404, 404],
  'GET /examples/:id/images/:position': [404, 404, 404, 404, 404, 404, 404],
};

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
    Object.keys(TABLE).sort(),
  );
});

test('whatever else the server answers is open to anyone, and nothing more than is listed here', async () => {
  const others = routesOf(app.server).filter(
    (route) =>
      !PREFIXES.some((prefix) => Object.keys(TABLE).includes(route.replace(` ${prefix}/`, ' /'))),
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
    Object.entries(TABLE).map(([route, expected]) => [route, prefix, expected] as const),
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
