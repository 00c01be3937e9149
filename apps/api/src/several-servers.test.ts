import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Database } from './db/open-database.ts';
import { KINDS, type Place } from './testing/databases.ts';
import { PRICES, startFakeStripe, type FakeStripe } from './testing/fake-stripe.ts';
import type { FakeEvent } from './testing/fake-stripe-state.ts';
import { findNginx, startNginx, type Proxy } from './testing/nginx.ts';
import { rounds } from './testing/rounds.ts';
import {
  call,
  killServers,
  mailedCode,
  serve,
  signUp,
  type Answer,
  type ServerProcess,
} from './testing/server-process.ts';
import { manualPayload, PASSWORD } from './testing/test-app.ts';

const postgres = KINDS[1];
const nginx = findNginx();
const missing =
  postgres.missing ?? (nginx === undefined ? 'no nginx is installed here' : undefined);
const PATIENCE_MS = 60_000;
const ITEM = { formula: 'CH4', nombre_molecula: null, result_json: { status: 'ok' } };

describe.skipIf(missing !== undefined)(
  `two servers over one PostgreSQL behind nginx${missing === undefined ? '' : ` (${missing})`}`,
  () => {
    let place: Place;
    let db: Database;
    let env: Record<string, string>;
    let servers: ServerProcess[];
    let proxy: Proxy;
    let stripe: FakeStripe;
    let addresses = 0;
    const addressOf = () => `10.1.${addresses >> 8}.${addresses++ & 255}`;
    const addressesOf = () => servers.map(({ base }) => base);

    beforeAll(async () => {
      await postgres.start();
      place = await postgres.place();
      db = await place.open();
      stripe = await startFakeStripe();
      env = { ...place.env, ...stripe.env, TRUST_PROXY: 'true' };
      servers = await Promise.all([serve(env), serve(env)]);
      proxy = await startNginx(nginx!, addressesOf());
    }, PATIENCE_MS);
    afterAll(async () => {
      await proxy?.stop();
      killServers();
      await stripe?.close();
      await db?.kysely.destroy();
      await postgres.stop();
    });
    afterEach(async () => {
      servers = await Promise.all(
        servers.map((server) =>
          server.child.exitCode === null && server.child.signalCode === null ? server : serve(env),
        ),
      );
      await proxy.use(addressesOf());
    });

    const user = (email: string) =>
      signUp(servers[0].base, { email, dataDir: env.DATA_DIR, address: addressOf() });
    const statusesOf = (answers: readonly Answer[]) =>
      Object.fromEntries(
        [...new Set(answers.map(({ status }) => status))]
          .sort()
          .map((status) => [status, answers.filter((answer) => answer.status === status).length]),
      );
    /** The user's plan and today's count, as no call can set them. */
    async function set(
      email: string,
      { plan, used }: { plan: 'basic' | 'pro'; used: number },
    ): Promise<void> {
      const { id } = await db.kysely
        .updateTable('users')
        .set({ plan })
        .where('email', '=', email)
        .returning('id')
        .executeTakeFirstOrThrow();
      const day = new Date().toISOString().slice(0, 10);
      await db.kysely
        .insertInto('daily_usage')
        .values({ user_id: id, day, used, accepted: used })
        .onConflict((conflict) =>
          conflict.columns(['user_id', 'day']).doUpdateSet({ used, accepted: used }),
        )
        .execute();
    }
    /**
     * Row, table and advisory locks of this database that servers hold or wait for. When all is
     * quiet there are none, but for the moment that a server's own housekeeping takes.
     */
    async function locksHeld(): Promise<unknown[]> {
      const { rows } = await sql`
        select locktype, mode, granted, state, query
        from pg_locks join pg_stat_activity using (pid)
        where datname = current_database()
          and backend_type = 'client backend'
          and pid <> pg_backend_pid()
          and (
            not granted
            or locktype in ('advisory', 'tuple', 'transactionid')
            or state like 'idle in transaction%'
          )`.execute(db.kysely);
      return rows;
    }
    const usedBy = async (cookie: string) =>
      ((await call(proxy.url, '/stats/quota', { cookie })).json as { used_today: number })
        .used_today;

    test(
      'what one server knows, the other knows: sessions, codes, cooldowns, tries and limits',
      async () => {
        const [one, two] = addressesOf();
        const email = 'both@example.org';
        const { cookie } = await call(one, '/auth/register', {
          body: { email, password: PASSWORD, name: 'Ada' },
          address: addressOf(),
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
              body: { email, code: mailedCode(env.DATA_DIR, email) },
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
              address: addressOf(),
            }),
          ),
        );
        expect(statusesOf(logins)).toEqual({ 401: 10, 429: 4 });
        const address = addressOf();
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
        const { cookie, email } = await user('quota@example.org');
        for (let round = 0; round < quotaRounds; round++) {
          await set(email, { plan: 'basic', used: 20 });
          const answers = await Promise.all(
            Array.from({ length: 40 }, () =>
              call(proxy.url, '/analyze/manual', { cookie, body: manualPayload() }),
            ),
          );
          expect(statusesOf(answers), `round ${round}`).toEqual({ 200: 5, 429: 35 });
          expect(await usedBy(cookie)).toBe(25);
        }
      },
      quotaRounds * PATIENCE_MS,
    );

    const killRounds = rounds({ few: 2, all: 20 });
    test(
      `one server killed in the middle, ${killRounds} times: nothing acknowledged ` +
        'is lost, counted twice, or stays locked',
      async () => {
        for (let round = 0; round < killRounds; round++) {
          const { cookie, email } = await user(`killed${round}@example.org`);
          await set(email, { plan: 'pro', used: 60 });
          const analyses = Array.from({ length: 30 }, () =>
            call(proxy.url, '/analyze/manual', { cookie, body: manualPayload('C3H8') }),
          );
          const saves = Array.from({ length: 30 }, () =>
            call(proxy.url, '/history', { cookie, body: ITEM }),
          );
          await sleep(Math.random() * 150);
          servers[round % 2].child.kill('SIGKILL');
          const [analysed, saved] = await Promise.all([Promise.all(analyses), Promise.all(saves)]);
          servers[round % 2] = await serve(env);
          await proxy.use(addressesOf());

          expect(
            analysed.filter(({ status }) => ![200, 502].includes(status)),
            `round ${round}`,
          ).toEqual([]);
          // What the dead server ran is run by the others.
          const open = () => call(proxy.url, '/analyses?status=open', { cookie });
          await expect
            .poll(async () => (await open()).json, { timeout: 30_000, message: `round ${round}` })
            .toEqual([]);
          const ended = (await call(proxy.url, '/analyses?limit=200', { cookie })).json as {
            id: string;
            status: string;
          }[];
          const done = new Set(ended.map(({ id }) => id));
          expect(ended.filter(({ status }) => status !== 'done')).toEqual([]);
          const used = await usedBy(cookie);
          expect(used, `round ${round}`).toBe(60 + done.size);
          const answered = analysed.filter(({ status }) => status === 200).length;
          expect(done.size, `round ${round}`).toBeGreaterThanOrEqual(answered);
          const ids = new Set(
            (
              (await call(proxy.url, '/history?limit=200', { cookie })).json as { id: string }[]
            ).map(({ id }) => id),
          );
          expect(
            saved.filter(
              ({ status, json }) => status === 200 && !ids.has((json as { id: string }).id),
            ),
            `round ${round}`,
          ).toEqual([]);
          await expect.poll(locksHeld, { timeout: 5_000, message: `round ${round}` }).toEqual([]);
          const rest = await Promise.all(
            Array.from({ length: 100 - used + 5 }, () =>
              call(proxy.url, '/analyze/manual', { cookie, body: manualPayload() }),
            ),
          );
          expect(statusesOf(rest), `round ${round}`).toEqual({ 200: 100 - used, 429: 5 });
        }
      },
      killRounds * PATIENCE_MS,
    );

    /**
     * An event as Stripe posts it. Whoever is not answered with success, or at all, is sent it
     * again.
     */
    async function deliver(event: FakeEvent): Promise<number> {
      const { payload, headers } = stripe.signed(event);
      return fetch(`${proxy.url}/stripe/webhook`, { method: 'POST', body: payload, headers }).then(
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
        const { cookie, email } = await user('webhooks@example.org');
        const { url } = (
          await call(proxy.url, '/stripe/checkout', { cookie, body: { plan: 'basic' } })
        ).json as { url: string };
        const { id } = stripe.state.pay(url.split('/').at(-1)!);
        const happen = [
          () => stripe.state.changePrice(id, PRICES.pro),
          () => stripe.state.setStatus(id, 'past_due'),
          () => stripe.state.setStatus(id, 'active'),
          () => stripe.state.renew(id),
          () => stripe.state.changePrice(id, PRICES.basic),
          () => stripe.state.cancelAtPeriodEnd(id),
          () => stripe.state.resume(id),
          () => stripe.state.changePrice(id, PRICES.pro),
        ];
        const waiting: FakeEvent[] = [];
        stripe.state.onEvent = (event) => void waiting.push(event);
        for (const deed of happen) deed();
        const first = await Promise.all(
          shuffled([...stripe.state.events, ...stripe.state.events]).map(deliver),
        );
        expect(new Set(first)).toEqual(new Set([200]));
        for (const base of addressesOf()) expect(await answeredBy(base)).toBeGreaterThan(0);
        expect((await call(proxy.url, '/me/plan', { cookie })).json).toEqual({ plan: 'pro' });

        stripe.state.changePrice(id, PRICES.basic);
        stripe.state.renew(id);
        let undelivered = shuffled([...stripe.state.events, ...waiting.slice(-4)]);
        const killing = sleep(30).then(() => servers[1].child.kill('SIGKILL'));
        while (undelivered.length > 0) {
          const statuses = await Promise.all(undelivered.map(deliver));
          undelivered = undelivered.filter((_, index) => statuses[index] !== 200);
        }
        await killing;
        expect((await call(proxy.url, '/me/plan', { cookie })).json).toEqual({ plan: 'basic' });
        const { id: userId } = await db.kysely
          .selectFrom('users')
          .select('id')
          .where('email', '=', email)
          .executeTakeFirstOrThrow();
        const kept = await db.kysely
          .selectFrom('billing_events')
          .select('id')
          .where('user_id', '=', userId)
          .execute();
        expect(kept.map((event) => event.id).sort()).toEqual(
          stripe.state.events.map((event) => event.id).sort(),
        );
        const forged = stripe.signed(stripe.state.events[0], 'whsec_other');
        expect(
          (
            await fetch(`${proxy.url}/stripe/webhook`, {
              method: 'POST',
              body: forged.payload,
              headers: forged.headers,
            })
          ).status,
        ).toBe(400);
        await expect.poll(locksHeld, { timeout: 5_000 }).toEqual([]);
      },
      PATIENCE_MS,
    );

    test(
      'a rolling restart drops no request, reads, writes and analyses under way alike',
      async () => {
        const { cookie } = await user('rolling@example.org');
        const answers: Answer[] = [];
        let rolling = true;
        const keepAsking = async (path: string, body?: unknown) => {
          while (rolling) answers.push(await call(proxy.url, path, { cookie, body }));
        };
        const asking = [
          keepAsking('/history'),
          keepAsking('/auth/me'),
          keepAsking('/history', ITEM),
          keepAsking('/history', ITEM),
        ];
        for (const index of [0, 1]) {
          const analysis = call(proxy.url, '/analyze/manual', {
            cookie,
            body: manualPayload('C2H6'),
          });
          await sleep(200);
          await proxy.use(addressesOf().filter((_, other) => other !== index));
          // As docs/operations.md says: what nginx had taken on before is on its way to the server.
          await sleep(1_000);
          servers[index].child.kill('SIGTERM');
          expect(await servers[index].ended).toBe(0);
          expect((await analysis).status).toBe(200);
          servers[index] = await serve(env);
          await proxy.use(addressesOf());
        }
        rolling = false;
        await Promise.all(asking);
        expect(answers.length).toBeGreaterThan(20);
        expect(statusesOf(answers)).toEqual({ 200: answers.length });
        const saved = answers.filter(
          ({ json }) =>
            typeof (json as { id?: string }).id === 'string' && !('email' in (json as object)),
        ).length;
        expect((await call(proxy.url, '/history/count', { cookie })).json).toEqual({
          count: saved,
        });
      },
      4 * PATIENCE_MS,
    );

    const turns = rounds({ few: 3, all: 12 });
    const gets = rounds({ few: 200, all: 1_000 });
    test(
      `killed in turn, each as soon as the other is back: none of at least ${gets} GETs fails`,
      async () => {
        const { cookie } = await user('turns@example.org');
        const answers: Answer[] = [];
        let killing = true;
        const keepReading = async (path: string) => {
          while (killing || answers.length < gets)
            answers.push(await call(proxy.url, path, { cookie }));
        };
        const reading = ['/history', '/auth/me', '/blog', '/stats/quota'].map(keepReading);
        for (let turn = 0; turn < turns; turn++) {
          const index = turn % 2;
          servers[index].child.kill('SIGKILL');
          await servers[index].ended;
          // At its old address, as a container that is restarted: nginx is not reloaded.
          servers[index] = await serve({ ...env, PORT: new URL(servers[index].base).port });
        }
        killing = false;
        await Promise.all(reading);
        expect(answers.length).toBeGreaterThanOrEqual(gets);
        expect(statusesOf(answers)).toEqual({ 200: answers.length });
      },
      turns * PATIENCE_MS,
    );

    test(
      'a server that is gone without notice is passed over',
      async () => {
        const { cookie } = await user('gone@example.org');
        servers[1].child.kill('SIGKILL');
        await servers[1].ended;
        const answers = await Promise.all(
          Array.from({ length: 20 }, (_, i) =>
            call(proxy.url, '/history', { cookie, body: i % 2 === 0 ? ITEM : undefined }),
          ),
        );
        expect(statusesOf(answers)).toEqual({ 200: 20 });
      },
      PATIENCE_MS,
    );
  },
);
