import { expect, test } from 'vitest';
import { hit } from '../limits/rate-limit.ts';
import { clock, onBothPlaces } from '../testing/on-both-places.ts';
import { createTestApp } from '../testing/test-app.ts';

onBothPlaces((here) => {
  test('20 hits at once on a limit of 7: exactly 7 pass, and the window starts again', async () => {
    const limit = { key: 'x', max: 7, windowMs: 60_000 };
    const waits = await Promise.all(
      Array.from({ length: 20 }, () => hit({ db: here.db, clock }, limit)),
    );
    expect(waits.filter((wait) => wait === null)).toHaveLength(7);
    expect(Math.max(...waits.map(Number))).toBe(60);
    clock.time += 60_000;
    expect(await hit({ db: here.db, clock }, limit)).toBeNull();
  });

  test(
    'history: newest first, pages that meet, counts, a full cap under concurrency, ' +
      'and room after a deletion',
    async () => {
      const app = await createTestApp({ env: here.place.env, db: await here.place.open(), clock });
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
      await here.db.kysely
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
});
