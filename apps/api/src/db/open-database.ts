import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect, SqliteDialect, type SqliteDatabase } from 'kysely';
import LibsqlDatabase from 'libsql';
import pg from 'pg';
import type { Schema } from './schema.ts';

export type Queries = Kysely<Schema>;

export interface Database {
  readonly kysely: Queries;
  readonly dialect: 'sqlite' | 'postgres';
}

/** How long a write waits for one of another process (the admin command line) before it fails. */
const SQLITE_WAIT_MS = 10_000;
/**
 * The write-ahead log grows to about 32 MB (pages of 4 kB) before it is written back and begins again, in place of SQLite's 4 MB: a
 * file copy of the folder is whole unless the log begins again while it is taken, which is made that much rarer.
 */
const SQLITE_LOG_PAGES = 8_000;
const POSTGRES_CONNECTIONS = 10;
const POSTGRES_CONNECT_MS = 10_000;

/** Opens PostgreSQL where an address is given, else the SQLite file in `dataDir`. Does not migrate. */
export async function openDatabase({ databaseUrl, dataDir }: { databaseUrl?: string; dataDir: string }): Promise<Database> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl);
}

async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const database = new LibsqlDatabase(join(dataDir, 'elucida.sqlite'));
  database.pragma(`busy_timeout = ${SQLITE_WAIT_MS}`);
  await useWriteAheadLog(database);
  // FULL: a commit is on the disk before it is acknowledged, so that a power cut loses nothing that was answered.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`wal_autocheckpoint = ${SQLITE_LOG_PAGES}`);
  return { dialect: 'sqlite', kysely: new Kysely<Schema>({ dialect: new SqliteDialect({ database: database as unknown as SqliteDatabase }) }) };
}

/** Switching a new file to WAL needs it alone for a moment, and SQLite does not wait there when processes start together. */
async function useWriteAheadLog(database: LibsqlDatabase.Database): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (attempt === 50) throw error;
      await sleep(20 * attempt);
    }
  }
}

function openPostgres(connectionString: string): Database {
  const pool = new pg.Pool({
    connectionString,
    max: POSTGRES_CONNECTIONS,
    connectionTimeoutMillis: POSTGRES_CONNECT_MS,
    // Counts and times are 64 bits there and arrive as text; all of ours are far below 2^53.
    types: { getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never },
  });
  // A connection that breaks while idle is replaced at its next use; without a listener it would end the process.
  pool.on('error', () => {});
  return { dialect: 'postgres', kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }) };
}
