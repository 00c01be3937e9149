import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Kind } from '../../src/testing/databases.ts';
import { endOtherConnections } from '../../src/testing/end-other-connections.ts';
import type { Target } from './target.ts';

export interface Disturbance {
  readonly name: string;
  /** Disturbs once; when it resolves, the database answers again. */
  strike(): Promise<void>;
}

const AWAY_MS = 2_000;

async function terminateAll({ place }: Target): Promise<void> {
  const db = await place.open();
  await endOtherConnections(db.kysely);
  await db.kysely.destroy();
}

/**
 * Another process that writes to the file, as a backup tool or the admin command line may, and
 * takes its time.
 */
async function holdWriteLock({ place }: Target): Promise<void> {
  const db = await place.open();
  await db.kysely.connection().execute(async (connection) => {
    await sql`begin immediate`.execute(connection);
    await sleep(AWAY_MS);
    await sql`rollback`.execute(connection);
  });
  await db.kysely.destroy();
}

/** What can happen to the database of a server that goes on. */
export function disturbancesOf(kind: Kind, target: Target): readonly Disturbance[] {
  if (kind.restart === undefined)
    return [
      {
        name: `written to by another process for ${AWAY_MS / 1_000} s`,
        strike: () => holdWriteLock(target),
      },
    ];
  return [
    { name: 'every connection terminated', strike: () => terminateAll(target) },
    { name: 'restarted', strike: () => kind.restart!({ awayMs: 0 }) },
    { name: `away for ${AWAY_MS / 1_000} s`, strike: () => kind.restart!({ awayMs: AWAY_MS }) },
  ];
}
