import { Logger, runMigrations } from 'graphile-worker';
import pg from 'pg';
import { DATABASE_BOUNDS } from '../bounds/database.ts';
import { DatabaseError, postgresFailure } from './database-error.ts';

/** Its lines about every migration are nobody's business. */
const silent = new Logger(() => () => {});

/** Brings the tables of the job library up to date: a schema of its own, `graphile_worker`. */
export async function migrateJobs(url: string): Promise<void> {
  const pool = new pg.Pool({
    connectionString: url,
    max: 1,
    connectionTimeoutMillis: DATABASE_BOUNDS.postgresConnectMs,
  });
  pool.on('error', () => {});
  try {
    await runMigrations({ pgPool: pool, logger: silent });
  } catch (error) {
    const failure = postgresFailure(error);
    throw failure === undefined ? error : new DatabaseError(failure, error);
  } finally {
    await pool.end();
  }
}
