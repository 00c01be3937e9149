import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { untilCancelled } from '../../testing/fake-analyser.ts';
import { plainPng } from '../../testing/images.ts';
import { readEvents } from '../../testing/streams.ts';
import { programsOf, type Program } from '../../testing/programs.ts';
import { createTestApp, manualPayload, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let program: () => Promise<Program>;
beforeAll(async () => {
  app = await createTestApp();
  program = await programsOf(app);
});
afterAll(() => app.close());

const { spectra } = manualPayload();
const verification = { structure: 'CCOC(=O)C1CCC1', spectra };

test('an analysis is accepted with its place, and read there once it has ended', async () => {
  const { send } = await program();
  const accepted = await send('POST', '/v1/analyses', { json: manualPayload() });
  expect(accepted.status).toBe(202);
  const { id } = (await accepted.json()) as { id: string };
  expect(accepted.headers.get('location')).toBe(`/v1/analyses/${id}`);
  await vi.waitFor(async () => {
    const record = await (await send('GET', `/v1/analyses/${id}`)).json();
    expect(record).toMatchObject({ id, status: 'done', result: { smiles: 'CCOC(=O)C1CCC1' } });
  });
});

test('a client that prefers to wait gets the analysis, and what is left of its day', async () => {
  const { send } = await program();
  const answer = await send('POST', '/v1/analyses', {
    json: manualPayload(),
    headers: { prefer: 'wait=30' },
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get('preference-applied')).toBe('wait=30');
  expect(await answer.json()).toMatchObject({ status: 'done', result: { status: 'ok' } });
  expect(answer.headers.get('ratelimit')).toMatch(/^"calls";r=599;t=\d+, "day";r=99;t=\d+$/);
  expect(answer.headers.get('ratelimit-policy')).toBe('"calls";q=600;w=60, "day";q=100;w=86400');
  expect(answer.headers.get('ratelimit-remaining')).toBe('599');
});

test('images are sent as a form; their pictures are not named to programs', async () => {
  const { send } = await program();
  const data = new FormData();
  data.append('formula', 'CH4');
  data.append('files', new Blob([await plainPng()], { type: 'image/png' }), 'a.png');
  const answer = await send('POST', '/v1/analyses', { body: data, headers: { prefer: 'wait=30' } });
  expect(answer.status).toBe(200);
  expect(await answer.json()).toMatchObject({ images: [{ name: 'a.png', preview: null }] });
});

test('events are streamed to who asks for them, from the beginning and later', async () => {
  const { send } = await program();
  const headers = { accept: 'text/event-stream' };
  const streamed = await send('POST', '/v1/analyses', { json: manualPayload(), headers });
  const events = readEvents(await streamed.text());
  expect([events[0]!.event, events.at(-1)!.event]).toEqual(['accepted', 'result']);
  const { analysis_id: id } = events[0]!.data as { analysis_id: string };
  const again = readEvents(await (await send('GET', `/v1/analyses/${id}`, { headers })).text());
  expect(again.at(-1)!.data).toEqual(events.at(-1)!.data);
});

test('the same idempotency key is the same work, counted once; a verification has keys of its own', async () => {
  const { send, owner } = await program();
  const headers = { 'idempotency-key': 'one', prefer: 'wait=30' };
  const post = async (path: string, json: unknown) => {
    const answer = await send('POST', path, { json, headers });
    return answer.headers.get('location');
  };
  const first = await post('/v1/analyses', manualPayload());
  expect(await post('/v1/analyses', manualPayload())).toBe(first);
  const other = await post('/v1/verifications', verification);
  expect(other).not.toBe(first);
  expect(await post('/v1/verifications', verification)).toBe(other);
  expect((await owner.call('GET', '/stats/quota')).json()).toMatchObject({ used_today: 2 });
});

test('an analysis under way is cancelled and given back', async () => {
  const { send, owner } = await program();
  app.analyser.behave(untilCancelled);
  const { id } = (await (await send('POST', '/v1/analyses', { json: manualPayload() })).json()) as {
    id: string;
  };
  const cancelled = await send('DELETE', `/v1/analyses/${id}`);
  expect(await cancelled.json()).toMatchObject({ id, status: 'cancelled', counted: false });
  expect((await owner.call('GET', '/stats/quota')).json()).toMatchObject({ used_today: 0 });
  app.analyser.behave((job) => Promise.resolve({ ...sample(job.formula) }));
});

const sample = (formula: string) => ({
  status: 'ok' as const,
  molecular_formula: formula,
  nombre_molecula: null,
  elapsed_ms: 1,
  informacion: '',
  smiles: 'CCOC(=O)C1CCC1',
  confidence: 0.9,
  candidates: [],
  spectra: [],
  warnings: [],
});

test('a list goes on behind the last row, also where rows have come meanwhile', async () => {
  const { send } = await program();
  const post = () =>
    send('POST', '/v1/analyses', { json: manualPayload(), headers: { prefer: 'wait=30' } });
  for (let i = 0; i < 3; i++) await post();
  await send('POST', '/v1/verifications', { json: verification });
  interface Page {
    items: { id: string }[];
    next_cursor: string | null;
  }
  const page = async (query: string) =>
    (await (await send('GET', `/v1/analyses?limit=2${query}`)).json()) as Page;
  const first = await page('');
  expect(first.items).toHaveLength(2);
  app.clock.time += 1_000;
  await post();
  const second = await page(`&cursor=${first.next_cursor}`);
  expect(second).toMatchObject({ items: [{}], next_cursor: null });
  expect(first.items.map(({ id }) => id)).not.toContain(second.items[0]!.id);
  const refused = await send('GET', '/v1/analyses?cursor=nonsense');
  expect(await refused.json()).toMatchObject({ code: 'invalid_input', status: 422 });
});
