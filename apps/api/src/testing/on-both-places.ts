import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe } from 'vitest';
import { parseConfig } from '../config.ts';
import type { Database } from '../db/open-database.ts';
import type { UserRow } from '../db/account-tables.ts';
import { consume } from '../quota/daily-quota.ts';
import { KINDS, type Kind, type Place } from './databases.ts';

/** The day of `clock` when the tests begin. */
export const DAY = '2026-03-10';
export const clock = {
  time: Date.UTC(2026, 2, 10, 12),
  now() {
    return this.time;
  },
};
export const config = parseConfig({ ADMIN_EMAILS: 'admin@example.org' });

/** An account, as no call makes it. */
export async function addUser(
  { kysely }: Database,
  values: Partial<UserRow> = {},
): Promise<UserRow> {
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

/** Counts an analysis against the user's day; throws where none is left. */
export const count = (user: UserRow, { kysely }: Database) =>
  kysely.transaction().execute((transaction) => consume(transaction, user, { clock, config }));

/** A migrated database, and where it lies. */
export interface At {
  readonly kind: Kind;
  readonly place: Place;
  readonly db: Database;
}

/** Runs tests on SQLite and on PostgreSQL, each over an empty database. */
export function onBothPlaces(tests: (at: At) => void): void {
  describe.each(KINDS)('$name', (kind) => {
    describe.skipIf(kind.missing !== undefined)(kind.missing ?? 'holds', () => {
      let place: Place;
      let db: Database;
      beforeAll(() => kind.start());
      afterAll(() => kind.stop());
      beforeEach(async () => {
        place = await kind.readyPlace();
        db = await place.open();
      });
      afterEach(() => db.kysely.destroy());
      tests({
        kind,
        get place() {
          return place;
        },
        get db() {
          return db;
        },
      });
    });
  });
}
