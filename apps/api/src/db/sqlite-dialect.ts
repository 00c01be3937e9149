import { SqliteDialect, type DatabaseConnection, type Driver, type TransactionSettings } from 'kysely';
import type LibsqlDatabase from 'libsql';
import { Mutex } from './mutex.ts';
import { SqliteConnection, type SqliteShared } from './sqlite-connection.ts';
import type { StorageState } from './storage-state.ts';

class PatientSqliteDriver implements Driver {
  readonly #shared: SqliteShared;
  constructor(shared: SqliteShared) {
    this.#shared = shared;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#shared);
  }
  async beginTransaction(connection: DatabaseConnection, _settings: TransactionSettings): Promise<void> {
    await (connection as SqliteConnection).begin();
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).commit();
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).release();
  }
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    (connection as SqliteConnection).release();
  }
  async destroy(): Promise<void> {
    this.#shared.database.close();
  }
}

/** Kysely's SQLite over one connection that never makes the main thread wait for another process (`SqliteConnection`). */
export class PatientSqliteDialect extends SqliteDialect {
  readonly #shared: SqliteShared;
  constructor(database: LibsqlDatabase.Database, storage: StorageState) {
    super({ database: () => Promise.reject(new Error('the driver below is used')) });
    this.#shared = { database, storage, mutex: new Mutex() };
  }
  override createDriver(): Driver {
    return new PatientSqliteDriver(this.#shared);
  }
}
