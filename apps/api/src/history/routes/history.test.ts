import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { plainJpeg, plainPng } from '../../testing/images.ts';
import { createTestApp, type Client, type TestApp } from '../../testing/test-app.ts';
import { DAY_MS } from '../../periods.ts';

let app: TestApp;
let user: Client;
beforeAll(async () => {
  app = await createTestApp();
  user = await app.user();
});
afterAll(() => app.close());

const save = (client: Client, body: object) =>
  client.call('POST', '/history', {
    json: {
      formula: 'C7H12O2',
      nombre_molecula: 'ethyl cyclobutanecarboxylate',
      result_json: { status: 'ok' },
      ...body,
    },
  });
const url = (bytes: Buffer, type = 'png') =>
  `data:image/${type};base64,${bytes.toString('base64')}`;

test('an item comes back whole, with its previews, by itself and in the list', async () => {
  const previews = [url(await plainPng()), url(await plainJpeg(), 'jpeg')];
  const result = {
    status: 'ok',
    informacion: 'δ 60.1 «ñ» \u2028 "q" \\',
    candidates: [{ rank: 1, evidence: [] }],
    raw_vision: { lines: ['x'] },
  };
  const saved = await save(user, { result_json: { ...result, image_previews: previews } });
  expect(saved.json()).toEqual({
    id: expect.any(String),
    formula: 'C7H12O2',
    nombre_molecula: 'ethyl cyclobutanecarboxylate',
    created_at: '2026-03-10T12:00:00.000Z',
  });
  const whole = { ...saved.json(), result_json: { ...result, image_previews: previews } };
  const one = await user.call('GET', `/api/history/${saved.json().id}`);
  expect(one.headers['content-type']).toBe('application/json; charset=utf-8');
  expect(one.json()).toEqual(whole);
  expect((await user.call('GET', '/history?limit=50&offset=0')).json()).toEqual([whole]);
  const [brief] = (await user.call('GET', '/history?brief=1')).json();
  expect(brief.result_json).toEqual({
    status: 'ok',
    informacion: result.informacion,
    candidates: result.candidates,
    image_previews: [],
  });
});

test('the older single preview is kept as one of the list, an empty result as an empty object', async () => {
  const preview = url(await plainPng());
  const saved = await save(user, {
    result_json: { image_preview: preview },
    nombre_molecula: null,
  });
  expect((await user.call('GET', `/history/${saved.json().id}`)).json().result_json).toEqual({
    image_previews: [preview],
  });
});

test.each(['', '&brief=1'])(
  'fifty small items are read together, in their order (%s)',
  async (brief) => {
    const reader = await app.user();
    for (let number = 0; number < 50; number++) await save(reader, { formula: `CH${number}` });
    const order = (
      (await reader.call('GET', '/account/export')).json().history as { id: string }[]
    ).map(({ id }) => id);
    const select = vi.spyOn(app.db.kysely, 'selectFrom');
    const items = (await reader.call('GET', `/history?limit=50${brief}`)).json() as {
      id: string;
      result_json: object;
    }[];
    const reads = select.mock.calls.filter(
      ([table]) => (table as string) === 'history_items',
    ).length;
    select.mockRestore();
    // All are of one instant; then the id decides, here from the last to the first.
    expect(items.map(({ id }) => id)).toEqual(order.toReversed());
    for (const item of items)
      expect(item.result_json).toEqual({ status: 'ok', image_previews: [] });
    expect(reads).toBe(2);
  },
);

test("another user's item is 404, to read and to delete", async () => {
  const other = await app.user();
  const { id } = (await save(user, {})).json();
  for (const method of ['GET', 'DELETE'] as const)
    expect((await other.call(method, `/history/${id}`)).statusCode).toBe(404);
  expect((await other.call('GET', '/history')).json()).toEqual([]);
  expect((await user.call('GET', `/history/${id}`)).statusCode).toBe(200);
});

test('a result nested without end is refused, and the list stays whole', async () => {
  const user = await app.user();
  const nested = `{"formula":"CH4","result_json":{"x":${'['.repeat(5_000)}${']'.repeat(5_000)}}}`;
  const refused = await user.call('POST', '/history', {
    payload: nested,
    headers: { 'content-type': 'application/json' },
  });
  expect([refused.statusCode, refused.json().detail]).toEqual([
    422,
    'result_json: The result is nested too deeply.',
  ]);
  expect((await user.call('GET', '/history')).json()).toEqual([]);
});

