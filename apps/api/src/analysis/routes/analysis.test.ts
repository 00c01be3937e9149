import { analysisResponseSchema } from '@elucida/contract/analysis';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { QUEUE_BOUNDS } from '../../bounds/queue.ts';
import { fillQueue } from '../../testing/fill-queue.ts';
import { AnalysisTimeout } from '../../adapters/analyser/analyser.ts';
import { sampleResponse, untilCancelled } from '../../testing/fake-analyser.ts';
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
  app = await createTestApp({ env: { ANALYSIS_WORKERS: '1' } });
});
afterEach(() => app.close());

const analyse = (client: Client, headers = {}) =>
  client.call('POST', '/analyze/manual', { json: manualPayload(), headers });
const start = async () => await app.server.listen({ port: 0, host: '127.0.0.1' });
const queued = async () =>
  (await app.db.kysely.selectFrom('analyses').select('id').where('status', '=', 'queued').execute())
    .length;
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

test('a full queue is 503 with Retry-After, and not counted; Pro goes first all the same', async () => {
  const [user, pro] = [await app.user(), await app.user({ plan: 'pro' })];
  let release = () => {};
  app.analyser.behave(async (job) => {
    await new Promise<void>((resolve) => {
      release = resolve;
    });
    return sampleResponse(job);
  });
  const running = analyse(user);
  await until(async () => app.analyser.jobs.length === 1);
  const others = await Promise.all(Array.from({ length: 2 }, () => app.user()));
  for (const other of others) await fillQueue(app, other, QUEUE_BOUNDS.waitingMax / 2);
  const refused = await analyse(user);
  expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
    503,
    'busy',
    '15',
  ]);
  expect(await usedBy(user)).toBe(1);
  const first = analyse(pro);
  await until(async () => (await usedBy(pro)) === 1);
  release();
  expect((await running).statusCode).toBe(200);
  await until(async () => app.analyser.jobs.length === 2);
  release();
  expect((await first).statusCode).toBe(200);
});

test('one user alone does not fill the queue', async () => {
  const [user, other] = [await app.user({ plan: 'pro' }), await app.user({ plan: 'pro' })];
  app.analyser.behave(untilCancelled);
  const held = analyse(user);
  await until(async () => app.analyser.jobs.length === 1);
  await fillQueue(app, user, QUEUE_BOUNDS.waitingOfUserMax, { rank: 0 });
  expect((await analyse(user)).json().code).toBe('busy');
  const waiting = analyse(other);
  await until(async () => (await usedBy(other)) === 1);
  for (const client of [user, other])
    for (const { id } of (await client.call('GET', '/analyses?status=open&limit=200')).json())
      await client.call('DELETE', `/analyses/${id}`);
  expect([(await held).json().code, (await waiting).json().code]).toEqual([
    'analysis_cancelled',
    'analysis_cancelled',
  ]);
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
  await until(async () => (await queued()) === 1);
  const third = run(pro, 'C3H8');
  await until(async () => (await queued()) === 2);
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
  expect(events.map(({ event }) => event)).toEqual(['accepted', 'progress', 'progress', 'result']);
  expect(events[0].data).toEqual({ analysis_id: response.headers['analysis-id'] });
  expect(events[1].data).toEqual({ stage: 'interpret', fraction: 0.5 });
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
      { event: 'accepted', data: { analysis_id: expect.any(String) } },
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
  'closing the connection (%s) cancels nothing: it ends, counts, and is found by its id',
  async (accept) => {
    const user = await app.user();
    const base = await start();
    let finish = () => {};
    app.analyser.behave(async (job) => {
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return sampleResponse(job);
    });
    const leaving = new AbortController();
    const gone = post(base, user, { signal: leaving.signal, headers: { accept } })
      .then((response) => response.text())
      .catch(() => undefined);
    await until(async () => app.analyser.jobs.length === 1);
    leaving.abort();
    await gone;
    const [{ id }] = (await user.call('GET', '/analyses?status=open')).json();
    finish();
    const record = async () => (await user.call('GET', `/analyses/${id}`)).json();
    await until(async () => (await record()).status === 'done');
    expect((await record()).result).toEqual(
      sampleResponse({ formula: 'C7H12O2', spectra: manualPayload().spectra as never }),
    );
    expect(await usedBy(user)).toBe(1);
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
