import { setTimeout as sleep } from 'node:timers/promises';
import { READINESS_BOUNDS } from '../bounds/database.ts';
import { DatabaseError, reasonOf } from './database-error.ts';
import { isMigrated } from './migrate.ts';
import type { Database } from './open-database.ts';
import { probeWrite } from './probe-write.ts';

/** Why the database cannot serve, for an operator. */
const PROBLEMS = {
  away: 'The database cannot be reached.',
  'not-migrated': 'The database is not migrated.',
  full: 'The disk of the database is full.',
  damaged: 'The database is damaged. Run: npm run admin -- check',
} as const;
export type Problem = keyof typeof PROBLEMS;

export const describeProblem = (problem: Problem): string => PROBLEMS[problem];

interface Log {
  error(details: object, message: string): void;
  info(message: string): void;
}

export interface Readiness {
  /** What keeps the database from serving now, or null. Never throws. */
  find(): Promise<Problem | null>;
}

/**
 * Looks at the database when asked, a write now and then included, and logs when what it finds
 * changes.
 */
export function createReadiness(db: Database, log: Log): Readiness {
  let probedAt = -Infinity;
  let probing: Promise<unknown> | undefined;
  let before: Problem | null = null;

  async function probe(): Promise<void> {
    const every = db.storage.full
      ? READINESS_BOUNDS.probeEveryWhileFullMs
      : READINESS_BOUNDS.probeEveryMs;
    if (probing === undefined && performance.now() - probedAt >= every) {
      probedAt = performance.now();
      // What fails here has noted itself in `db.storage`.
      probing = probeWrite(db)
        .catch(() => {})
        .finally(() => {
          probing = undefined;
        });
      await Promise.race([probing, sleep(READINESS_BOUNDS.probeWaitMs, undefined, { ref: false })]);
    }
  }

  async function look(): Promise<{ problem: Problem | null; cause?: unknown }> {
    try {
      if (!(await isMigrated(db))) return { problem: 'not-migrated' };
      await probe();
    } catch (error) {
      // A database that is held by somebody for long answers nobody either. Without the table of
      // migrations none was made.
      if (!(error instanceof DatabaseError)) return { problem: 'not-migrated', cause: error };
      return {
        problem: error.failure === 'damaged' || error.failure === 'full' ? error.failure : 'away',
        cause: error,
      };
    }
    return { problem: db.storage.damaged ? 'damaged' : db.storage.full ? 'full' : null };
  }

  return {
    async find() {
      const { problem, cause } = await look();
      if (problem !== before) {
        if (problem === null) log.info('the database is ready again');
        else
          log.error(
            { problem, reason: cause === undefined ? undefined : reasonOf(cause) },
            `not ready: ${PROBLEMS[problem]}`,
          );
      }
      before = problem;
      return problem;
    },
  };
}
