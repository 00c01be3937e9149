import { analysisResponseSchema } from '@elucida/contract/analysis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { AnalysisTimeout } from '../../adapters/analyser/analyser.ts';
import { createFakeAnalyser, sampleResponse, untilCancelled } from '../../testing/fake-analyser.ts';
import { readEvents, until } from '../../testing/streams.ts';
import {
  ADMIN,
  createTestApp,
  manualPayload,
  type Client,
  type TestApp,
} from '../../testing/test-app.ts';
import { usedBy } from '../../testing/uploads.ts';

let app: TestApp;
beforeEach(async () => {
  app = await createTestApp({ analyser: createFakeAnalyser({ slots: 1, maxWaiting: 2 }) });
});
afterEach(() => app.close());

const analyse = (client: Client, headers = {}) =>
  client.call('POST', '/analyze/manual', { json: manualPayload(), headers });
const start = async () => await app.server.listen({ port: 0, host: '127.0.0.1' });
const post = (base: string, client: Client, init: RequestInit = {}) =>
  fetch(`${base}/analyze/manual`, {
    method: 'POST',
    body: JSON.stringify(manualPayload()),
    ...init,
    headers: { 'content-type': 'application/json', cookie: client.cookie, ...init.headers },
  });

test("the answer is the contract's, counted once", async () => {
  const user = await app.user();
  const response = await analyse(user);
  expect(analysisResponseSchema.parse(response.json())).toEqual(
    sampleResponse({ formula: 'C7H12O2', spectra: manualPayload().spectra as never }),
  );
  expect((await user.call('GET', '/auth/me')).json()).toMatchObject({
    analyses_today: 1,
    remaining_today: 4,
    analyses_total: 1,
  });
});

test('the sixth analysis of the day on Free is 429 until midnight', async () => {
  const user = await app.user();
  for (let i = 0; i < 5; i++) expect((await analyse(user)).statusCode).toBe(200);
  const sixth = await analyse(user);
  expect([sixth.statusCode, sixth.json().code, sixth.headers['retry-after']]).toEqual([
    429,
    'daily_limit',
    String(12 * 3_600),
  ]);
  expect(sixth.json().detail).toContain('daily analysis limit');
  expect((await user.call('GET', '/stats/quota')).json()).toEqual({
    used_today: 5,
    daily_limit: 5,
    remaining_today: 0,
    unlimited: false,
    resets_at: '2026-03-11T00:00:00.000Z',
    now: '2026-03-10T12:00:00.000Z',
    history_bytes: 0,
    history_bytes_limit: 100_000_000,
    history_unlisted: 0,
  });
  app.clock.time += 12 * 3_600_000;
  expect((await analyse(user)).statusCode).toBe(200);
});

test('whitelisted and internal accounts have no limit', async () => {
  const [listed, internal] = [await app.user(), await app.user({ email: ADMIN })];
  await app.db.kysely
    .updateTable('users')
    .set({ is_whitelisted: 1 })
    .where('email', '=', listed.email)
    .execute();
  for (const user of [listed, internal]) {
    for (let i = 0; i < 7; i++) expect((await analyse(user)).statusCode).toBe(200);
    expect((await user.call('GET', '/stats/quota')).json()).toMatchObject({
      unlimited: true,
      used_today: 7,
    });
  }
});

test('a failure of the server is 5xx and given back', async () => {
  const user = await app.user();
  app.analyser.behave(async () => {
    throw new Error('the thread died');
  });
  const failed = await analyse(user);
  expect([failed.statusCode, failed.json().code]).toEqual([500, 'analysis_failed']);
  expect(failed.body).not.toContain('thread died');
  app.analyser.behave(async () => {
    throw new AnalysisTimeout('too long');
  });
  expect((await analyse(user)).statusCode).toBe(503);
  expect(await usedBy(user)).toBe(0);
});

test('a full queue is 503 with Retry-After, and given back', async () => {
  const [running, user] = [await app.user({ plan: 'pro' }), await app.user()];
  const base = await start();
  app.analyser.behave(untilCancelled);
  const abort = new AbortController();
  const held = Array.from({ length: 3 }, () =>
    post(base, running, { signal: abort.signal }).catch(() => undefined),
  );
  await until(async () => (await usedBy(running)) === 3);
  const refused = await analyse(user);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'busy',
    '15',
  ]);
  expect(await usedBy(user)).toBe(0);
  abort.abort();
  await Promise.all(held);
});

