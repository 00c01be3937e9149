import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Validator } from '@seriousme/openapi-schema-validator';
import { errorBodySchema } from '@elucida/contract/errors';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { z } from 'zod';
import { CALL_SUMMARIES } from './call-summaries.ts';
import { buy, createBillingApp } from './testing/billing-app.ts';
import { createGoodCall, type GoodCall } from './testing/good-call.ts';
import {
  ADMIN,
  createTestApp,
  manualPayload,
  PASSWORD,
  type Client,
  type TestApp,
} from './testing/test-app.ts';

interface Operation {
  readonly summary?: string;
  readonly requestBody?: { readonly content: Readonly<Record<string, unknown>> };
  readonly responses: Readonly<
    Record<
      string,
      {
        readonly content?: Readonly<
          Record<string, { readonly schema: z.core.JSONSchema.JSONSchema }>
        >;
      }
    >
  >;
}
type Method = 'GET' | 'POST' | 'DELETE' | 'PATCH';

/** Some two hundred calls, each from four browsers: a busy machine takes its time. */
const BUSY_MS = 90_000;
/**
 * Calls that let through only who has something of their own: a setting, a code, a password, a
 * plan. They have a test to themselves.
 */
const OF_THEIR_OWN = [
  'POST /stripe/webhook',
  'POST /account/plan',
  'GET /demo_example.json',
  'DELETE /account',
  'POST /auth/verify',
  'POST /auth/reset',
  'POST /auth/password',
  'POST /auth/email',
  'POST /auth/email/verify',
  'DELETE /auth/sessions/:id',
  'GET /history/:id/csv',
];
/** It needs a model, and has a test to itself. */
const NOTES = 'POST /isomers/notes';
/** Calls that read neither database nor disk: nothing outside them can fail. */
const STEADY = [
  'GET /settings',
  'GET /structures.svg',
  'GET /structures.mol',
  'GET /demo_example.json',
  'POST /stripe/webhook',
  'POST /auth/logout',
];
/** Calls open to anyone, each with a bad request. Without one there is nothing to refuse. */
const BAD: Readonly<Record<string, string>> = {
  'GET /blog': '/blog?lang=fr',
  'GET /blog/:slug': '/blog/none',
  'GET /names': '/names',
  'GET /structures.svg': '/structures.svg',
  'GET /structures.mol': '/structures.mol',
  'GET /demo_example.json': '/demo_example.json',
  'GET /shared/:token': '/shared/none',
  'GET /shared/:token/images/:position': '/shared/none/images/0',
};

let app: TestApp;
let clients: Record<'visitor' | 'free' | 'pro' | 'admin', Client>;
let call: GoodCall;
let document: { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };
beforeAll(async () => {
  app = await createTestApp();
  clients = {
    visitor: app.visitor(),
    free: await app.user(),
    pro: await app.user({ plan: 'pro' }),
    admin: await app.user({ email: ADMIN }),
  };
  call = await createGoodCall(app, { owner: clients.free, known: clients.pro });
  document = (await clients.visitor.call('GET', '/openapi.json')).json();
});
afterAll(() => app.close());

const operationOf = (method: Method, url: string) =>
  document.paths[url.replace(/:(\w+)/g, '{$1}')]![method.toLowerCase()]!;
/**
 * The calls of the API. The test mode's pages are for people, not for programs, and answer in HTML.
 */
const calls = () =>
  app.routes
    .filter(({ url }) => !url.startsWith('/stripe/test/'))
    .map(({ method, url }) => ({ method: method as Method, url, name: `${method} ${url}` }));

/** A new password by a link, from the request to the answer. */
async function resetByMail(own: TestApp): Promise<LightMyRequestResponse> {
  const { email } = await own.user();
  await own.visitor().call('POST', '/auth/forgot', { json: { email } });
  return own.visitor().call('POST', '/auth/reset', {
    json: { token: await own.mailer.tokenTo(email), password: PASSWORD },
  });
}

/**
 * What a success has that the documentation does not say: another status, another kind of content,
 * another form.
 */
function undocumented(
  name: string,
  { statusCode, headers, body }: LightMyRequestResponse,
): string[] {
  const [method, url] = name.split(' ') as [Method, string];
  const content = operationOf(method, url).responses[String(statusCode)]?.content;
  const type = String(headers['content-type']).split(';')[0]!;
  if (content?.[type] === undefined) return [`${name}: ${statusCode} as ${type} is not documented`];
  if (type !== 'application/json') return [];
  const { error } = z.fromJSONSchema(content[type].schema).safeParse(JSON.parse(body));
  return error === undefined ? [] : [`${name}: ${error.message}`];
}

