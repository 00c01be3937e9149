import { cpSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { killRound } from '../trials/attack/kill-round.ts';
import { openDatabase } from './db/open-database.ts';
import { KINDS, type Place } from './testing/databases.ts';
import { rounds } from './testing/rounds.ts';
import { killServers, serve, signUp } from './testing/server-process.ts';
import { until } from './testing/streams.ts';
import { load } from './testing/traffic.ts';

/** Processes start and die here; on a busy machine that takes its time. */
const PATIENCE_MS = 60_000;
afterEach(killServers);

/** A user a round; all of them without a daily limit. */
const emailOf = (round: number) => `round${round}@example.org`;
/** More than may register from one address. */
const addressOf = (round: number) => `192.0.2.${round}`;
const unlimited = (count: number) => ({
  TRUST_PROXY: 'true',
  ADMIN_EMAILS: Array.from({ length: count }, (_, round) => emailOf(round)).join(','),
});

describe.each(KINDS)('$name', (kind) => {
  describe.skipIf(kind.missing !== undefined)(kind.missing ?? 'a server', () => {
    let place: Place;
    beforeAll(async () => {
      await kind.start();
      place = await kind.place();
    });
    afterAll(() => kind.stop());

    const count = rounds({ few: 2, all: 50 });
    test(
      `killed ${count} times under load, it has every acknowledged history item and count after restart`,
      async () => {
        const env: Record<string, string> = { ...place.env, ...unlimited(count) };
        let server = await serve(env);
        for (let round = 0; round < count; round++) {
          const user = await signUp(server.base, {
            email: emailOf(round),
            dataDir: env.DATA_DIR,
            address: addressOf(round),
          });
          const {
            server: restarted,
            lost,
            answered,
            asked,
            used,
          } = await killRound(server, { env, serve, user });
          server = restarted;
          expect(lost, `round ${round}`).toEqual([]);
          expect(used).toBeGreaterThanOrEqual(answered);
          expect(used).toBeLessThanOrEqual(asked);
        }
      },
      count * PATIENCE_MS,
    );
  });
});

describe('the folder of the embedded database', () => {
  afterAll(() => KINDS[0].stop());

  const count = rounds({ few: 2, all: 50 });
  test(
    `copied ${count} times at a random moment under load, it opens and has every item acknowledged before`,
    async () => {
      const env: Record<string, string> = { ...(await KINDS[0].place()).env, ...unlimited(count) };
      const { base, child } = await serve(env);
      const copy = `${env.DATA_DIR}-copy`;
      for (let round = 0; round < count; round++) {
        const user = await signUp(base, {
          email: emailOf(round),
          dataDir: env.DATA_DIR,
          address: addressOf(round),
        });
        const { acknowledged, stop } = load(base, user);
        await until(async () => acknowledged.saved.length > 20);
        await sleep(Math.random() * 300);
        const before = [...acknowledged.saved];
        const counted = acknowledged.counted;
        cpSync(env.DATA_DIR, copy, { recursive: true });
        const { kysely } = await openDatabase({ dataDir: copy });
        expect((await sql`pragma integrity_check`.execute(kysely)).rows, `round ${round}`).toEqual([
          { integrity_check: 'ok' },
        ]);
        const kept = new Set(
          (await kysely.selectFrom('history_items').select('id').execute()).map(({ id }) => id),
        );
        expect(
          before.filter((id) => !kept.has(id)),
          `round ${round}`,
        ).toEqual([]);
        const usage = await kysely
          .selectFrom('daily_usage')
          .innerJoin('users', 'users.id', 'daily_usage.user_id')
          .select('used')
          .where('email', '=', user.email)
          .executeTakeFirst();
        expect(usage?.used ?? 0).toBeGreaterThanOrEqual(counted);
        await kysely.destroy();
        rmSync(copy, { recursive: true, force: true });
        await stop();
      }
      child.kill('SIGKILL');
    },
    count * PATIENCE_MS,
  );
});
