import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BODY_BOUNDS } from '../bounds/requests.ts';
import { createTestApp, manualPayload, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
let bare: TestApp;
let base: string;
beforeAll(async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'elucida-web-'));
  mkdirSync(join(webDist, 'assets'));
  writeFileSync(join(webDist, 'index.html'), '<!doctype html><title>Elucida</title>');
  writeFileSync(join(webDist, 'assets', 'main-1a2b.js'), 'export {};');
  writeFileSync(join(webDist, 'favicon.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(webDist, 'demo_example.json'), '{"result_json":{},"images":[]}');
  writeFileSync(join(webDist, 'demo_example.es.json'), '{"result_json":{"lang":"es"},"images":[]}');
  app = await createTestApp({ app: { webDist } });
  bare = await createTestApp();
  base = await app.server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await bare.close();
});

const HTML = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const get = (url: string, headers = {}) => app.server.inject({ url, headers });

test.each([
  ['/', '/en'],
  ['/xx', '/en'],
  ['/xx/new', '/en'],
  ['/es/nowhere', '/en'],
  ['/en/new/more', '/en'],
  ['/en/history/1', '/en'],
  ['/history', '/en/history'],
  ['/history?x=1&y=2', '/en/history?x=1&y=2'],
  ['/blog', '/en/blog'],
  ['/blog/ir', '/en/blog/ir'],
  ['/isomers', '/en/isomers'],
  ['/en/blog/%E0%A4%A', '/en'],
])('asked for HTML, %s leads to %s', async (url, location) => {
  const response = await get(url, HTML);
  expect([response.statusCode, response.headers.location]).toEqual([302, location]);
});

test.each([
  '/en',
  '/es/',
  '/eu/new',
  '/en/history',
  '/es/blog/any-slug',
  '/en/pricing',
  '/eu/faq',
  '/en/auth?mode=login',
])('%s is a page', async (url) => {
  const response = await get(url, HTML);
  expect([response.statusCode, response.headers['cache-control'], response.body]).toEqual([
    200,
    'private, no-cache',
    '<!doctype html><title>Elucida</title>',
  ]);
});

test.each([
  ['/nowhere', 404],
  ['/api/nowhere', 404],
  ['/assets/gone.js', 404],
  ['/history', 401],
  ['/en/nowhere', 404],
])('asked for anything else, %s is %i in JSON', async (url, status) => {
  const response = await get(url, { accept: 'application/json' });
  expect([response.statusCode, response.headers['content-type']]).toEqual([
    status,
    'application/json; charset=utf-8',
  ]);
});

test('a call under /api never leads to a page', async () => {
  expect((await get('/api/history', HTML)).json().code).toBe('not_signed_in');
  expect((await get('/api/nowhere', HTML)).json()).toEqual({
    detail: 'There is nothing here.',
    code: 'not_found',
  });
});

test('built files are kept for a year, the rest is asked for again, the demo is never kept', async () => {
  expect((await get('/assets/main-1a2b.js')).headers['cache-control']).toBe(
    'public, max-age=31536000, immutable',
  );
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('no-cache');
  for (const url of ['/demo_example.json', '/api/demo_example.json']) {
    const demo = await get(url);
    expect([demo.statusCode, demo.headers['cache-control'], demo.json()]).toEqual([
      200,
      'no-store',
      { result_json: {}, images: [] },
    ]);
  }
  // Said in the language asked for, in English where that was not made.
  for (const [lang, result] of [
    ['es', { lang: 'es' }],
    ['eu', {}],
    ['en', {}],
  ] as const)
    expect((await get(`/demo_example.json?lang=${lang}`)).json().result_json).toEqual(result);
  expect((await get('/demo_example.es.json')).statusCode).toBe(404);
});

test('without a built web app a page says how to build it', async () => {
  expect((await bare.server.inject({ url: '/en', headers: HTML })).body).toContain('npm run build');
});

test('health and readiness', async () => {
  expect([(await get('/healthz')).statusCode, (await get('/readyz')).statusCode]).toEqual([
    200, 200,
  ]);
  const broken = await createTestApp();
  await broken.db.kysely.deleteFrom('migrations' as never).execute();
  expect((await broken.server.inject('/readyz')).statusCode).toBe(503);
  await broken.close();
});

