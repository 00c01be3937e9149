import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Kysely, PostgresDialect } from 'kysely';
import LibsqlDatabase from 'libsql';
import pg from 'pg';
import { DATABASE_BOUNDS } from '../bounds.ts';
import { sqliteFailure } from './database-error.ts';
import { guardedPool } from './guarded-pool.ts';
import type { Schema } from './schema.ts';
import { PatientSqliteDialect } from './sqlite-dialect.ts';
import { StorageState } from './storage-state.ts';

export type Queries = Kysely<Schema>;

/** The database, open. Its queries throw `DatabaseError` where it is the database that fails. */
export interface Database {
  readonly kysely: Queries;
  readonly dialect: 'sqlite' | 'postgres';
  readonly storage: StorageState;
  /** The embedded database's file. */
  readonly file?: string;
}

interface Place {
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /** Whether a query of PostgreSQL may take as long as it likes, as a migration or a check of everything does. */
  readonly unhurried?: boolean;
}

/** Opens PostgreSQL where an address is given, else the SQLite file in `dataDir`. Does not migrate. */
export async function openDatabase({ databaseUrl, dataDir, unhurried = false }: Place): Promise<Database> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, unhurried);
}

async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'elucida.sqlite');
  const database = new LibsqlDatabase(file);
  // SQLite would wait in the main thread; the dialect waits beside it.
  database.pragma('busy_timeout = 0');
  await useWriteAheadLog(database);
  // FULL: a commit is on the disk before it is acknowledged, so that a power cut loses nothing that was answered.
  database.pragma('synchronous = FULL');
  database.pragma('foreign_keys = ON');
  database.pragma(`wal_autocheckpoint = ${DATABASE_BOUNDS.sqliteLogPages}`);
  const storage = new StorageState();
  return { dialect: 'sqlite', storage, file, kysely: new Kysely<Schema>({ dialect: new PatientSqliteDialect(database, storage) }) };
}

/** Switching a new file to WAL needs it alone for a moment, also against processes that start together. */
async function useWriteAheadLog(database: LibsqlDatabase.Database): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      database.pragma('journal_mode = WAL');
      return;
    } catch (error) {
      if (attempt === 50 || sqliteFailure(error) !== 'busy') throw error;
      await sleep(20 * attempt);
    }
  }
}

function openPostgres(connectionString: string, unhurried: boolean): Database {
  const storage = new StorageState();
  const pool = new pg.Pool({
    connectionString,
    max: DATABASE_BOUNDS.postgresConnections,
    connectionTimeoutMillis: DATABASE_BOUNDS.postgresConnectMs,
    ...(unhurried ? {} : { query_timeout: DATABASE_BOUNDS.postgresQueryMs }),
    // Finds out about a server that is gone without a word.
    keepAlive: true,
    // Counts and times are 64 bits there and arrive as text; all of ours are far below 2^53.
    types: { getTypeParser: (oid, format) => (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never },
  });
  return { dialect: 'postgres', storage, kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool: guardedPool(pool, storage) }) }) };
}
