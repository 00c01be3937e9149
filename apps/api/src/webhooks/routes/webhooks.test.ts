import { Webhook } from 'standardwebhooks';
import { afterEach, expect, test, vi } from 'vitest';
import type { WebhookPost } from '../../adapters/webhooks/post-webhook.ts';
import { untilCancelled } from '../../testing/fake-analyser.ts';
import { createTestApp, manualPayload, type Client, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
afterEach(() => app.close());

/** An application whose messages get these answers, one after the other, the last again and again. */
async function appWith(...answers: readonly (number | Error)[]): Promise<WebhookPost[]> {
  const posts: WebhookPost[] = [];
  app = await createTestApp({
    app: {
      postWebhook(post) {
        const answer = answers[Math.min(posts.push(post), answers.length) - 1]!;
        return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
      },
    },
  });
  return posts;
}

async function hooked(): Promise<{ user: Client; id: string; secret: string }> {
  const user = await app.user({ plan: 'pro' });
  const made = await user.call('POST', '/account/webhooks', {
    json: { url: 'https://lab.example/hook' },
  });
  return { user, ...made.json<{ id: string; secret: string }>() };
}
const PATIENCE = { timeout: 8_000, interval: 50 };
const listed = async (user: Client) =>
  (await user.call('GET', '/account/webhooks')).json<
    { last_status: number | null; waiting: number }[]
  >();

test('what ends is told once, signed, without its result', async () => {
  const posts = await appWith(204);
  const { user, secret } = await hooked();
  const { headers } = await user.call('POST', '/analyze/manual', { json: manualPayload() });
  await vi.waitFor(() => expect(posts).toHaveLength(1), PATIENCE);
  const [{ id, url, body, now }] = posts as [WebhookPost];
  expect(url).toBe('https://lab.example/hook');
  expect(JSON.parse(body)).toEqual({
    type: 'analysis.ended',
    timestamp: '2026-03-10T12:00:00.000Z',
    data: {
      id: headers['analysis-id'],
      status: 'done',
      location: `/v1/analyses/${String(headers['analysis-id'])}`,
    },
  });
  const signature = new Webhook(secret).sign(id, new Date(now), body);
  expect(signature).toMatch(/^v1,/);
  await vi.waitFor(
    async () => expect(await listed(user)).toMatchObject([{ last_status: 204, waiting: 0 }]),
    PATIENCE,
  );
  expect(body).not.toContain('CCOC');
});

test('a message that is not taken, or is sent elsewhere, comes again later with the same id', async () => {
  const posts = await appWith(302, new Error('ECONNREFUSED'), 200);
  const { user } = await hooked();
  await user.call('POST', '/verifications', {
    json: { structure: 'CCOC(=O)C1CCC1', spectra: manualPayload().spectra },
  });
  await vi.waitFor(
    async () => expect(await listed(user)).toMatchObject([{ last_status: 302, waiting: 1 }]),
    PATIENCE,
  );
  app.clock.time += 5_000;
  await vi.waitFor(
    async () => expect(await listed(user)).toMatchObject([{ last_status: null, waiting: 1 }]),
    PATIENCE,
  );
  app.clock.time += 60_000;
  await vi.waitFor(
    async () => expect(await listed(user)).toMatchObject([{ last_status: 200, waiting: 0 }]),
    PATIENCE,
  );
  expect(new Set(posts.map(({ id }) => id)).size).toBe(1);
  expect(JSON.parse(posts[0]!.body)).toMatchObject({ type: 'verification.ended' });
});

test('after seven tries it is given up', async () => {
  const posts = await appWith(503);
  const { user } = await hooked();
  await user.call('POST', '/analyze/manual', { json: manualPayload() });
  for (let tries = 1; tries <= 7; tries++) {
    await vi.waitFor(() => expect(posts).toHaveLength(tries), PATIENCE);
    // It is settled, and not only claimed.
    const at = new Date(app.clock.time).toISOString();
    await vi.waitFor(
      async () => expect(await listed(user)).toMatchObject([{ last_tried_at: at }]),
      PATIENCE,
    );
    app.clock.time += 8 * 3_600_000;
  }
  await vi.waitFor(
    async () => expect(await listed(user)).toMatchObject([{ waiting: 0 }]),
    PATIENCE,
  );
  expect(posts).toHaveLength(7);
});

test('a cancelled analysis is told too; nothing is told to a removed webhook or another plan', async () => {
  const posts = await appWith(200);
  const { user, id } = await hooked();
  app.analyser.behave(untilCancelled);
  const asked = user.call('POST', '/analyze/manual', { json: manualPayload() });
  const open = async () =>
    (await user.call('GET', '/analyses?status=open')).json<{ id: string }[]>();
  await vi.waitFor(async () => expect(await open()).toHaveLength(1), PATIENCE);
  await user.call('DELETE', `/analyses/${(await open())[0]!.id}`);
  await asked;
  await vi.waitFor(() => expect(posts).toHaveLength(1), PATIENCE);
  expect(JSON.parse(posts[0]!.body)).toMatchObject({ data: { status: 'cancelled' } });
  await app.db.kysely.updateTable('users').set({ plan: 'free' }).execute();
  app.analyser.behave(() => Promise.reject(new Error('x')));
  await user.call('POST', '/analyze/manual', { json: manualPayload() });
  const waiting = () => app.db.kysely.selectFrom('webhook_messages').select('id').execute();
  await vi.waitFor(async () => expect(await waiting()).toEqual([]), PATIENCE);
  await app.db.kysely.updateTable('users').set({ plan: 'pro' }).execute();
  expect((await user.call('DELETE', `/account/webhooks/${id}`)).statusCode).toBe(200);
  await user.call('POST', '/analyze/manual', { json: manualPayload() });
  expect(await waiting()).toEqual([]);
  expect(posts).toHaveLength(1);
});

test('only https addresses, at most five, and only those of one’s own', async () => {
  await appWith(200);
  const { user, id } = await hooked();
  const add = async (url: string) =>
    (await user.call('POST', '/account/webhooks', { json: { url } })).statusCode;
  for (const url of [
    'http://lab.example/',
    'https://ada:x@lab.example/',
    'file:///etc/passwd',
    'x',
  ])
    expect(await add(url), url).toBe(422);
  const all = await Promise.all(Array.from({ length: 6 }, () => add('https://lab.example/')));
  expect(all.filter((status) => status === 200)).toHaveLength(4);
  expect(all.filter((status) => status === 409)).toHaveLength(2);
  const other = await app.user({ plan: 'pro' });
  expect((await other.call('DELETE', `/account/webhooks/${id}`)).statusCode).toBe(404);
});