test('the documentation is OpenAPI 3.1, names every call once, and resolves', async () => {
  const document = (await get('/openapi.json')).json();
  expect(document.openapi).toBe('3.1.0');
  const calls = Object.entries<object>(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map(
      (method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`,
    ),
  );
  expect(calls.sort()).toEqual(
    app.routes
      .filter(({ url }) => !url.startsWith('/stripe/test/') && url !== '/mcp')
      .map(({ method, url }) => `${method} ${url}`)
      .sort(),
  );
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"#\/([^"]+)"/g)].map(
    ([, path]) => path,
  );
  for (const path of references)
    expect(path.split('/').reduce((node, key) => node?.[key], document)).toBeDefined();
  expect(
    document.paths['/analyze/manual'].post.requestBody.content['application/json'].schema.properties
      .metadata.required,
  ).toEqual(['molecular_formula']);
  expect((await get('/docs', HTML)).statusCode).toBe(200);
});

test('the documentation is written once, however often it is asked for', async () => {
  const write = vi.spyOn(JSON, 'stringify');
  try {
    await app.server.inject('/openapi.json');
    const before = write.mock.calls.length;
    const [again, page] = [
      await app.server.inject('/openapi.json'),
      await app.server.inject('/docs/json'),
    ];
    expect(
      write.mock.calls
        .slice(before)
        .filter(([value]) => (value as { openapi?: string } | null)?.openapi !== undefined),
    ).toEqual([]);
    expect(page.body).toBe(again.body);
    expect(page.headers['content-type']).toBe('application/json; charset=utf-8');
  } finally {
    write.mockRestore();
  }
});

test('every answer carries its request id and the security headers', async () => {
  const { headers } = await get('/en', HTML);
  expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['strict-transport-security']).toBeUndefined();
  const https = await createTestApp({ env: { PUBLIC_URL: 'https://elucida.example' } });
  const registered = await https.visitor().call('POST', '/auth/register', {
    json: { email: 'a@example.org', password: '123456', name: 'x' },
    headers: { origin: 'https://elucida.example' },
  });
  expect(String(registered.headers['set-cookie'])).toContain('; Secure');
  expect(registered.headers['strict-transport-security']).toBeDefined();
  expect(
    (
      await https
        .visitor()
        .call('POST', '/auth/logout', { headers: { origin: 'http://localhost:3000' } })
    ).statusCode,
  ).toBe(403);
  await https.close();
});

test.each([
  ['/%E0%A4%A', 'bad_request'],
  [`/structures.svg?smiles=${'C'.repeat(501)}`, 'invalid_input'],
  ['/structures.svg', 'invalid_input'],
  ['/structures.svg?smiles=CC(%3DO', 'invalid_smiles'],
])('%s is answered as %s', async (url, code) => {
  expect((await get(url)).json().code).toBe(code);
});

test('a structure is cacheable and known by its tag', async () => {
  const first = await get('/structures.svg?smiles=CCO');
  expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
    'image/svg+xml; charset=utf-8',
    'public, max-age=86400',
  ]);
  expect(
    (await get('/api/structures.svg?smiles=CCO', { 'if-none-match': String(first.headers.etag) }))
      .statusCode,
  ).toBe(304);
});

test.each(['multipart/form-data; boundary=x', 'multipart/form-data'])(
  'a broken form (%s) is 400',
  async (type) => {
    const user = await app.user();
    const response = await user.call('POST', '/analyze', {
      payload: '--x\r\nnot a part',
      headers: { 'content-type': type },
    });
    expect([response.statusCode, response.json().code]).toEqual([400, 'malformed_multipart']);
  },
);

test('a body where none is taken is not read as JSON, but bounded like any other', async () => {
  const user = await app.user();
  const send = (payload: string) =>
    user.call('POST', '/stripe/sync', { payload, headers: { 'content-type': 'application/json' } });
  expect((await send('{"')).json()).toEqual({ plan: 'free' });
  expect((await send(`[${'1,'.repeat(BODY_BOUNDS.freeBytes)}1]`)).json().code).toBe('too_large');
});

test('who sends 30 MB of JSON gets the answer, not a broken pipe; signed in or not', async () => {
  const { cookie } = await app.user();
  const body = JSON.stringify({ ...manualPayload(), title: 'x'.repeat(30_000_000) });
  for (const [headers, status] of [
    [{ cookie }, 413],
    [{}, 401],
  ] as const) {
    const response = await fetch(`${base}/analyze/manual`, {
      method: 'POST',
      body,
      headers: { 'content-type': 'application/json', ...headers },
    });
    expect(response.status).toBe(status);
    await response.text();
  }
});

test('who sends twelve images of 9 MB gets the answer too', async () => {
  const { cookie } = await app.user({ plan: 'basic' });
  const form = new FormData();
  form.append('formula', 'CH4');
  for (let i = 0; i < 12; i++)
    form.append('files', new Blob([Buffer.alloc(9_000_000)]), `${i}.png`);
  const response = await fetch(`${base}/analyze`, {
    method: 'POST',
    body: form,
    headers: { cookie },
  });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([
    413,
    'too_many_files',
  ]);
});
