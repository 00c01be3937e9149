import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrate } from './db/migrate.ts';
import { openDatabase, type Database } from './db/open-database.ts';
import { endOtherConnections } from './testing/end-other-connections.ts';
import { sampleResponse } from './testing/fake-analyser.ts';
import { findPostgres, startPostgres, type Cluster } from './testing/postgres.ts';
import { call, killServers, serve, signUp } from './testing/server-process.ts';
import { until } from './testing/streams.ts';
import { createTestApp, manualPayload, type Client, type TestApp } from './testing/test-app.ts';

const bin = findPostgres();
const ITEM = { formula: 'CH4', nombre_molecula: null, result_json: { status: 'ok' } };
const PATIENCE_MS = 120_000;

describe.skipIf(bin === undefined)(
  `PostgreSQL that goes away${bin === undefined ? ' (none is installed here)' : ''}`,
  () => {
    let cluster: Cluster;
    let watcher: Database;
    let app: TestApp;
    let dataDir: string;
    let databaseUrl: string;
    let user: Client;
    beforeAll(async () => {
      cluster = await startPostgres(bin!);
      dataDir = mkdtempSync(join(tmpdir(), 'elucida-lost-'));
    });
    afterAll(async () => {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    beforeEach(async () => {
      databaseUrl = await cluster.createDatabase();
      watcher = await openDatabase({ databaseUrl, dataDir });
      await migrate(watcher);
      app = await createTestApp({
        env: { DATABASE_URL: databaseUrl, DATA_DIR: dataDir },
        db: await openDatabase({ databaseUrl, dataDir }),
      });
      user = await app.user({ plan: 'pro' });
    });
    afterEach(async () => {
      await app.close();
      await watcher.kysely.destroy();
      killServers();
    });

    const open = async () =>
      (
        await watcher.kysely
          .selectFrom('analyses')
          .select('id')
          .where('status', 'in', ['queued', 'running'])
          .execute()
      ).length;
    const used = async () =>
      (await watcher.kysely.selectFrom('daily_usage').select('used').executeTakeFirst())?.used ?? 0;
    const analyse = (formula = 'C7H12O2') =>
      user.call('POST', '/analyze/manual', { json: manualPayload(formula) });

    test(
      'connections cut under traffic: the process lives, every request is answered or ' +
        'told to come back, and no acknowledged row is lost',
      async () => {
        const seen: [number, unknown][] = [];
        const saved: string[] = [];
        let asking = true;
        const keep = async (method: 'GET' | 'POST', url: string, json?: unknown) => {
          while (asking) {
            const answer = await user.call(method, url, json === undefined ? {} : { json });
            seen.push([answer.statusCode, answer.headers['retry-after']]);
            if (url === '/history' && method === 'POST' && answer.statusCode === 200)
              saved.push(answer.json().id);
          }
        };
        const traffic = [
          keep('GET', '/history'),
          keep('GET', '/auth/me'),
          keep('POST', '/history', ITEM),
          keep('POST', '/history', ITEM),
          keep('POST', '/auth/verify/resend', { email: 'x@example.org' }),
        ];
        for (let round = 0; round < 6; round++) {
          await sleep(60);
          await endOtherConnections(watcher.kysely);
        }
        await sleep(60);
        asking = false;
        await Promise.all(traffic);
        const refused = seen.filter(([status]) => status >= 500);
        expect(refused.length).toBeGreaterThan(0);
        expect(refused).toEqual(refused.map(() => [503, '5']));
        expect((await user.call('GET', '/auth/me')).statusCode).toBe(200);
        const kept = new Set(
          (await watcher.kysely.selectFrom('history_items').select('id').execute()).map(
            ({ id }) => id,
          ),
        );
        expect(saved.filter((id) => !kept.has(id))).toEqual([]);
      },
      PATIENCE_MS,
    );

    test(
      'while it is away every call is 503 with Retry-After, what needs no database is ' +
        'served, and it recovers by itself',
      async () => {
        await cluster.halt();
        for (const { method, url } of [
          { method: 'GET', url: '/auth/me' },
          { method: 'GET', url: '/history' },
          { method: 'POST', url: '/history' },
          { method: 'GET', url: '/blog' },
          { method: 'GET', url: '/me/plan' },
        ] as const) {
          const answer = await user.call(method, url, method === 'POST' ? { json: ITEM } : {});
          expect(
            [answer.statusCode, answer.json().code, answer.headers['retry-after']],
            url,
          ).toEqual([503, 'busy', '5']);
        }
        const ready = await app.server.inject('/readyz');
        expect([ready.statusCode, ready.json().detail]).toEqual([
          503,
          'The database cannot be reached.',
        ]);
        for (const url of [
          '/healthz',
          '/settings',
          '/structures.svg?smiles=CCO',
          '/openapi.json',
          '/metrics',
        ])
          expect((await app.server.inject(url)).statusCode, url).toBe(200);
        expect((await app.server.inject('/metrics')).body).toContain(
          '\nelucida_database_ready 0\n',
        );
        await cluster.resume();
        expect((await user.call('GET', '/history')).statusCode).toBe(200);
        expect((await app.server.inject('/readyz')).statusCode).toBe(200);
      },
      PATIENCE_MS,
    );

    test(
      'analyses that end meanwhile go on: a result is answered and counted, a failure ' +
        'is given back, once the database is back',
      async () => {
        const finish: (() => void)[] = [];
        app.analyser.behave(
          (job) =>
            new Promise((resolve, reject) => {
              finish.push(() =>
                job.formula === 'CH4'
                  ? reject(new Error('the thread died'))
                  : resolve(sampleResponse(job)),
              );
            }),
        );
        const [good, bad] = [analyse(), analyse('CH4')];
        await until(async () => finish.length === 2);
        expect([await used(), await open()]).toEqual([2, 2]);
        await cluster.halt();
        for (const end of finish) end();
        expect([(await good).statusCode, (await bad).json().code]).toEqual([
          200,
          'analysis_failed',
        ]);
        await cluster.resume();
        await until(async () => (await open()) === 0);
        expect(await used()).toBe(1);
      },
      PATIENCE_MS,
    );

    test(
      'a process that is paused while its lease runs out finds its analysis run by another, counted once',
      async () => {
        const env = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
        const paused = await serve(env);
        const { cookie } = await signUp(paused.base, { email: 'paused@example.org', dataDir });
        await app.server.close();
        const body = manualPayload('C2H6');
        const analysis = call(paused.base, '/analyze/manual', { cookie, body });
        const runs = watcher.kysely
          .selectFrom('analyses')
          .select('id')
          .where('status', '=', 'running');
        await until(async () => (await runs.execute()).length === 1);
        paused.child.kill('SIGSTOP');
        const other = await serve(env);
        await watcher.kysely.updateTable('analyses').set({ lease_until: 1 }).execute();
        await expect.poll(open, { timeout: 60_000 }).toBe(0);
        paused.child.kill('SIGCONT');
        expect((await analysis).status).toBe(200);
        const rows = await watcher.kysely.selectFrom('analyses').select('attempt').execute();
        expect([rows, await used()]).toEqual([[{ attempt: 2 }], 1]);
        expect((await call(other.base, '/analyses', { cookie })).json).toHaveLength(1);
      },
      PATIENCE_MS,
    );
  },
);
