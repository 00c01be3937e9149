import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { PRICES } from './testing/fake-stripe.ts';
import type { FakeEvent } from './testing/fake-stripe-state.ts';
import { rounds } from './testing/rounds.ts';
import { onServerPair, PATIENCE_MS, statusesOf } from './testing/server-pair.ts';
import { call, mailedCode } from './testing/server-process.ts';
import { manualPayload, PASSWORD } from './testing/test-app.ts';

onServerPair((at) => {
  test(
    'a key holds on both servers, and ends on both; a session of an assistant finds its server',
    async () => {
      const pair = at();
      const [one, two] = pair.bases() as [string, string];
      const email = 'robot@example.org';
      const { cookie } = await pair.user(email);
      await pair.set(email, { plan: 'pro', used: 0 });
      const made = await call(one, '/account/keys', { cookie, body: { name: 'robot' } });
      const { id, key } = made.json as { id: string; key: string };
      const headers = { authorization: `Bearer ${key}` };
      const nameAt = async (base: string) =>
        (await fetch(`${base}/v1/names?q=ethanol`, { headers })).status;
      expect([await nameAt(one), await nameAt(two)]).toEqual([200, 200]);
      const transport = new StreamableHTTPClientTransport(new URL(`${pair.proxy.url}/mcp`), {
        requestInit: { headers },
      });
      const client = new Client({ name: 'test', version: '1' });
      await client.connect(transport as Parameters<typeof client.connect>[0]);
      for (let i = 0; i < 8; i++) expect((await client.listTools()).tools).toHaveLength(5);
      await client.close();
      await call(two, `/account/keys/${id}`, { method: 'DELETE', cookie });
      expect([await nameAt(one), await nameAt(two)]).toEqual([401, 401]);
    },
    PATIENCE_MS,
  );

  test(
    'what one server knows, the other knows: sessions, codes, cooldowns, tries and limits',
    async () => {
      const pair = at();
      const [one, two] = pair.bases();
      const email = 'both@example.org';
      const { cookie } = await call(one, '/auth/register', {
        body: { email, password: PASSWORD, name: 'Ada' },
        address: pair.newAddress(),
      });
      expect((await call(two, '/auth/me', { cookie })).status).toBe(200);
      expect((await call(one, '/auth/verify/resend', { body: { email } })).status).toBe(200);
      expect((await call(two, '/auth/verify/resend', { body: { email } })).status).toBe(429);
      const wrong = [];
      for (let i = 0; i < 4; i++)
        wrong.push(
          (
            await call(i % 2 === 0 ? one : two, '/auth/verify', {
              body: { email, code: '000000' },
            })
          ).status,
        );
      expect(wrong).toEqual([400, 400, 400, 400]);
      expect(
        (
          await call(two, '/auth/verify', {
            body: { email, code: mailedCode(pair.env.DATA_DIR, email) },
          })
        ).status,
      ).toBe(200);
      expect((await call(one, '/auth/me', { cookie })).json).toMatchObject({ is_verified: true });
      expect((await call(two, '/auth/logout', { method: 'POST', cookie })).status).toBe(200);
      expect((await call(one, '/auth/me', { cookie })).status).toBe(401);
      const logins = await Promise.all(
        Array.from({ length: 14 }, (_, i) =>
          call(i % 2 === 0 ? one : two, '/auth/login', {
            body: { email, password: 'not this one' },
            address: pair.newAddress(),
          }),
        ),
      );
      expect(statusesOf(logins)).toEqual({ 401: 10, 429: 4 });
      const address = pair.newAddress();
      const registered = await Promise.all(
        Array.from({ length: 34 }, (_, i) =>
          call(i % 2 === 0 ? one : two, '/auth/register', {
            body: { email, password: PASSWORD, name: 'Ada' },
            address,
          }),
        ),
      );
      expect(statusesOf(registered)).toEqual({ 409: 30, 429: 4 });
    },
    PATIENCE_MS,
  );

  const quotaRounds = rounds({ few: 5, all: 100 });
  test(
    `40 analyses at once with 5 left: exactly 5, ${quotaRounds} times`,
    async () => {
      const pair = at();
      const { cookie, email } = await pair.user('quota@example.org');
      for (let round = 0; round < quotaRounds; round++) {
        await pair.set(email, { plan: 'basic', used: 20 });
        const answers = await Promise.all(
          Array.from({ length: 40 }, () =>
            call(pair.proxy.url, '/analyze/manual', { cookie, body: manualPayload() }),
          ),
        );
        expect(statusesOf(answers), `round ${round}`).toEqual({ 200: 5, 429: 35 });
        expect(await pair.usedBy(cookie)).toBe(25);
      }
    },
    quotaRounds * PATIENCE_MS,
  );

  /**
   * An event as Stripe posts it. Whoever is not answered with success, or at all, is sent it
   * again.
   */
  async function deliver(event: FakeEvent): Promise<number> {
    const pair = at();
    const { payload, headers } = pair.stripe.signed(event);
    return fetch(`${pair.proxy.url}/stripe/webhook`, {
      method: 'POST',
      body: payload,
      headers,
    }).then(
      ({ status }) => status,
      () => 0,
    );
  }
  const shuffled = <Item>(items: readonly Item[]) =>
    items
      .map((item) => [Math.random(), item] as const)
      .sort(([a], [b]) => a - b)
      .map(([, item]) => item);
  /** How many deliveries a server has answered, by its own count. */
  const answeredBy = async (base: string) =>
    [
      ...(await (await fetch(`${base}/metrics`)).text()).matchAll(
        /^elucida_http_request_seconds_count\{.*route="\/stripe\/webhook".*\} (\d+)$/gm,
      ),
    ].reduce((sum, [, count]) => sum + Number(count), 0);

  test(
    'webhooks through the proxy reach both servers, doubled, shuffled, and while one ' +
      'is killed: the plan is right and every event is kept once',
    async () => {
      const pair = at();
      const { cookie, email } = await pair.user('webhooks@example.org');
      const { url } = (
        await call(pair.proxy.url, '/stripe/checkout', { cookie, body: { plan: 'basic' } })
      ).json as { url: string };
      const { id } = pair.stripe.state.pay(url.split('/').at(-1)!);
      const happen = [
        () => pair.stripe.state.changePrice(id, PRICES.pro),
        () => pair.stripe.state.setStatus(id, 'past_due'),
        () => pair.stripe.state.setStatus(id, 'active'),
        () => pair.stripe.state.renew(id),
        () => pair.stripe.state.changePrice(id, PRICES.basic),
        () => pair.stripe.state.cancelAtPeriodEnd(id),
        () => pair.stripe.state.resume(id),
        () => pair.stripe.state.changePrice(id, PRICES.pro),
      ];
      const waiting: FakeEvent[] = [];
      pair.stripe.state.onEvent = (event) => void waiting.push(event);
      for (const deed of happen) deed();
      const first = await Promise.all(
        shuffled([...pair.stripe.state.events, ...pair.stripe.state.events]).map(deliver),
      );
      expect(new Set(first)).toEqual(new Set([200]));
      for (const base of pair.bases()) expect(await answeredBy(base)).toBeGreaterThan(0);
      expect((await call(pair.proxy.url, '/me/plan', { cookie })).json).toEqual({ plan: 'pro' });

      pair.stripe.state.changePrice(id, PRICES.basic);
      pair.stripe.state.renew(id);
      let undelivered = shuffled([...pair.stripe.state.events, ...waiting.slice(-4)]);
      const killing = sleep(30).then(() => pair.servers[1].child.kill('SIGKILL'));
      while (undelivered.length > 0) {
        const statuses = await Promise.all(undelivered.map(deliver));
        undelivered = undelivered.filter((_, index) => statuses[index] !== 200);
      }
      await killing;
      expect((await call(pair.proxy.url, '/me/plan', { cookie })).json).toEqual({ plan: 'basic' });
      const { id: userId } = await pair.db.kysely
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow();
      const kept = await pair.db.kysely
        .selectFrom('billing_events')
        .select('id')
        .where('user_id', '=', userId)
        .execute();
      expect(kept.map((event) => event.id).sort()).toEqual(
        pair.stripe.state.events.map((event) => event.id).sort(),
      );
      const forged = pair.stripe.signed(pair.stripe.state.events[0], 'whsec_other');
      expect(
        (
          await fetch(`${pair.proxy.url}/stripe/webhook`, {
            method: 'POST',
            body: forged.payload,
            headers: forged.headers,
          })
        ).status,
      ).toBe(400);
      await expect.poll(pair.locksHeld, { timeout: 5_000 }).toEqual([]);
    },
    PATIENCE_MS,
  );
});
