import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { SIGNED_IN_COOKIE } from '@elucida/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const page = (who: string) =>
  `<!doctype html><html lang="es"><head></head><body>${`${who} `.repeat(500)}</body></html>`;
let app: TestApp;

beforeAll(async () => {
  const webDist = mkdtempSync(join(tmpdir(), 'elucida-pages-'));
  mkdirSync(join(webDist, '.pages/es'), { recursive: true });
  writeFileSync(join(webDist, 'index.html'), page('nobody'));
  for (const who of ['visitor', 'user'])
    writeFileSync(join(webDist, `.pages/es/new.${who}.html`), page(who));
  app = await createTestApp({ app: { webDist } });
});
afterAll(() => app.close());

const get = (headers: Record<string, string> = {}) =>
  app.server.inject({ url: '/es/new', headers: { accept: 'text/html', ...headers } });
const session = { cookie: `${SIGNED_IN_COOKIE}=1` };

test.each([
  ['br, gzip', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
  ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
  ['identity', undefined, (body: Buffer) => body],
])('who accepts %s gets %s', async (accepted, encoding, decode) => {
  const response = await get({ 'accept-encoding': accepted });
  expect(response.headers['content-encoding']).toBe(encoding);
  expect(decode(response.rawPayload).toString()).toBe(page('visitor'));
});

test("who has a session gets the page drawn for that, and no cache gives one the other's", async () => {
  const responses = [await get(), await get(session)];
  expect(responses.map(({ body }) => body)).toEqual([page('visitor'), page('user')]);
  for (const { headers } of responses)
    expect([headers['vary'], headers['cache-control']]).toEqual([
      'Accept-Encoding, Cookie',
      'private, no-cache',
    ]);
});

test('a copy that is still valid is not sent again; after signing in, or in another encoding, it is', async () => {
  const first = await get({ 'accept-encoding': 'br' });
  const tag = { 'if-none-match': String(first.headers['etag']) };
  const again = await get({ 'accept-encoding': 'br', ...tag });
  expect([again.statusCode, again.body, again.headers['etag']]).toEqual([
    304,
    '',
    first.headers['etag'],
  ]);
  expect((await get({ 'accept-encoding': 'br', ...session, ...tag })).statusCode).toBe(200);
  expect((await get(tag)).statusCode).toBe(200);
});

test('what the server puts pages together from is not served itself', async () => {
  const response = await app.server.inject({
    url: '/.pages/es/new.user.html',
    headers: { accept: '*/*' },
  });
  expect(response.statusCode).toBe(404);
});

test.each([
  ['/es/practice', 200, undefined],
  ['/es/practice/20631e20', 200, undefined],
  ['/es/practice/exercises', 200, undefined],
  ['/es/practice/exercises/20631e20', 200, undefined],
  ['/es/practice/sets', 200, 'noindex'],
  ['/es/practice/sets/x', 200, 'noindex'],
  ['/es/practice/shared/x', 200, 'noindex'],
  ['/es/practice/sets/x/y', 302, undefined],
  ['/es/practice/other/x', 302, undefined],
  ['/es/verify/sets/x', 302, undefined],
  ['/es/constructor/x', 302, undefined],
] as const)('%s answers %i, for search engines: %s', async (url, status, robots) => {
  const response = await app.server.inject({ url, headers: { accept: 'text/html' } });
  expect([response.statusCode, response.headers['x-robots-tag']]).toEqual([status, robots]);
});
