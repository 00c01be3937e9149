import { HISTORY_UNVERIFIED_BYTES, PLAN_LIMITS } from '@elucida/contract/limits';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrate } from '../../db/migrate.ts';
import { seedPosts } from '../../blog/seed-posts.ts';
import { KINDS } from '../../testing/databases.ts';
import { plainJpeg, plainPng } from '../../testing/images.ts';
import { createTestApp, PASSWORD, type Client, type TestApp } from '../../testing/test-app.ts';

const url = (bytes: Buffer, type = 'png') =>
  `data:image/${type};base64,${bytes.toString('base64')}`;
/** Two pictures of noise: 150 kB each. */
const noise = (sigma: number) =>
  sharp({
    create: {
      width: 220,
      height: 220,
      channels: 3,
      background: '#fff',
      noise: { type: 'gaussian', mean: 128, sigma },
    },
  })
    .png()
    .toBuffer();

for (const { name, missing, start, place, stop } of KINDS) {
  describe.skipIf(missing !== undefined)(name, () => {
    let app: TestApp;
    beforeAll(async () => {
      await start();
      const db = await (await place()).open();
      await migrate(db);
      await seedPosts(db);
      app = await createTestApp({ db });
    });
    afterAll(async () => {
      await app.close();
      await stop();
    });

    const save = (user: Client, result_json: object) =>
      user.call('POST', '/history', { json: { formula: 'CH4', result_json } });
    const bytesOf = async (user: Client) =>
      (await user.call('GET', '/stats/quota')).json().history_bytes as number;
    const stored = async (user: Client) => {
      const { id } = (await user.call('GET', '/auth/me')).json();
      return (
        await app.db.kysely
          .selectFrom('history_pictures')
          .select('size')
          .where('user_id', '=', id)
          .execute()
      )
        .map(({ size }) => Number(size))
        .sort((a, b) => a - b);
    };

    test(
      'a picture is stored once for an account, shown by every item, exported, and ' +
        'freed with the last of them',
      async () => {
        const [user, other] = [await app.user(), await app.user()];
        const [png, jpeg] = [await plainPng(), await plainJpeg()];
        const both = { image_previews: [url(png), url(jpeg, 'jpeg'), url(png)] };
        const [first, second] = [
          await save(user, both),
          await save(user, { image_preview: url(png) }),
        ];
        await save(other, both);
        expect(await stored(user)).toEqual([png.length, jpeg.length].sort((a, b) => a - b));
        const list = (await user.call('GET', '/history')).json() as {
          id: string;
          result_json: object;
        }[];
        expect(list.find(({ id }) => id === first.json().id)!.result_json).toEqual(both);
        const exported = (await user.call('GET', '/account/export')).json().history;
        expect(
          exported.map(({ image_previews }: { image_previews: string[] }) => image_previews),
        ).toEqual(expect.arrayContaining([both.image_previews, [url(png)]]));
        const full = await bytesOf(user);
        await user.call('DELETE', `/history/${first.json().id}`);
        expect(await stored(user)).toEqual([png.length]);
        expect(full - (await bytesOf(user))).toBeGreaterThanOrEqual(jpeg.length);
        expect((await user.call('GET', `/history/${second.json().id}`)).json().result_json).toEqual(
          {
            image_previews: [url(png)],
          },
        );
        await user.call('DELETE', `/history/${second.json().id}`);
        expect([await stored(user), await bytesOf(user)]).toEqual([[], 0]);
        expect(await stored(other)).toHaveLength(2);
      },
    );

    test('saving and deleting the same picture side by side loses none and counts right', async () => {
      const user = await app.user();
      const picture = { image_previews: [url(await plainPng())] };
      let last = (await save(user, picture)).json().id as string;
      for (let round = 0; round < 6; round++) {
        const [saved, deleted] = await Promise.all([
          save(user, picture),
          user.call('DELETE', `/history/${last}`),
        ]);
        expect([saved.statusCode, deleted.statusCode]).toEqual([200, 200]);
        last = saved.json().id;
        expect((await user.call('GET', `/history/${last}`)).json().result_json).toEqual(picture);
      }
      await user.call('DELETE', `/history/${last}`);
      expect(await bytesOf(user)).toBe(0);
    });

    test('deleting the account deletes its pictures', async () => {
      const user = await app.user();
      const { id } = (await user.call('GET', '/auth/me')).json();
      await save(user, { image_previews: [url(await plainPng())] });
      expect(
        (await user.call('DELETE', '/account', { json: { password: PASSWORD } })).statusCode,
      ).toBe(200);
      for (const table of ['history_pictures', 'history_item_pictures', 'history_items'] as const)
        expect(
          await app.db.kysely
            .selectFrom(table)
            .select('user_id')
            .where('user_id', '=', id)
            .execute(),
        ).toEqual([]);
    });

    test('an unverified account reads, saves about the demo, and no more; verified, it goes on', async () => {
      const user = await app.user({ verified: false });
      const text = 'x'.repeat(120_000);
      const answers = [];
      for (let index = 0; index < 3; index++) answers.push(await save(user, { informacion: text }));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 403]);
      expect(answers[2]!.json().code).toBe('history_unverified_full');
      expect((await user.call('GET', '/stats/quota')).json()).toMatchObject({
        history_bytes_limit: HISTORY_UNVERIFIED_BYTES,
      });
      expect((await user.call('GET', '/history')).json()).toHaveLength(2);
      await app.db.kysely
        .updateTable('users')
        .set({ is_verified: 1 })
        .where('email', '=', user.email)
        .execute();
      expect((await save(user, { informacion: text })).statusCode).toBe(200);
      expect((await user.call('GET', '/stats/quota')).json()).toMatchObject({
        history_bytes_limit: PLAN_LIMITS.free.historyBytes,
      });
    });

    test(
      'the bytes of the plan hold for requests side by side; a picture that is there ' +
        'already still fits',
      async () => {
        const user = await app.user();
        const [a, b] = [await noise(40), await noise(60)];
        await save(user, { image_previews: [url(a)] });
        const room = 5_000;
        await app.db.kysely
          .updateTable('users')
          .set({ history_bytes: PLAN_LIMITS.free.historyBytes - room })
          .where('email', '=', user.email)
          .execute();
        const refused = await save(user, { image_previews: [url(b)] });
        expect([refused.statusCode, refused.json().code]).toEqual([409, 'history_bytes_full']);
        const texts = await Promise.all(
          Array.from({ length: 6 }, () =>
            save(user, { informacion: 'x'.repeat(1_500), image_previews: [url(a)] }),
          ),
        );
        expect(texts.filter(({ statusCode }) => statusCode === 200)).toHaveLength(2);
        await app.db.kysely
          .updateTable('users')
          .set({ plan: 'basic' })
          .where('email', '=', user.email)
          .execute();
        expect((await save(user, { image_previews: [url(b)] })).statusCode).toBe(200);
      },
    );

    test('an item from before pictures were stored apart is read, exported and deleted as it is', async () => {
      const user = await app.user();
      const { id: user_id } = (await user.call('GET', '/auth/me')).json();
      const previews = [url(await plainPng()), url(await plainJpeg(), 'jpeg')];
      const bytes = 2 + JSON.stringify(previews).length;
      await app.db.kysely
        .insertInto('history_items')
        .values({
          id: `old-${user_id}`,
          user_id,
          formula: 'CH4',
          nombre_molecula: null,
          result_json: '{}',
          image_previews: JSON.stringify(previews),
          bytes,
          created_at: app.clock.time,
        })
        .execute();
      await app.db.kysely
        .updateTable('users')
        .set({ history_count: 1, history_bytes: bytes })
        .where('id', '=', user_id)
        .execute();
      expect((await user.call('GET', '/history')).json()).toMatchObject([
        { result_json: { image_previews: previews } },
      ]);
      expect((await user.call('GET', '/account/export')).json().history[0].image_previews).toEqual(
        previews,
      );
      expect((await user.call('DELETE', `/history/old-${user_id}`)).statusCode).toBe(200);
      expect(await bytesOf(user)).toBe(0);
    });

    test(
      'a large item comes in slices, whole: characters of four bytes, pictures stored ' +
        'apart, and an older one with pictures inside',
      async () => {
        const user = await app.user({ plan: 'pro' });
        const { id: user_id } = (await user.call('GET', '/auth/me')).json();
        const result = {
          informacion: `é${'😀'.repeat(300_000)}`,
          list: [[1], {}],
          raw_vision: 'x',
        };
        const previews = [url(await plainPng())];
        const { id } = (await save(user, { ...result, image_previews: previews })).json();
        const old = [url(await noise(40)), url(await noise(60))];
        await app.db.kysely
          .insertInto('history_items')
          .values({
            id: `large-${user_id}`,
            user_id,
            formula: 'CH4',
            nombre_molecula: null,
            result_json: JSON.stringify(result),
            image_previews: JSON.stringify(old),
            bytes: 2_000_000,
            created_at: 0,
          })
          .execute();
        expect((await user.call('GET', `/history/${id}`)).json().result_json).toEqual({
          ...result,
          image_previews: previews,
        });
        const listed = (await user.call('GET', '/history')).json();
        expect(listed.map(({ result_json }: { result_json: object }) => result_json)).toEqual([
          { ...result, image_previews: previews },
          { ...result, image_previews: old },
        ]);
        const exported = (await user.call('GET', '/account/export')).json().history;
        expect(
          exported.map(({ result_json, image_previews }: Record<string, unknown>) => [
            result_json,
            image_previews,
          ]),
        ).toEqual([
          [result, old],
          [result, previews],
        ]);
        const { raw_vision: _raw, ...brief } = result;
        expect((await user.call('GET', '/history?brief=1')).json()[0].result_json).toEqual({
          ...brief,
          image_previews: [],
        });
      },
    );
  });
}
