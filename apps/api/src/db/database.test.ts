import { expect, test } from 'vitest';
import { readAdminCommand } from '../admin-commands.ts';
import { seedPosts } from '../blog/seed-posts.ts';
import { hit } from '../limits/rate-limit.ts';
import { addUser, clock, config, count, onBothPlaces } from '../testing/on-both-places.ts';
import { runSource } from '../testing/run-source.ts';
import { createTestApp, manualPayload, PASSWORD } from '../testing/test-app.ts';
import { isMigrated, migrate } from './migrate.ts';
import { sweepExpired } from './sweep.ts';

onBothPlaces((here) => {
  test('several processes that start at once migrate once, and a second start does nothing', async () => {
    const { env, open } = await here.kind.place();
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
      const second = await here.place.open();
      await Promise.all([seedPosts(here.db), seedPosts(second), seedPosts(here.db)]);
      await second.kysely.destroy();
      const titles = async () =>
        (
          await here.db.kysely
            .selectFrom('blog_posts')
            .select('title')
            .where('language', '=', 'es')
            .orderBy('slug')
            .execute()
        ).map(({ title }) => title);
      const shipped = await titles();
      expect(shipped).toHaveLength(8);
      await here.db.kysely
        .updateTable('blog_posts')
        .set({ title: 'Edited' })
        .where('slug', '=', 'c13nmr')
        .execute();
      await seedPosts(here.db);
      expect(await titles()).toEqual(['Edited', ...shipped.slice(1)]);
      await here.db.kysely.updateTable('blog_posts').set({ seed: 'of an older release' }).execute();
      await seedPosts(here.db);
      expect(await titles()).toEqual(shipped);
    },
  );

  test('times, numbers and nulls come back as they went in', async () => {
    const user = await addUser(here.db, { plan_renews_at: 1_893_456_000_123 });
    expect(user).toMatchObject({
      created_at: clock.time,
      plan_renews_at: 1_893_456_000_123,
      is_verified: 1,
      history_count: 0,
      subscription_status: null,
    });
  });

  test('text of every kind comes back as it was sent', async () => {
    const app = await createTestApp({ env: here.place.env, db: await here.place.open(), clock });
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
    const user = await addUser(here.db);
    for (const [token_hash, life] of [
      ['old', -1],
      ['new', 1],
    ] as const)
      await here.db.kysely
        .insertInto('sessions')
        .values({ token_hash, user_id: user.id, created_at: 0, expires_at: clock.now() + life })
        .execute();
    await hit({ db: here.db, clock: { now: () => 0 } }, { key: 'old', max: 1, windowMs: 1 });
    await sweepExpired(here.db, clock);
    expect(await here.db.kysely.selectFrom('sessions').select('token_hash').execute()).toEqual([
      { token_hash: 'new' },
    ]);
    expect(await here.db.kysely.selectFrom('rate_limits').selectAll().execute()).toEqual([]);
  });

  test('deleting a user takes everything of theirs along', async () => {
    const user = await addUser(here.db);
    await count(user, here.db);
    await here.db.kysely.deleteFrom('users').where('id', '=', user.id).execute();
    expect(await here.db.kysely.selectFrom('daily_usage').selectAll().execute()).toEqual([]);
  });

  test(
    'an account deleted next to its own analyses and saves leaves nothing, and nobody ' +
      'waits for anybody',
    async () => {
      const app = await createTestApp({ env: here.place.env, db: await here.place.open(), clock });
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
          expect(await here.db.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
      }
      await app.close();
    },
  );

  test("the operators' commands", async () => {
    const user = await addUser(here.db, { email: 'ada@example.org', is_verified: 0 });
    await count(user, here.db);
    const run = async (...args: string[]) =>
      readAdminCommand(args)({ kysely: here.db.kysely, config, now: clock.now() });
    expect(await run('plan', 'Ada@Example.org', 'pro')).toBe('Ada@Example.org is on pro.\n');
    expect(await run('verify', 'ada@example.org')).toBe('ada@example.org is verified.\n');
    expect(await run('list')).toBe('ada@example.org  pro  verified  -  -  1 today\n1 accounts\n');
    await expect(run('plan', 'nobody@example.org', 'pro')).rejects.toThrow(
      'There is no account of nobody@example.org.',
    );
    await expect(run('plan', 'ada@example.org', 'gold')).rejects.toThrow(/^Usage/);
    await expect(run()).rejects.toThrow(/^Usage/);
    const entries = await here.db.kysely
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
