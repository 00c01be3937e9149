import { afterAll, beforeAll, expect, test } from 'vitest';
import { form, plainPng } from './testing/images.ts';
import { ADMIN, createTestApp, manualPayload, PASSWORD, type Client, type TestApp } from './testing/test-app.ts';

/**
 * Who gets what from every route of the API: the status for a visitor, an unverified user, a verified one on each plan (the
 * one on Free owns the item where there is one), another verified user, and an admin. A route without a row fails the
 * first test.
 */
const ROLES = ['visitor', 'unverified', 'free', 'basic', 'pro', 'other', 'admin'] as const;
type Role = (typeof ROLES)[number];
const TABLE: Record<string, readonly [visitor: number, unverified: number, free: number, basic: number, pro: number, other: number, admin: number]> = {
  'POST /auth/register': [200, 200, 200, 200, 200, 200, 200],
  'POST /auth/login': [200, 200, 200, 200, 200, 200, 200],
  'POST /auth/logout': [200, 200, 200, 200, 200, 200, 200],
  'GET /auth/me': [401, 200, 200, 200, 200, 200, 200],
  'POST /auth/verify': [400, 400, 400, 400, 400, 400, 400],
  'POST /auth/verify/resend': [200, 200, 200, 200, 200, 200, 200],
  'GET /stats/quota': [401, 200, 200, 200, 200, 200, 200],
  'GET /me/plan': [401, 200, 200, 200, 200, 200, 200],
  'POST /analyze': [401, 403, 200, 200, 200, 200, 200],
  'POST /analyze/manual': [401, 403, 200, 200, 200, 200, 200],
  'GET /history': [401, 200, 200, 200, 200, 200, 200],
  'POST /history': [401, 200, 200, 200, 200, 200, 200],
  'GET /history/count': [401, 200, 200, 200, 200, 200, 200],
  'GET /history/count_month': [401, 200, 200, 200, 200, 200, 200],
  'GET /history/:id': [401, 404, 200, 404, 404, 404, 404],
  'DELETE /history/:id': [401, 404, 200, 404, 404, 404, 404],
  'GET /history.csv': [401, 403, 403, 200, 200, 403, 403],
  'GET /history/:id/csv': [401, 403, 403, 404, 404, 403, 403],
  'GET /blog': [200, 200, 200, 200, 200, 200, 200],
  'GET /blog/:slug': [200, 200, 200, 200, 200, 200, 200],
  'POST /feedback': [200, 200, 200, 200, 200, 200, 200],
  'POST /images/describe': [401, 200, 200, 200, 200, 200, 200],
  'POST /export_pdf': [401, 200, 200, 200, 200, 200, 200],
  'GET /structures.svg': [200, 200, 200, 200, 200, 200, 200],
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
};

let app: TestApp;
let clients: Record<Role, Client>;
/** The account that admins change here; nobody's role. */
let target: string;
beforeAll(async () => {
  app = await createTestApp();
  clients = {
    visitor: app.visitor(), unverified: await app.user({ verified: false }), free: await app.user(), basic: await app.user({ plan: 'basic' }), pro: await app.user({ plan: 'pro' }),
    other: await app.user(), admin: await app.user({ email: ADMIN }),
  };
  target = ((await (await app.user()).call('GET', '/auth/me')).json() as { id: string }).id;
});
afterAll(() => app.close());

const item = { formula: 'CH4', nombre_molecula: null, result_json: { status: 'ok' } };
let fresh = 0;

