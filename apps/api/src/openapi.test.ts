import { Validator } from '@seriousme/openapi-schema-validator';
import { errorBodySchema } from '@elucida/contract/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { createGoodCall, type GoodCall } from './testing/good-call.ts';
import { ADMIN, createTestApp, type Client, type TestApp } from './testing/test-app.ts';

interface Operation { readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, { readonly schema?: z.core.JSONSchema.JSONSchema }>> }>> }
type Method = 'GET' | 'POST' | 'DELETE';

/** Calls that no configuration of a test lets through: events need Stripe's key, the downgrade its setting, the example a built web app, deleting a password, CSV an item on a paid plan. */
const REFUSED_HERE = ['POST /stripe/webhook', 'POST /account/plan', 'GET /demo_example.json', 'DELETE /account', 'POST /auth/verify', 'GET /history/:id/csv'];
/** Calls that read neither database nor disk: nothing outside them can fail. */
const STEADY = ['GET /settings', 'GET /structures.svg', 'GET /structures.mol', 'GET /demo_example.json', 'POST /stripe/webhook', 'POST /auth/logout'];
/** Calls open to anyone, each with a bad request. Without one there is nothing to refuse. */
const BAD: Readonly<Record<string, string>> = { 'GET /blog': '/blog?lang=fr', 'GET /blog/:slug': '/blog/none', 'GET /structures.svg': '/structures.svg', 'GET /structures.mol': '/structures.mol', 'GET /demo_example.json': '/demo_example.json' };

let app: TestApp;
let clients: Record<'visitor' | 'free' | 'pro' | 'admin', Client>;
let call: GoodCall;
let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
beforeAll(async () => {
  app = await createTestApp();
  clients = { visitor: app.visitor(), free: await app.user(), pro: await app.user({ plan: 'pro' }), admin: await app.user({ email: ADMIN }) };
  call = await createGoodCall(app, { owner: clients.free, known: clients.pro });
  document = (await clients.visitor.call('GET', '/openapi.json')).json();
});
afterAll(() => app.close());

const operationOf = (method: Method, url: string) => document.paths[url.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
const routes = () => app.routes.map(({ method, url }) => ({ method: method as Method, url, name: `${method} ${url}` }));
/** The test mode's own pages answer in HTML, refusals too. */
const callsInJson = () => routes().filter(({ url }) => !url.startsWith('/stripe/test/'));

test('the document is valid OpenAPI 3.1', async () => {
  expect(await new Validator().validate(structuredClone(document) as unknown as Record<string, unknown>)).toMatchObject({ valid: true });
});

test('the documented success of every call is answered, in the documented form', async () => {
  const problems: string[] = [];
  for (const { method, url, name } of routes().filter(({ name: each }) => !REFUSED_HERE.includes(each))) {
    const { responses } = operationOf(method, url);
    let seen = false;
    for (const client of Object.values(clients)) {
      const { cookie } = client;
      const response = await call(client, method, url);
      if (name.startsWith('POST /auth/')) client.cookie = cookie;
      if (response.statusCode >= 400) continue;
      seen = true;
      const documented = responses[String(response.statusCode)] ?? responses['2XX'] ?? responses['3XX'];
      const schema = documented?.content?.['application/json']?.schema;
      const json = String(response.headers['content-type']).startsWith('application/json');
      if (documented === undefined && json) problems.push(`${name}: ${response.statusCode} is not documented`);
      const parsed = schema !== undefined && json ? z.fromJSONSchema(schema).safeParse(response.json()) : undefined;
      if (parsed?.success === false) problems.push(`${name}: ${parsed.error.message}`);
      if (name === 'POST /auth/logout') await client.call('POST', '/auth/login', { json: { email: client.email, password: 'correct horse' } });
    }
    if (!seen) problems.push(`${name}: no success seen`);
  }
  expect(problems).toEqual([]);
});

test('every call refuses in the documented form', async () => {
  const problems: string[] = [];
  for (const { method, url, name } of callsInJson()) {
    const bad = BAD[name];
    const response = bad === undefined ? await call(clients.visitor, method, url) : await clients.visitor.call(method, bad);
    const refused = response.statusCode >= 400 ? response : await clients.visitor.call(method, url.replace(':id', 'x'), { headers: { origin: 'https://evil.example' } });
    if (refused.statusCode < 400) { if (name !== 'GET /settings') problems.push(`${name}: not refused`); continue; }
    if (!errorBodySchema.safeParse(refused.json()).success) problems.push(`${name}: ${refused.body}`);
    if (operationOf(method, url).responses['4XX'] === undefined) problems.push(`${name}: 4XX is not documented`);
  }
  expect(problems).toEqual([]);
});

test('without its database every call that needs it fails in the documented form', async () => {
  await app.db.kysely.schema.dropTable('sessions').execute();
  await app.db.kysely.schema.dropTable('rate_limits').execute();
  await app.db.kysely.schema.dropTable('blog_posts').execute();
  const problems: string[] = [];
  for (const { method, url, name } of callsInJson().filter(({ name: each }) => !STEADY.includes(each))) {
    const path = url.replace(':id', 'x').replace(':slug', 'ir');
    const body = { '/auth/register': { email: 'x@example.org', password: '123456', name: 'x' }, '/auth/login': { email: 'x@example.org', password: '123456' }, '/auth/verify': { email: 'x@example.org', code: '123456' }, '/auth/verify/resend': { email: 'x@example.org' }, '/feedback': { message: 'x' } }[path];
    const response = await clients.admin.call(method, path, body === undefined ? {} : { json: body });
    if (response.statusCode !== 500 || !errorBodySchema.safeParse(response.json()).success) problems.push(`${name}: ${response.statusCode} ${response.body.slice(0, 100)}`);
    if (operationOf(method, url).responses['5XX'] === undefined) problems.push(`${name}: 5XX is not documented`);
  }
  expect(problems).toEqual([]);
});
