import { join } from 'node:path';
import { sql } from 'kysely';
import LibsqlDatabase from 'libsql';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from './db/migrate.ts';
import { KINDS, type Place } from './testing/databases.ts';
import { untilCancelled } from './testing/fake-analyser.ts';
import { runSource } from './testing/run-source.ts';
import { call, killServers, serve } from './testing/server-process.ts';
import { createTestApp, manualPayload, type Client, type TestApp } from './testing/test-app.ts';
import { fill, raise, damage } from './testing/break-database.ts';

const PATIENCE_MS = 60_000;
const ITEM = {
  formula: 'CH4',
  nombre_molecula: null,
  result_json: { status: 'ok', informacion: 'x'.repeat(400_000) },
};

describe.each(KINDS)('$name', (kind) => {
  describe.skipIf(kind.missing !== undefined)(kind.missing ?? 'fails', () => {
    let place: Place;
    let app: TestApp;
    let user: Client;
    let log: string[];
    beforeAll(() => kind.start());
    afterAll(() => kind.stop());
    beforeEach(async () => {
      place = await kind.place();
      const db = await place.open();
      await migrate(db);
      log = [];
      app = await createTestApp({
        env: place.env,
        db,
        app: { logger: { stream: { write: (line: string) => void log.push(line) } } },
      });
      user = await app.user();
    });
    afterEach(async () => {
      await app.close();
      killServers();
    });
    const ready = async () => {
      const answer = await app.server.inject('/readyz');
      return [answer.statusCode, answer.json().detail];
    };
    const errors = () =>
      log
        .map(
          (line) => JSON.parse(line) as { level: number; msg: string; err?: { message: string } },
        )
        .filter(({ level }) => level >= 50);

    test(
      'a full disk: what cannot be stored is 507, the rest goes on, /readyz and the ' +
        'log say so, and it recovers by itself',
      async () => {
        const saved = (await user.call('POST', '/history', { json: ITEM })).json().id as string;
        const makeRoom = await fill(app.db);
        const refused = await user.call('POST', '/history', { json: ITEM });
        expect([refused.statusCode, refused.json().code, refused.headers['retry-after']]).toEqual([
          507,
          'disk_full',
          '60',
        ]);
        expect(
          (await user.call('GET', `/history/${saved}`)).json().result_json.informacion,
        ).toHaveLength(400_000);
        expect((await user.call('GET', '/history/count')).json()).toEqual({ count: 1 });
        expect(await ready()).toEqual([503, 'The disk of the database is full.']);
        expect(
          errors()
            .map(({ err, msg }) => err?.message ?? msg)
            .join('\n'),
        ).toMatch(
          new RegExp(
            'The disk of the database is full or cannot be written: make ' +
              'room[^]*not ready: The disk of the database is full',
          ),
        );
        await makeRoom();
        await expect.poll(ready, { timeout: 10_000 }).toEqual([200, undefined]);
        expect((await user.call('POST', '/history', { json: ITEM })).statusCode).toBe(200);
      },
      PATIENCE_MS,
    );

    test(
      'damage: 503, /readyz fails, and the log says what to do',
      async () => {
        if (app.db.dialect === 'sqlite') {
          const { id } = (await user.call('POST', '/history', { json: ITEM })).json();
          await sql`pragma wal_checkpoint(truncate)`.execute(app.db.kysely);
          damage(place.env);
          const beside = await createTestApp({ env: place.env, db: await place.open() });
          const answer = await beside.server.inject({
            url: `/history/${id}`,
            headers: { cookie: user.cookie },
          });
          expect([answer.statusCode, answer.json().code, answer.headers['retry-after']]).toEqual([
            503,
            'not_ready',
            '60',
          ]);
          expect((await beside.server.inject('/readyz')).json().detail).toBe(
            'The database is damaged. Run: npm run admin -- check',
          );
          await beside.close();
          return;
        }
        await raise(app.db.kysely, 'XX001');
        const answer = await user.call('POST', '/history', { json: ITEM });
        expect([answer.statusCode, answer.json().code]).toEqual([503, 'not_ready']);
        expect(await ready()).toEqual([
          503,
          'The database is damaged. Run: npm run admin -- check',
        ]);
        expect(
          errors().some(({ err }) =>
            err?.message.includes('run "npm run admin -- check", then restore a backup'),
          ),
        ).toBe(true);
      },
      PATIENCE_MS,
    );

    test(
      'the check of a whole database',
      async () => {
        await user.call('POST', '/history', { json: ITEM });
        expect(await runSource('admin-cli.ts', { args: ['check'], env: place.env })).toEqual({
          code: 0,
          stdout: 'The database is whole.\n',
          stderr: '',
        });
      },
      PATIENCE_MS,
    );

    test(
      'the check finds rows that belong to nothing',
      async () => {
        await user.call('POST', '/history', { json: ITEM });
        // As a restore of single tables leaves them.
        if (app.db.dialect === 'sqlite')
          await sql`pragma foreign_keys = off`.execute(app.db.kysely);
        else await sql`alter table users disable trigger all`.execute(app.db.kysely);
        await app.db.kysely.deleteFrom('users').execute();
        const { code, stderr } = await runSource('admin-cli.ts', {
          args: ['check'],
          env: place.env,
        });
        expect([code, stderr]).toEqual([
          1,
          expect.stringMatching(
            /^The database is damaged[^]*history_items: .*users that (are|is) not there/,
          ),
        ]);
      },
      PATIENCE_MS,
    );

    test.each(['/history/%00', '/history/a%00b/csv', '/blog/%00', '/api/blog/x%00'])(
      'NUL in a path, %s, is not found',
      async (url) => {
        const basic = await app.user({ plan: 'basic' });
        const answer = await basic.call('GET', url);
        expect([answer.statusCode, answer.json().code]).toEqual([404, 'not_found']);
      },
    );

    test('NUL in a parameter or a text is refused, and named', async () => {
      for (const url of [
        '/history?limit=%00',
        '/blog?lang=%00',
        '/structures.svg?smiles=C%00',
        '/settings?x=%00',
      ])
        expect((await user.call('GET', url)).statusCode, url).toBe(422);
      expect((await user.call('GET', '/settings?x=%00')).json().errors[0].loc).toEqual([
        'querystring',
        'x',
      ]);
      const { cookie } = user;
      for (const [url, json] of [
        ['/auth/register', { email: 'n@example.org', password: 'correct horse', name: 'a\0b' }],
        ['/auth/login', { email: 'a\0@example.org', password: 'correct horse' }],
        ['/feedback', { message: 'a\0b' }],
        ['/history', { ...ITEM, nombre_molecula: 'a\0' }],
      ] as const)
        expect((await user.call('POST', url, { json })).statusCode, url).toBe(422);
      user.cookie = cookie;
      await expect(
        app.db.kysely
          .insertInto('rate_limits')
          .values({ key: 'a\0b', hits: 1, expires_at: 0 })
          .execute(),
      ).rejects.toMatchObject({ failure: 'bad-text' });
    });

    test('a user who leaves is not an error in the log', async () => {
      const base = await app.server.listen({ port: 0, host: '127.0.0.1' });
      app.analyser.behave(untilCancelled);
      const leaving = new AbortController();
      const asked = fetch(`${base}/analyze/manual`, {
        method: 'POST',
        body: JSON.stringify(manualPayload()),
        headers: { 'content-type': 'application/json', cookie: user.cookie },
        signal: leaving.signal,
      });
      await expect.poll(() => app.analyser.jobs.length).toBe(1);
      leaving.abort();
      await expect(asked).rejects.toThrow();
      await expect
        .poll(() => log.some((line) => line.includes('the client closed the connection')))
        .toBe(true);
      expect(errors()).toEqual([]);
    });
  });
});

