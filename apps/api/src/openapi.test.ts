import { brotliDecompressSync } from 'node:zlib';
import { Validator } from '@seriousme/openapi-schema-validator';
import { errorBodySchema, problemSchema } from '@elucida/contract/errors';
import { expect, test, vi } from 'vitest';
import { CALL_SUMMARIES } from './call-summaries.ts';
import { BAD, BODIES, NEVER_REFUSED, QUERIES, STEADY } from './testing/calls.ts';
import { documentedCalls } from './testing/documented-calls.ts';
import { keyHeaders } from './testing/good-call.ts';
import { createTestApp } from './testing/test-app.ts';

const documented = documentedCalls();
/** As what a call's refusals are documented: problem details, for programs (contract §2). */
const refusedAs = (url: string) =>
  url.startsWith('/v1/')
    ? (['application/problem+json', problemSchema] as const)
    : (['application/json', errorBodySchema] as const);

test('the document is valid OpenAPI 3.1', async () => {
  const { document } = documented();
  expect(
    await new Validator().validate(structuredClone(document) as unknown as Record<string, unknown>),
  ).toMatchObject({ valid: true });
});

test('every call has a line that says what it does, and no line is of a call that is gone', () => {
  const { calls, operationOf } = documented();
  const lines = Object.values(CALL_SUMMARIES).flatMap((group) => Object.keys(group));
  expect(lines.toSorted()).toEqual(
    calls()
      .map(({ name }) => name)
      .toSorted(),
  );
  for (const { method, url } of calls()) expect(operationOf(method, url).summary).toMatch(/\.$/);
});

test('every call refuses in the documented form', async () => {
  const { calls, call, clients, operationOf } = documented();
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
      if (!NEVER_REFUSED.includes(name)) problems.push(`${name}: not refused`);
      continue;
    }
    const [type, schema] = refusedAs(url);
    if (!schema.safeParse(refused.json()).success) problems.push(`${name}: ${refused.body}`);
    if (operationOf(method, url).responses['4XX']?.content?.[type] === undefined)
      problems.push(`${name}: 4XX is not documented`);
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

test.each(['/openapi.json', '/v1/openapi.json', '/docs/json', '/docs/yaml'])(
  '%s is compressed once, and not sent again to who has it',
  async (url) => {
    const app = await createTestApp();
    const get = (headers: Record<string, string>) => app.server.inject({ url, headers });
    const plain = await get({});
    const packed = await get({ 'accept-encoding': 'br' });
    expect(packed.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(packed.rawPayload).toString()).toBe(plain.body);
    const etag = String(packed.headers['etag']);
    const again = await get({ 'accept-encoding': 'br', 'if-none-match': etag });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await get({ 'if-none-match': etag })).statusCode).toBe(200);
    await app.close();
  },
);

test('without its database every call that needs it fails in the documented form', async () => {
  const { app, calls, clients, operationOf } = documented();
  const headers = await keyHeaders(clients.admin);
  await app.db.kysely.schema.dropTable('sessions').execute();
  await app.db.kysely.schema.dropTable('rate_limits').execute();
  await app.db.kysely.schema.dropTable('blog_posts').execute();
  await app.db.kysely.schema.dropTable('analysis_files').execute();
  await app.db.kysely.schema.dropTable('analyses').execute();
  const problems: string[] = [];
  for (const { method, url, name } of calls().filter(({ name: each }) => !STEADY.includes(each))) {
    const path = url
      .replace(':slug', 'ir')
      .replace(':kind', 'band')
      .replace(/:(?:position|place)/g, '0')
      .replace(/:\w+/g, 'x')
      .concat(QUERIES[url] ?? '');
    const body = BODIES[url];
    const response = await clients.admin.call(method, path, {
      ...(url.startsWith('/v1/') ? { headers } : {}),
      ...(body === undefined ? {} : { json: body }),
    });
    const [type, schema] = refusedAs(url);
    if (response.statusCode !== 500 || !schema.safeParse(response.json()).success)
      problems.push(`${name}: ${response.statusCode} ${response.body.slice(0, 100)}`);
    if (operationOf(method, url).responses['5XX']?.content?.[type] === undefined)
      problems.push(`${name}: 5XX is not documented`);
  }
  expect(problems).toEqual([]);
});
