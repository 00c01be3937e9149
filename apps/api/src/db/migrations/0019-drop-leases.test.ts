import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { KINDS } from '../../testing/databases.ts';
import { up as accounts } from './0001-accounts-quota-history.ts';
import { up as leases } from './0005-audit-and-leases.ts';
import { up as released } from './0007-released-leases.ts';
import { up } from './0019-drop-leases.ts';

describe.each(KINDS.filter(({ missing }) => missing === undefined))(
  '$name',
  ({ start, place, stop }) => {
    test('leases that nobody released are given back, and their table is gone', async () => {
      await start();
      const { kysely } = await (await place()).open();
      for (const migration of [accounts, leases, released]) await migration(kysely as never);
      await sql`
        insert into users (id, email, name, password_hash, created_at)
        values ('ada', 'ada', 'x', 'x', 0)`.execute(kysely);
      await sql`
        insert into daily_usage (user_id, day, used, accepted)
        values ('ada', '2026-11-22', 3, 4), ('ada', '2026-11-23', 1, 1)`.execute(kysely);
      await sql`
        insert into analysis_leases (id, user_id, day, owner, expires_at, released_at)
        values
          ('1', 'ada', '2026-11-22', 'x', 0, null),
          ('2', 'ada', '2026-11-22', 'x', 0, null),
          ('3', 'ada', '2026-11-22', 'x', 0, 5)`.execute(kysely);
      await up(kysely as never);
      expect(
        await kysely
          .selectFrom('daily_usage')
          .select(['day', 'used', 'accepted'])
          .orderBy('day')
          .execute(),
      ).toEqual([
        { day: '2026-11-22', used: 1, accepted: 2 },
        { day: '2026-11-23', used: 1, accepted: 1 },
      ]);
      await expect(sql`select * from analysis_leases`.execute(kysely)).rejects.toThrow();
      await kysely.destroy();
      await stop();
    });
  },
);