describe('a damaged file of the embedded database', () => {
  afterAll(() => KINDS[0].stop());
  afterEach(killServers);

  test(
    'the server finds it by itself, and so does the command',
    async () => {
      const { env, open } = await KINDS[0].place();
      const db = await open();
      await migrate(db);
      const app = await createTestApp({ env, db });
      await (await app.user()).call('POST', '/history', { json: ITEM });
      await sql`pragma wal_checkpoint(truncate)`.execute(db.kysely);
      await app.close();
      damage(env);
      const { code, stderr } = await runSource('admin-cli.ts', { args: ['check'], env });
      expect([code, stderr]).toEqual([
        1,
        expect.stringMatching(/^The database is damaged\. Restore a backup/),
      ]);
      const { base } = await serve(env);
      await expect
        .poll(async () => (await call(base, '/readyz')).json, { timeout: 10_000 })
        .toMatchObject({
          code: 'not_ready',
          detail: 'The database is damaged. Run: npm run admin -- check',
        });
    },
    PATIENCE_MS,
  );

  test(
    'while another process holds its write lock, reads are answered and a write waits for its turn',
    async () => {
      const { env, open } = await KINDS[0].place();
      const db = await open();
      await migrate(db);
      const app = await createTestApp({ env, db });
      const user = await app.user();
      // SQLite itself must not wait: it would do so in the main thread.
      expect((await sql`pragma busy_timeout`.execute(db.kysely)).rows).toEqual([{ timeout: 0 }]);
      const other = new LibsqlDatabase(join(env.DATA_DIR, 'elucida.sqlite'));
      other.exec('begin immediate');
      let written = false;
      const saving = user.call('POST', '/history', { json: ITEM }).finally(() => {
        written = true;
      });
      const analysis = user.call('POST', '/analyze/manual', { json: manualPayload() });
      for (let i = 0; i < 5; i++)
        expect([
          (await app.server.inject('/healthz')).statusCode,
          (await user.call('GET', '/history')).statusCode,
          (await app.server.inject('/readyz')).statusCode,
          written,
        ]).toEqual([200, 200, 200, false]);
      other.exec('commit');
      other.close();
      expect([(await saving).statusCode, (await analysis).statusCode]).toEqual([200, 200]);
      await app.close();
    },
    PATIENCE_MS,
  );
});