test('the document is valid OpenAPI 3.1', async () => {
  expect(
    await new Validator().validate(structuredClone(document) as unknown as Record<string, unknown>),
  ).toMatchObject({ valid: true });
});

test('every call has a line that says what it does, and no line is of a call that is gone', () => {
  const lines = Object.values(CALL_SUMMARIES).flatMap((group) => Object.keys(group));
  expect(lines.toSorted()).toEqual(
    calls()
      .map(({ name }) => name)
      .toSorted(),
  );
  for (const { method, url } of calls()) expect(operationOf(method, url).summary).toMatch(/\.$/);
});

test(
  'notes on isomers are answered in the documented form, where a model is configured',
  async () => {
    // Past the day's calls, so that nobody is asked.
    const withModel = await createTestApp({
      env: { OPENAI_API_KEY: 'x', AI_MODEL_A: 'openai:gpt-5', AI_DAILY_CALLS: '0' },
    });
    const response = await (
      await withModel.user()
    ).call('POST', '/isomers/notes', { json: { name: 'propan-1-ol', limit: 3 } });
    expect([response.statusCode, undocumented(NOTES, response)]).toEqual([200, []]);
    await withModel.close();
  },
  BUSY_MS,
);

test(
  'the documented success of every call is answered, in the documented form',
  async () => {
    const problems: string[] = [];
    for (const { method, url, name } of calls().filter(
      ({ name: each }) => !OF_THEIR_OWN.includes(each) && each !== NOTES,
    )) {
      let seen = false;
      for (const client of Object.values(clients)) {
        const { cookie } = client;
        const response = await call(client, method, url);
        if (name.startsWith('POST /auth/')) client.cookie = cookie;
        if (response.statusCode >= 400) continue;
        seen = true;
        problems.push(...undocumented(name, response));
        if (name === 'POST /auth/logout')
          await client.call('POST', '/auth/login', {
            json: { email: client.email, password: PASSWORD },
          });
      }
      if (!seen) problems.push(`${name}: no success seen`);
    }
    expect(problems).toEqual([]);
  },
  BUSY_MS,
);

test('so is that of the calls that ask for a setting, a code, a password or a plan', async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'elucida-demo-'));
  const own = await createBillingApp({ env: { ALLOW_DIRECT_DOWNGRADE: 'true' }, app: { webDist } });
  try {
    const buyer = await own.user();
    await buy(own, buyer, 'basic');
    const event = await own.deliver(own.stripe.state.events[0]);
    await buyer.call('POST', '/stripe/sync');
    const result = (
      await buyer.call('POST', '/analyze/manual', { json: manualPayload() })
    ).json() as object;
    const { id } = (
      await buyer.call('POST', '/history', {
        json: { formula: 'C7H12O2', nombre_molecula: null, result_json: result },
      })
    ).json() as { id: string };
    writeFileSync(
      join(webDist, 'demo_example.json'),
      JSON.stringify({ result_json: result, images: [] }),
    );
    const fresh = await own.user({ verified: false });
    await fresh.call('POST', '/auth/verify/resend', { json: { email: fresh.email } });
    const mover = await own.user();
    const [{ id: session }] = (await mover.call('GET', '/auth/sessions')).json() as [
      { id: string },
    ];
    const email = 'moved@example.org';
    const asked = await mover.call('POST', '/auth/email', { json: { email, password: PASSWORD } });
    const moved = await mover.call('POST', '/auth/email/verify', {
      json: { email, code: own.mailer.codeTo(email) },
    });
    const answers = {
      'POST /auth/email': asked,
      'POST /auth/email/verify': moved,
      'POST /auth/password': await mover.call('POST', '/auth/password', {
        json: { old: PASSWORD, new: PASSWORD },
      }),
      'DELETE /auth/sessions/:id': await mover.call('DELETE', `/auth/sessions/${session}`),
      'POST /stripe/webhook': event,
      'GET /history/:id/csv': await buyer.call('GET', `/history/${id}/csv`),
      'POST /account/plan': await buyer.call('POST', '/account/plan', { json: { plan: 'free' } }),
      'DELETE /account': await buyer.call('DELETE', '/account', { json: { password: PASSWORD } }),
      'POST /auth/reset': await resetByMail(own),
      'POST /auth/verify': await fresh.call('POST', '/auth/verify', {
        json: { email: fresh.email, code: own.mailer.codeTo(fresh.email) },
      }),
      'GET /demo_example.json': await own.visitor().call('GET', '/demo_example.json'),
    };
    expect(Object.keys(answers).toSorted()).toEqual(OF_THEIR_OWN.toSorted());
    expect(Object.values(answers).map(({ statusCode }) => statusCode)).toEqual(
      Array(OF_THEIR_OWN.length).fill(200),
    );
    expect(Object.entries(answers).flatMap(([name, answer]) => undocumented(name, answer))).toEqual(
      [],
    );
  } finally {
    await own.close();
    rmSync(webDist, { recursive: true, force: true });
  }
});