test('Pro goes before those who wait', async () => {
  const [free, pro] = [await app.user(), await app.user({ plan: 'pro' })];
  const order: string[] = [];
  let release = () => {};
  app.analyser.behave(async (job) => {
    order.push(job.formula);
    if (job.formula === 'CH4')
      await new Promise<void>((resolve) => {
        release = resolve;
      });
    return sampleResponse(job);
  });
  const run = (client: Client, formula: string) =>
    client.call('POST', '/analyze/manual', { json: manualPayload(formula) });
  const first = run(free, 'CH4');
  await until(async () => order.length === 1);
  const second = run(free, 'C2H6');
  await until(async () => app.analyser.load.waiting === 1);
  const third = run(pro, 'C3H8');
  await until(async () => app.analyser.load.waiting === 2);
  release();
  await Promise.all([first, second, third]);
  expect(order).toEqual(['CH4', 'C3H8', 'C2H6']);
});

test('as an event stream: progress, then the same JSON as the last event', async () => {
  const user = await app.user();
  const plain = await analyse(user);
  const response = await analyse(user, { accept: 'text/event-stream' });
  expect(response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  const events = readEvents(response.body);
  expect(events.map(({ event }) => event)).toEqual(['progress', 'progress', 'result']);
  expect(events[0].data).toEqual({ stage: 'interpret', fraction: 0.5 });
  expect(events.at(-1)!.data).toEqual(plain.json());
});

test(
  'a refusal before the queue is a plain error also for who asked for a stream; a ' +
    'later one is the last event',
  async () => {
    const user = await app.user();
    const refused = await user.call('POST', '/analyze/manual', {
      json: manualPayload('Xx'),
      headers: { accept: 'text/event-stream' },
    });
    expect([refused.statusCode, refused.json().code]).toEqual([422, 'invalid_formula']);
    app.analyser.behave(async () => {
      throw new Error('boom');
    });
    const failed = readEvents((await analyse(user, { accept: 'text/event-stream' })).body);
    expect(failed).toEqual([
      {
        event: 'error',
        data: {
          status: 500,
          code: 'analysis_failed',
          detail: expect.stringContaining('not counted'),
        },
      },
    ]);
  },
);

test.each([['application/json'], ['text/event-stream']])(
  'closing the connection (%s) cancels the work; it counts once the engine has started',
  async (accept) => {
    const [running, waiting] = [await app.user(), await app.user()];
    const base = await start();
    let cancelled = 0;
    app.analyser.behave((job, options) => {
      options.signal.addEventListener('abort', () => cancelled++);
      return untilCancelled(job, options);
    });
    const [first, second] = [new AbortController(), new AbortController()];
    const quiet = (request: Promise<unknown>) => request.catch(() => undefined);
    const gone = [quiet(post(base, running, { signal: first.signal, headers: { accept } }))];
    await until(async () => app.analyser.jobs.length === 1);
    gone.push(quiet(post(base, waiting, { signal: second.signal, headers: { accept } })));
    await until(async () => (await usedBy(waiting)) === 1);
    second.abort();
    await until(async () => (await usedBy(waiting)) === 0);
    expect(app.analyser.jobs).toHaveLength(1);
    first.abort();
    await until(async () => cancelled === 1);
    await Promise.all(gone);
    expect(await usedBy(running)).toBe(1);
  },
);

test('the checks come in their order: Origin, session, verified, body, plan, quota', async () => {
  const [unverified, spent] = [await app.user({ verified: false }), await app.user()];
  await app.db.kysely
    .insertInto('daily_usage')
    .values({
      user_id: (await spent.call('GET', '/auth/me')).json().id,
      day: '2026-03-10',
      used: 5,
      accepted: 5,
    })
    .execute();
  const bad = { metadata: { molecular_formula: 'Xx' } };
  const call = async (client: Client, headers = {}) =>
    (await client.call('POST', '/analyze/manual', { json: bad, headers })).json().code;
  expect(await call(unverified, { origin: 'https://evil.example' })).toBe('foreign_origin');
  expect(await call(app.visitor())).toBe('not_signed_in');
  expect(await call(unverified)).toBe('not_verified');
  expect(await call(spent)).toBe('invalid_formula');
  expect((await analyse(spent)).json().code).toBe('daily_limit');
});
