import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import type { UserRow } from '../db/account-tables.ts';
import { addUser, clock, config, count, DAY, onBothPlaces } from '../testing/on-both-places.ts';
import { createTestApp, manualPayload } from '../testing/test-app.ts';
import { giveBack, readQuota } from './daily-quota.ts';

onBothPlaces((here) => {
  /** A row that counts against today. */
  async function countedRow(user: UserRow): Promise<string> {
    const id = randomUUID();
    const day = await count(user, here.db);
    const [text, at] = ['', clock.now()];
    await here.db.kysely
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

  test('of 40 requests at once with 5 left exactly 5 are counted, over several connections', async () => {
    const user = await addUser(here.db);
    const second = await here.place.open();
    const outcomes = await Promise.allSettled(
      Array.from({ length: 40 }, (_, i) => count(user, i % 2 === 0 ? here.db : second)),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
    expect(await readQuota(user, { db: here.db, clock, config })).toMatchObject({
      used_today: 5,
      remaining_today: 0,
    });
    await second.kysely.destroy();
  });

  test.skipIf(here.kind.name === 'SQLite')(
    '40 analyses at once with 5 left through two servers: exactly 5 accepted, 35 answered 429',
    async () => {
      const [one, two] = [
        await createTestApp({ env: here.place.env, db: await here.place.open(), clock }),
        await createTestApp({ env: here.place.env, db: await here.place.open(), clock }),
      ];
      const user = await one.user({ plan: 'basic' });
      const { id } = (await user.call('GET', '/auth/me')).json();
      await here.db.kysely
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
    const user = await addUser(here.db);
    const back = (id: string) =>
      here.db.kysely.transaction().execute((transaction) => giveBack(transaction, id));
    const used = async () => (await readQuota(user, { db: here.db, clock, config })).used_today;
    const reset = () =>
      here.db.kysely
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
});