test('an analysis asked for as a stream of events is one of the documented answers', async () => {
  const response = await clients.admin.call('POST', '/analyze/manual', {
    json: manualPayload(),
    headers: { accept: 'text/event-stream' },
  });
  expect(undocumented('POST /analyze/manual', response)).toEqual([]);
  expect(Object.keys(operationOf('POST', '/analyze').requestBody!.content)).toEqual([
    'multipart/form-data',
  ]);
});

test('every call refuses in the documented form', async () => {
  const problems: string[] = [];
  for (const { method, url, name } of calls()) {
    const bad = BAD[name];
    const response =
      bad === undefined
        ? await call(clients.visitor, method, url)
        : await clients.visitor.call(method, bad);
    const refused =
      response.statusCode >= 400
        ? response
        : await clients.visitor.call(method, url.replace(':id', 'x'), {
            headers: { origin: 'https://evil.example' },
          });
    if (refused.statusCode < 400) {
      if (name !== 'GET /settings') problems.push(`${name}: not refused`);
      continue;
    }
    if (!errorBodySchema.safeParse(refused.json()).success)
      problems.push(`${name}: ${refused.body}`);
    if (operationOf(method, url).responses['4XX']?.content?.['application/json'] === undefined)
      problems.push(`${name}: 4XX is not documented`);
  }
  expect(problems).toEqual([]);
});

test('without its database every call that needs it fails in the documented form', async () => {
  await app.db.kysely.schema.dropTable('sessions').execute();
  await app.db.kysely.schema.dropTable('rate_limits').execute();
  await app.db.kysely.schema.dropTable('blog_posts').execute();
  await app.db.kysely.schema.dropTable('analysis_files').execute();
  await app.db.kysely.schema.dropTable('analyses').execute();
  const problems: string[] = [];
  for (const { method, url, name } of calls().filter(({ name: each }) => !STEADY.includes(each))) {
    const path = url
      .replace(':id', 'x')
      .replace(':slug', 'ir')
      .replace(':token', 'x')
      .replace(':position', '0')
      .replace(/^\/names$/, '/names?q=ethanol');
    const body = {
      '/auth/register': { email: 'x@example.org', password: '123456', name: 'x' },
      '/auth/login': { email: 'x@example.org', password: '123456' },
      '/auth/verify': { email: 'x@example.org', code: '123456' },
      '/auth/verify/resend': { email: 'x@example.org' },
      '/auth/forgot': { email: 'x@example.org' },
      '/auth/reset': { token: 'x', password: '123456' },
      '/feedback': { message: 'x' },
    }[path];
    const response = await clients.admin.call(
      method,
      path,
      body === undefined ? {} : { json: body },
    );
    if (response.statusCode !== 500 || !errorBodySchema.safeParse(response.json()).success)
      problems.push(`${name}: ${response.statusCode} ${response.body.slice(0, 100)}`);
    if (operationOf(method, url).responses['5XX']?.content?.['application/json'] === undefined)
      problems.push(`${name}: 5XX is not documented`);
  }
  expect(problems).toEqual([]);
});

test("the readable page's JSON and YAML are written once, and say the same as /openapi.json", async () => {
  const app = await createTestApp();
  const get = async (url: string) => (await app.server.inject({ url })).body;
  const [document, json, yaml] = [
    await get('/openapi.json'),
    await get('/docs/json'),
    await get('/docs/yaml'),
  ];
  const written = vi.spyOn(app.server, 'swagger');
  expect(json).toBe(document);
  expect(yaml).toMatch(/^openapi: "?3\.1/m);
  expect([await get('/openapi.json'), await get('/docs/json'), await get('/docs/yaml')]).toEqual([
    document,
    json,
    yaml,
  ]);
  expect(written).not.toHaveBeenCalled();
  await app.close();
});
