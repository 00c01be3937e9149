import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { DATABASE_BOUNDS } from '../bounds/database.ts';
import { guardedPool } from './guarded-pool.ts';
import type { Schema } from './schema.ts';
import { ThreadedSqliteDialect } from './sqlite/sqlite-dialect.ts';
import { SqliteThreads } from './sqlite/sqlite-threads.ts';
import { StorageState } from './storage-state.ts';

export type Queries = Kysely<Schema>;

/** The database, open. Its queries throw `DatabaseError` where it is the database that fails. */
export interface Database {
  readonly kysely: Queries;
  readonly dialect: 'sqlite' | 'postgres';
  readonly storage: StorageState;
  /** The embedded database's file. */
  readonly file?: string;
  /** PostgreSQL's address. */
  readonly url?: string;
}

interface Place {
  readonly databaseUrl?: string;
  readonly dataDir: string;
  /**
   * Whether a query of PostgreSQL may take as long as it likes, as a migration or a check of
   * everything does.
   */
  readonly unhurried?: boolean;
}

/**
 * Opens PostgreSQL where an address is given, else the SQLite file in `dataDir`. Does not migrate.
 */
export async function openDatabase({
  databaseUrl,
  dataDir,
  unhurried = false,
}: Place): Promise<Database> {
  return databaseUrl === undefined ? openSqlite(dataDir) : openPostgres(databaseUrl, unhurried);
}

async function openSqlite(dataDir: string): Promise<Database> {
  mkdirSync(dataDir, { recursive: true });
  const file = join(dataDir, 'elucida.sqlite');
  const threads = new SqliteThreads(file);
  await threads.opened();
  const storage = new StorageState();
  return {
    dialect: 'sqlite',
    storage,
    file,
    kysely: new Kysely<Schema>({ dialect: new ThreadedSqliteDialect({ threads, storage }) }),
  };
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
    types: {
      getTypeParser: (oid, format) =>
        (oid === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
    },
  });
  return {
    dialect: 'postgres',
    url: connectionString,
    storage,
    kysely: new Kysely<Schema>({
      dialect: new PostgresDialect({ pool: guardedPool(pool, storage) }),
    }),
  };
}
