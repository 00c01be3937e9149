import {
  SqliteDialect,
  type DatabaseConnection,
  type Driver,
  type TransactionSettings,
} from 'kysely';
import { SqliteConnection, type SqliteShared } from './sqlite-connection.ts';

class ThreadedSqliteDriver implements Driver {
  readonly #shared: SqliteShared;
  constructor(shared: SqliteShared) {
    this.#shared = shared;
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return new SqliteConnection(this.#shared);
  }
  async beginTransaction(
    connection: DatabaseConnection,
    _settings: TransactionSettings,
  ): Promise<void> {
    await (connection as SqliteConnection).begin();
  }
  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).commit();
  }
  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).release();
  }
  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await (connection as SqliteConnection).release();
  }
  async destroy(): Promise<void> {
    await this.#shared.threads.close();
  }
}

/** Kysely's SQLite over connections in threads of their own (`SqliteThreads`). */
export class ThreadedSqliteDialect extends SqliteDialect {
  readonly #shared: SqliteShared;
  constructor(shared: SqliteShared) {
    super({ database: () => Promise.reject(new Error('the driver below is used')) });
    this.#shared = shared;
  }
  override createDriver(): Driver {
    return new ThreadedSqliteDriver(this.#shared);
  }
}
