import { CODE_RESEND_MS } from '@elucida/contract/limits';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CLOCK_SKEW_MS } from './bounds/database.ts';
import { migrate } from './db/migrate.ts';
import { clearComingDays, sweepExpired } from './db/sweep.ts';
import { hit } from './limits/rate-limit.ts';
import { KINDS } from './testing/databases.ts';
import { sampleResponse, untilCancelled } from './testing/fake-analyser.ts';
import { until } from './testing/streams.ts';
import { createTestApp, manualPayload, type TestApp } from './testing/test-app.ts';

const YEAR_MS = 365 * 86_400_000;
const NOW = Date.UTC(2026, 2, 10, 12);

describe.each(KINDS)('on $name, what was written while the clock was a year ahead', (kind) => {
  describe.skipIf(kind.missing !== undefined)(
    kind.missing ?? 'is over once it is right again:',
    () => {
      let app: TestApp;
      beforeAll(() => kind.start());
      afterAll(() => kind.stop());
      beforeEach(async () => {
        const place = await kind.place();
        const db = await place.open();
        await migrate(db);
        app = await createTestApp({ env: place.env, db });
      });
      afterEach(() => app.close());

      const ahead = async <Result>(work: () => Promise<Result>): Promise<Result> => {
        app.clock.time = NOW + YEAR_MS;
        const result = await work();
        app.clock.time = NOW;
        return result;
      };

      test('sessions', async () => {
        const user = await ahead(() => app.user());
        const { cookie } = user;
        expect((await user.call('GET', '/auth/me')).statusCode).toBe(401);
        app.clock.time = NOW + YEAR_MS;
        user.cookie = cookie;
        expect((await user.call('GET', '/auth/me')).statusCode).toBe(200);
      });

      test('limits and cooldowns, also for who had used them up', async () => {
        const limit = { key: 'x', max: 1, windowMs: 600_000 };
        await ahead(async () => {
          for (let i = 0; i < 5; i++) await hit(app, limit);
        });
        expect([await hit(app, limit), await hit(app, limit)]).toEqual([null, 600]);
        const user = await app.user({ verified: false });
        await ahead(() =>
          user.call('POST', '/auth/verify/resend', { json: { email: user.email } }),
        );
        expect(
          (await user.call('POST', '/auth/verify/resend', { json: { email: user.email } }))
            .statusCode,
        ).toBe(200);
        const refused = await user.call('POST', '/auth/verify/resend', {
          json: { email: user.email },
        });
        expect([refused.statusCode, refused.headers['retry-after']]).toEqual([
          429,
          String(CODE_RESEND_MS / 1_000),
        ]);
      });

      test('codes', async () => {
        const user = await app.user({ verified: false });
        await ahead(() =>
          user.call('POST', '/auth/verify/resend', { json: { email: user.email } }),
        );
        const answer = await user.call('POST', '/auth/verify', {
          json: { email: user.email, code: app.mailer.codeTo(user.email) },
        });
        expect([answer.statusCode, answer.json().code]).toEqual([400, 'wrong_code']);
      });

      test('leases', async () => {
        const user = await app.user();
        let runs = 0;
        app.analyser.behave(async (job, options) => {
          if (++runs === 1) await untilCancelled(job, options);
          return sampleResponse(job);
        });
        const answer = user.call('POST', '/analyze/manual', { json: manualPayload() });
        await until(async () => runs === 1);
        // Held by nobody, until a time that the database's clock was set to for a moment.
        await app.db.kysely
          .updateTable('analyses')
          .set({ lease_until: Date.now() + YEAR_MS, worker: 'of a process that died' })
          .execute();
        expect((await answer).statusCode).toBe(200);
        expect(runs).toBe(2);
      });

      test('counts of days that have not come, and rows that nothing reads any more', async () => {
        const user = await app.user();
        const { id } = (await user.call('GET', '/auth/me')).json();
        for (const day of ['2026-03-10', '2027-03-10'])
          await app.db.kysely
            .insertInto('daily_usage')
            .values({ user_id: id, day, used: 5, accepted: 5 })
            .execute();
        await clearComingDays(app.db, { clock: app.clock, quotaTimeZone: 'UTC' });
        expect(
          await app.db.kysely
            .selectFrom('daily_usage')
            .select(['used', 'accepted'])
            .orderBy('day')
            .execute(),
        ).toEqual([
          { used: 5, accepted: 5 },
          { used: 0, accepted: 5 },
        ]);
        await ahead(() => hit(app, { key: 'left behind', max: 1, windowMs: 1 }));
        await sweepExpired(app.db, app.clock);
        expect(
          await app.db.kysely
            .selectFrom('rate_limits')
            .select('key')
            .where('key', '=', 'left behind')
            .execute(),
        ).toEqual([]);
        expect((await user.call('GET', '/auth/me')).statusCode).toBe(200);
      });

      test('and what another server wrote, whose clock is half a minute ahead, holds', async () => {
        app.clock.time = NOW + CLOCK_SKEW_MS / 2;
        const user = await app.user();
        await hit(app, { key: 'y', max: 1, windowMs: 60_000 });
        app.clock.time = NOW;
        expect((await user.call('GET', '/auth/me')).statusCode).toBe(200);
        expect(await hit(app, { key: 'y', max: 1, windowMs: 60_000 })).toBe(60);
      });
    },
  );
});