/** A good request to a route; what is refused is refused for who asks. */
async function call(client: Client, method: 'GET' | 'POST' | 'DELETE', url: string) {
  switch (`${method} ${url}`) {
    case 'POST /auth/register': return client.call(method, url, { json: { email: `fresh${++fresh}@example.org`, password: PASSWORD, name: 'x' } });
    case 'POST /auth/login': return client.call(method, url, { json: { email: clients.other.email, password: PASSWORD } });
    case 'POST /auth/verify': return client.call(method, url, { json: { email: `ghost${++fresh}@example.org`, code: '123456' } });
    case 'POST /auth/verify/resend': return client.call(method, url, { json: { email: `ghost${++fresh}@example.org` } });
    case 'POST /analyze': return client.call(method, url, form({ formula: 'CH4' }, [{ name: 'a.png', bytes: await plainPng() }]));
    case 'POST /images/describe': return client.call(method, url, form({}, [{ name: 'a.png', bytes: await plainPng() }]));
    case 'POST /analyze/manual': return client.call(method, url, { json: manualPayload() });
    case 'POST /history': return client.call(method, url, { json: item });
    // From an address of its own: five an hour by address.
    case 'POST /feedback': return client.call(method, url, { json: { message: 'Hello' }, remoteAddress: `10.0.0.${++fresh}` });
    case 'GET /blog/:slug': return client.call(method, '/blog/ir');
    case 'POST /export_pdf': return client.call(method, url, form({ result_json: '{}' }, []));
    case 'GET /structures.svg': return client.call(method, `${url}?smiles=CCO`);
    case 'POST /admin/users/:id/toggle_admin':
    case 'POST /admin/users/:id/toggle_whitelist':
    case 'POST /admin/users/:id/change_plan':
    case 'POST /admin/users/:id/reset_daily': return client.call(method, url.replace(':id', target), { json: { plan: 'pro' } });
    case 'GET /history/:id':
    case 'DELETE /history/:id': {
      const { id } = (await clients.free.call('POST', '/history', { json: item })).json() as { id: string };
      return client.call(method, `/history/${id}`);
    }
    case 'POST /stripe/checkout': return client.call(method, url, { json: { plan: 'basic' } });
    case 'POST /account/plan': return client.call(method, url, { json: { plan: 'free' } });
    case 'GET /stripe/test/checkout/:id':
    case 'POST /stripe/test/checkout/:id':
    case 'GET /stripe/test/portal/:id':
    case 'POST /stripe/test/portal/:id': {
      await app.db.kysely.deleteFrom('test_subscriptions').execute();
      const page = url.split('/')[3];
      const visit = (await clients.free.call('POST', `/stripe/${page}`, page === 'checkout' ? { json: { plan: 'basic' } } : {})).json() as { url: string };
      const form = { payload: 'action=fail', headers: { 'content-type': 'application/x-www-form-urlencoded' } };
      return client.call(method, new URL(visit.url).pathname, method === 'POST' ? form : {});
    }
    default: return client.call(method, url);
  }
}

test('every route of the API has a row, and every row a route', () => {
  expect(app.routes.map(({ method, url }) => `${method} ${url}`).sort()).toEqual(Object.keys(TABLE).sort());
});

test.each(Object.entries(TABLE))('%s', async (route, expected) => {
  const [method, url] = route.split(' ') as ['GET' | 'POST' | 'DELETE', string];
  const statuses = [];
  for (const role of ROLES) {
    const { cookie } = clients[role];
    statuses.push((await call(clients[role], method, url)).statusCode);
    // Signing in and out are among the routes; the next row finds everyone as they were.
    if (!route.startsWith('POST /auth/')) continue;
    clients[role].cookie = cookie;
    if (route !== 'POST /auth/verify' && route !== 'POST /auth/verify/resend' && role !== 'visitor') {
      clients[role].cookie = '';
      await clients[role].call('POST', '/auth/login', { json: { email: clients[role].email, password: PASSWORD } });
    }
  }
  expect(statuses).toEqual(expected);
});

test('a route that does not say who may call it does not register', async () => {
  const { registerApi } = await import('./http/register-api.ts');
  const { default: Fastify } = await import('fastify');
  await expect(registerApi(Fastify(), [(api) => void api.get('/open', async () => 'x')], {} as never)).rejects.toThrow('GET /open does not say who may call it');
});

test.each(['/auth/me', '/api/auth/me', '/api/history', '/api/stats/quota'])('%s answers at both paths alike', async (url) => {
  expect((await clients.visitor.call('GET', url)).json().code).toBe('not_signed_in');
});

test.each([
  ['https://evil.example', 403], ['null', 403], ['http://localhost:3001', 403], ['https://localhost:3000', 403], ['not a url', 403], ['http://localhost.evil.example:3000', 403],
  ['http://localhost:3000', 200], ['http://127.0.0.1:3000', 200], ['http://[::1]:3000', 200],
])('a state-changing call from Origin %s is %i', async (origin, status) => {
  const response = await app.visitor().call('POST', '/auth/logout', { headers: { origin } });
  expect(response.statusCode).toBe(status);
});