test('an unverified user has a history too', async () => {
  const unverified = await app.user({ verified: false });
  expect((await save(unverified, {})).statusCode).toBe(200);
  expect((await unverified.call('GET', '/history/count')).json()).toEqual({ count: 1 });
});

test.each<[string, () => Promise<object> | object, RegExp]>([
  [
    'a preview of another kind',
    () => ({ result_json: { image_previews: ['data:image/svg+xml;base64,AAAA'] } }),
    /result_json.image_previews.0/,
  ],
  [
    'a preview that is no image',
    () => ({ result_json: { image_previews: [url(Buffer.from('hello'))] } }),
    /PNG or JPEG/,
  ],
  [
    'a preview of 1,601 px',
    async () => ({ result_json: { image_previews: [url(await plainPng(1_601, 10))] } }),
    /1600 px/,
  ],
  [
    'a preview above 400 kB',
    () => ({ result_json: { image_previews: [url(Buffer.alloc(400_001))] } }),
    /400 kB/,
  ],
  [
    'eleven previews',
    async () => ({ result_json: { image_previews: Array(11).fill(url(await plainPng())) } }),
    /image_previews/,
  ],
  ['no result', () => ({ result_json: null }), /result_json/],
  ['no formula', () => ({ formula: ' ' }), /formula/],
  ['a character PostgreSQL cannot hold', () => ({ formula: 'C\u0000H4' }), /formula/],
])('%s is refused', async (_what, body, sentence) => {
  const before = (await user.call('GET', '/history/count')).json().count;
  const response = await save(user, await body());
  expect([response.statusCode, response.json().code]).toEqual([422, 'invalid_input']);
  expect(response.json().detail).toMatch(sentence);
  expect((await user.call('GET', '/history/count')).json().count).toBe(before);
});

test('a body above 8 MB is 413', async () => {
  expect(
    (await save(user, { result_json: { informacion: 'x'.repeat(8_000_001) } })).statusCode,
  ).toBe(413);
});

test.each(['limit=0', 'limit=201', 'limit=x', 'offset=-1'])('?%s is 422', async (query) => {
  expect((await user.call('GET', `/history?${query}`)).statusCode).toBe(422);
});

test('Free lists 30 days, a paid plan everything; the month is counted from its first day', async () => {
  const client = await app.user();
  const { id } = (await save(client, {})).json();
  app.clock.time += 25 * DAY_MS;
  await save(client, {});
  const counts = async () => [
    (await client.call('GET', '/history/count')).json().count,
    (await client.call('GET', '/history/count_month')).json().count,
    (await client.call('GET', '/history')).json().length,
    (await client.call('GET', `/history/${id}`)).statusCode,
  ];
  expect(await counts()).toEqual([2, 1, 2, 200]);
  app.clock.time += 5 * DAY_MS + 1;
  expect(await counts()).toEqual([1, 1, 1, 404]);
  expect((await client.call('GET', '/stats/quota')).json().history_unlisted).toBe(1);
  await app.db.kysely
    .updateTable('users')
    .set({ plan: 'basic' })
    .where('email', '=', client.email)
    .execute();
  expect(await counts()).toEqual([2, 1, 2, 200]);
});

test('what the plan no longer lists can be deleted, and nothing else is', async () => {
  const [client, other] = [await app.user(), await app.user()];
  for (const each of [client, other]) {
    const { id } = (await save(each, {})).json();
    await app.db.kysely
      .updateTable('history_items')
      .set({ created_at: app.clock.time - 31 * DAY_MS })
      .where('id', '=', id)
      .execute();
  }
  const { id } = (await save(client, {})).json();
  const before = (await client.call('GET', '/stats/quota')).json();
  expect((await client.call('DELETE', '/api/history/unlisted')).json()).toEqual({ count: 1 });
  const after = (await client.call('GET', '/stats/quota')).json();
  expect([
    before.history_unlisted,
    after.history_unlisted,
    before.history_bytes - after.history_bytes,
  ]).toEqual([1, 0, after.history_bytes]);
  expect((await client.call('GET', `/history/${id}`)).statusCode).toBe(200);
  expect((await other.call('GET', '/stats/quota')).json().history_unlisted).toBe(1);
  await app.db.kysely
    .updateTable('users')
    .set({ plan: 'basic' })
    .where('email', '=', other.email)
    .execute();
  expect((await other.call('DELETE', '/history/unlisted')).json()).toEqual({ count: 0 });
  expect((await other.call('GET', '/history')).json()).toHaveLength(1);
});
