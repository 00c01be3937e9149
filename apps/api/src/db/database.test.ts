import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest';
import { runAdminCommand } from '../admin-commands.ts';
import { parseConfig } from '../config.ts';
import { consume, giveBack, readQuota } from '../quota/daily-quota.ts';
import { hit } from '../limits/rate-limit.ts';
import type { UserRow } from './schema.ts';
import { KINDS, type Place } from '../testing/databases.ts';
import { runSource } from '../testing/run-source.ts';
import { createTestApp, manualPayload, PASSWORD } from '../testing/test-app.ts';
import { isMigrated, migrate } from './migrate.ts';
import type { Database } from './open-database.ts';
import { seedPosts } from '../blog/seed-posts.ts';
import { sweepExpired } from './sweep.ts';

const DAY = '2026-03-10';
const clock = {
  time: Date.UTC(2026, 2, 10, 12),
  now() {
    return this.time;
  },
};
const config = parseConfig({ ADMIN_EMAILS: 'admin@example.org' });

async function addUser({ kysely }: Database, values: Partial<UserRow> = {}): Promise<UserRow> {
  const id = randomUUID();
  return kysely
    .insertInto('users')
    .values({
      id,
      email: `${id}@example.org`,
      name: 'Ada',
      password_hash: '-',
      is_verified: 1,
      is_admin: 0,
      is_whitelisted: 0,
      plan: 'free',
      plan_renews_at: null,
      subscription_status: null,
      history_count: 0,
      created_at: clock.now(),
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

describe.each(KINDS)('$name', (kind) => {
  describe.skipIf(kind.missing !== undefined)(kind.missing ?? 'holds', () => {
    let place: Place;
    let db: Database;
    beforeAll(() => kind.start());
    afterAll(() => kind.stop());
    beforeEach(async () => {
      place = await kind.place();
      db = await place.open();
      await migrate(db);
    });
    afterEach(async () => {
      await db.kysely.destroy().catch(() => {});
    });

    test('several processes that start at once migrate once, and a second start does nothing', async () => {
      const { env, open } = await kind.place();
      // Real processes: they wait for each other's locks, which connections within one thread
      // cannot.
      const starters = await Promise.all(
        Array.from({ length: 4 }, () => runSource('admin-cli.ts', { args: ['list'], env })),
      );
      expect(starters).toEqual(Array(4).fill({ code: 0, stdout: '0 accounts\n', stderr: '' }));
      const fresh = await open();
      await migrate(fresh);
      expect(await isMigrated(fresh)).toBe(true);
      await fresh.kysely.destroy();
    });

    test(
      'posts are seeded once however many seed, follow a changed shipped text, and ' +
        'keep what an operator edits',
      async () => {
        const second = await place.open();
        await Promise.all([seedPosts(db), seedPosts(second), seedPosts(db)]);
        await second.kysely.destroy();
        const titles = async () =>
          (
            await db.kysely
              .selectFrom('blog_posts')
              .select('title')
              .where('language', '=', 'es')
              .orderBy('slug')
              .execute()
          ).map(({ title }) => title);
        const shipped = await titles();
        expect(shipped).toHaveLength(6);
        await db.kysely
          .updateTable('blog_posts')
          .set({ title: 'Edited' })
          .where('slug', '=', 'c13nmr')
          .execute();
        await seedPosts(db);
        expect(await titles()).toEqual(['Edited', ...shipped.slice(1)]);
        await db.kysely.updateTable('blog_posts').set({ seed: 'of an older release' }).execute();
        await seedPosts(db);
        expect(await titles()).toEqual(shipped);
      },
    );

    const count = (user: UserRow, on = db) =>
      on.kysely
        .transaction()
        .execute((transaction) => consume(transaction, user, { clock, config }));
    /** A row that counts against today. */
    async function countedRow(user: UserRow): Promise<string> {
      const id = randomUUID();
      const day = await count(user);
      const [text, at] = ['', clock.now()];
      await db.kysely
        .insertInto('analyses')
        .values({
          id,
          user_id: user.id,
          status: 'running',
          rank: 1,
          kind: 'manual',
          lang: 'en',
          formula: 'CH4',
          title: text,
          comments: text,
          input: '{}',
          input_bytes: 2,
          day,
          counted: 1,
          created_at: at,
          queued_at: at,
        })
        .execute();
      return id;
    }

    test('times, numbers and nulls come back as they went in', async () => {
      const user = await addUser(db, { plan_renews_at: 1_893_456_000_123 });
      expect(user).toMatchObject({
        created_at: clock.time,
        plan_renews_at: 1_893_456_000_123,
        is_verified: 1,
        history_count: 0,
        subscription_status: null,
      });
    });

    test('of 40 requests at once with 5 left exactly 5 are counted, over several connections', async () => {
      const user = await addUser(db);
      const second = await place.open();
      const outcomes = await Promise.allSettled(
        Array.from({ length: 40 }, (_, i) => count(user, i % 2 === 0 ? db : second)),
      );
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
      expect(await readQuota(user, { db, clock, config })).toMatchObject({
        used_today: 5,
        remaining_today: 0,
      });
      await second.kysely.destroy();
    });

    test.skipIf(kind.name === 'SQLite')(
      '40 analyses at once with 5 left through two servers: exactly 5 accepted, 35 answered 429',
      async () => {
        const [one, two] = [
          await createTestApp({ env: place.env, db: await place.open(), clock }),
          await createTestApp({ env: place.env, db: await place.open(), clock }),
        ];
        const user = await one.user({ plan: 'basic' });
        const { id } = (await user.call('GET', '/auth/me')).json();
        await db.kysely
          .insertInto('daily_usage')
          .values({ user_id: id, day: DAY, used: 20, accepted: 20 })
          .execute();
        const { cookie } = user;
        const calls = Array.from({ length: 40 }, (_, i) =>
          (i % 2 === 0 ? one : two).server.inject({
            method: 'POST',
            url: '/analyze/manual',
            payload: manualPayload(),
            headers: { cookie },
          }),
        );
        const statuses = (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();
        expect(statuses).toEqual([...Array<number>(5).fill(200), ...Array<number>(35).fill(429)]);
        await one.close();
        await two.close();
      },
    );

    test('a count is given back once, and never below zero', async () => {
      const user = await addUser(db);
      const back = (id: string) =>
        db.kysely.transaction().execute((transaction) => giveBack(transaction, id));
      const used = async () => (await readQuota(user, { db, clock, config })).used_today;
      const reset = () =>
        db.kysely
          .updateTable('daily_usage')
          .set({ used: 0 })
          .where('user_id', '=', user.id)
          .execute();
      const [first, second] = [await countedRow(user), await countedRow(user)];
      await Promise.all([back(first), back(first)]);
      await back(first);
      expect(await used()).toBe(1);
      await reset();
      await back(second);
      expect(await used()).toBe(0);
    });

    test('20 hits at once on a limit of 7: exactly 7 pass, and the window starts again', async () => {
      const limit = { key: 'x', max: 7, windowMs: 60_000 };
      const waits = await Promise.all(Array.from({ length: 20 }, () => hit({ db, clock }, limit)));
      expect(waits.filter((wait) => wait === null)).toHaveLength(7);
      expect(Math.max(...waits.map(Number))).toBe(60);
      clock.time += 60_000;
      expect(await hit({ db, clock }, limit)).toBeNull();
    });

    test(
      'history: newest first, pages that meet, counts, a full cap under concurrency, ' +
        'and room after a deletion',
      async () => {
        const app = await createTestApp({ env: place.env, db: await place.open(), clock });
        const user = await app.user({ plan: 'basic' });
        const save = (formula: string) =>
          user.call('POST', '/history', {
            json: { formula, nombre_molecula: null, result_json: { status: 'ok' } },
          });
        for (const formula of ['CH4', 'C2H6', 'C3H8']) {
          clock.time += 1_000;
          await save(formula);
        }
        const page = async (query: string) =>
          (await user.call('GET', `/history?${query}`))
            .json()
            .map(({ formula }: { formula: string }) => formula);
        expect(await page('')).toEqual(['C3H8', 'C2H6', 'CH4']);
        expect([
          await page('limit=2'),
          await page('limit=2&offset=2'),
          await page('limit=2&offset=4'),
        ]).toEqual([['C3H8', 'C2H6'], ['CH4'], []]);
        await db.kysely
          .updateTable('users')
          .set({ history_count: 1_998 })
          .where('email', '=', user.email)
          .execute();
        const statuses = (await Promise.all(Array.from({ length: 5 }, () => save('C4H10'))))
          .map(({ statusCode }) => statusCode)
          .sort();
        expect(statuses).toEqual([200, 200, 409, 409, 409]);
        const [{ id }] = (await user.call('GET', '/history')).json();
        expect((await user.call('DELETE', `/history/${id}`)).statusCode).toBe(200);
        expect((await user.call('DELETE', `/history/${id}`)).statusCode).toBe(404);
        expect((await save('C5H12')).statusCode).toBe(200);
        expect((await user.call('GET', '/history/count')).json()).toEqual({ count: 5 });
        await app.close();
      },
    );

    test('text of every kind comes back as it was sent', async () => {
      const app = await createTestApp({ env: place.env, db: await place.open(), clock });
      const user = await app.user({ name: 'O\'Brien 😀 "ñ" \\' });
      expect((await user.call('GET', '/auth/me')).json().name).toBe('O\'Brien 😀 "ñ" \\');
      const result = {
        informacion: 'δ \u0000 \u2028 \ud83d 😀 \\u0041',
        raw_vision: ['\u0000'],
        zahl: 1e-300,
      };
      const { id } = (
        await user.call('POST', '/history', {
          json: { formula: 'CH4', nombre_molecula: '¹³C–metano', result_json: result },
        })
      ).json();
      expect((await user.call('GET', `/history/${id}`)).json()).toMatchObject({
        nombre_molecula: '¹³C–metano',
        result_json: result,
      });
      await app.close();
    });

    test('what has expired is swept, what has not stays', async () => {
      const user = await addUser(db);
      for (const [token_hash, life] of [
        ['old', -1],
        ['new', 1],
      ] as const)
        await db.kysely
          .insertInto('sessions')
          .values({ token_hash, user_id: user.id, created_at: 0, expires_at: clock.now() + life })
          .execute();
      await hit({ db, clock: { now: () => 0 } }, { key: 'old', max: 1, windowMs: 1 });
      await sweepExpired(db, clock);
      expect(await db.kysely.selectFrom('sessions').select('token_hash').execute()).toEqual([
        { token_hash: 'new' },
      ]);
      expect(await db.kysely.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
    });

    test('deleting a user takes everything of theirs along', async () => {
      const user = await addUser(db);
      await count(user);
      await db.kysely.deleteFrom('users').where('id', '=', user.id).execute();
      expect(await db.kysely.selectFrom('daily_usage').selectAll().execute()).toEqual([]);
    });

    test(
      'an account deleted beside its own analyses and saves leaves nothing, and nobody ' +
        'waits for anybody',
      async () => {
        const app = await createTestApp({ env: place.env, db: await place.open(), clock });
        for (let round = 0; round < 5; round++) {
          const user = await app.user({ plan: 'pro' });
          const { cookie } = user;
          const calls = Array.from({ length: 24 }, (_, i) =>
            app.server.inject({
              method: 'POST',
              headers: { cookie, 'content-type': 'application/json' },
              ...(i % 3 === 0
                ? {
                    url: '/history',
                    payload: {
                      formula: 'CH4',
                      nombre_molecula: null,
                      result_json: { status: 'ok' },
                    },
                  }
                : { url: '/analyze/manual', payload: manualPayload() }),
            }),
          );
          const removed = await user.call('DELETE', '/account', { json: { password: PASSWORD } });
          expect(removed.statusCode, removed.body).toBe(200);
          for (const { statusCode, body } of await Promise.all(calls))
            expect([200, 401], body).toContain(statusCode);
          for (const table of ['users', 'daily_usage', 'analyses', 'history_items'] as const)
            expect(await db.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
        }
        await app.close();
      },
    );

    test("the operators' commands", async () => {
      const user = await addUser(db, { email: 'ada@example.org', is_verified: 0 });
      await count(user);
      const run = (...args: string[]) =>
        runAdminCommand(args, { kysely: db.kysely, config, now: clock.now() });
      expect(await run('plan', 'Ada@Example.org', 'pro')).toBe('Ada@Example.org is on pro.\n');
      expect(await run('verify', 'ada@example.org')).toBe('ada@example.org is verified.\n');
      expect(await run('list')).toBe('ada@example.org  pro  verified  -  -  1 today\n1 accounts\n');
      await expect(run('plan', 'nobody@example.org', 'pro')).rejects.toThrow(
        'There is no account of nobody@example.org.',
      );
      await expect(run('plan', 'ada@example.org', 'gold')).rejects.toThrow(/^Usage/);
      await expect(run()).rejects.toThrow(/^Usage/);
      const entries = await db.kysely
        .selectFrom('admin_audit')
        .select(['source', 'actor_id', 'target_id', 'action', 'before', 'after'])
        .orderBy('action')
        .execute();
      const by = { source: 'shell', actor_id: null, target_id: user.id };
      expect(entries).toEqual([
        { ...by, action: 'plan', before: 'free', after: 'pro' },
        { ...by, action: 'verified', before: '0', after: '1' },
      ]);
    });
  });
});
