import { postListSchema, postSchema } from '@elucida/contract/blog';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
const get = (url: string, headers = {}) => app.visitor().call('GET', url, { headers });

test('the list is there for anyone, newest first, as the contract says', async () => {
  const response = await get('/blog');
  const posts = postListSchema.parse(response.json());
  expect(posts.map(({ slug }) => slug)).toEqual([
    'fid-to-answer',
    'two-dimensional',
    'reading-confidence',
    'formula-first',
    'preparing-spectra',
    'c13nmr',
    'h1nmr',
    'ir',
  ]);
  expect(posts.map(({ date }) => date)).toEqual(
    posts
      .map(({ date }) => date)
      .toSorted()
      .toReversed(),
  );
  expect(new Set(posts.map(({ author }) => author))).toEqual(new Set(['Elucida team']));
  expect([response.headers['content-language'], response.headers['vary']]).toEqual([
    'en',
    'accept, accept-language, accept-encoding, sec-fetch-site',
  ]);
});

test('the address chooses the language, else the header does, at both paths alike', async () => {
  const titles = await Promise.all([
    get('/blog/ir?lang=eu'),
    get('/api/blog/ir', { 'accept-language': 'eu' }),
    get('/blog/ir?lang=eu', { 'accept-language': 'es' }),
  ]);
  for (const response of titles)
    expect([postSchema.parse(response.json()).title, response.headers['content-language']]).toEqual(
      ['Nola irakurri IG espektro bat', 'eu'],
    );
});

test('a guide has no content, another post has Markdown', async () => {
  expect((await get('/blog/h1nmr')).json()).toMatchObject({
    kind: 'builtin',
    content: null,
    cover: '/covers/h1nmr.svg',
    tags: ['Guide', 'NMR', '¹H'],
  });
  const other = postSchema.parse((await get('/blog/formula-first')).json());
  expect([other.kind, other.content]).toEqual(['other', expect.stringContaining('## The count')]);
});

test.each([
  ['/blog/no-such-post', 404, 'not_found'],
  ['/blog?lang=xx', 422, 'invalid_input'],
  [`/blog/${'x'.repeat(150)}`, 404, 'not_found'],
])('%s is %i', async (url, status, code) => {
  const response = await get(url);
  expect([response.statusCode, response.json().code]).toEqual([status, code]);
});
