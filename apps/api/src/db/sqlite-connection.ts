import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import type LibsqlDatabase from 'libsql';
import { DATABASE_BOUNDS } from '../bounds.ts';
import { DatabaseError, sqliteFailure } from './database-error.ts';
import type { Mutex } from './mutex.ts';
import { refuseNul } from './refuse-nul.ts';
import type { StorageState } from './storage-state.ts';

/** Statements that write. What is written by hand (pragmas, `vacuum into`) runs as it is. */
const WRITES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']);

export interface SqliteShared {
  readonly database: LibsqlDatabase.Database;
  readonly mutex: Mutex;
  readonly storage: StorageState;
}

function run({ database }: SqliteShared, { sql, parameters }: CompiledQuery): QueryResult<never> {
  refuseNul(parameters);
  const statement = database.prepare(sql);
  // In libsql a statement that returns rows is read to its end, also one that writes.
  if ((statement as unknown as { reader: boolean }).reader) return { rows: statement.all(parameters as unknown[]) as never[] };
  const { changes, lastInsertRowid } = statement.run(parameters as unknown[]);
  return { rows: [], numAffectedRows: BigInt(changes), insertId: BigInt(lastInsertRowid) };
}

function rollBack({ database }: SqliteShared): void {
  // Closing the file has rolled back, and libsql ends the process where a closed one is asked for its transaction. SQLite itself
  // rolls back after some errors, a full disk among them.
  if (database.open && database.inTransaction) database.exec('rollback');
}

/**
 * One user's turns on the one connection to the file. SQLite computes in the main thread, and its own waiting for another
 * process would stop every answer of the server: here it never waits. A write first takes the file's write lock; where another process
 * holds that, it looks again a little later, and everything else goes on between.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #shared: SqliteShared;
  /** How to end the turn of a transaction that is open. */
  #endTurn: (() => void) | undefined;

  constructor(shared: SqliteShared) {
    this.#shared = shared;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (this.#endTurn !== undefined) return this.#noting(() => run(this.#shared, query));
    return this.#whenFree(() => (WRITES.has(query.query.kind) ? this.#alone(query) : run(this.#shared, query)), true);
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed: read ids, then item by item.');
  }

  /** Takes the write lock: a transaction that reads first would otherwise fail where another process has written since. */
  async begin(): Promise<void> {
    await this.#whenFree(() => this.#shared.database.exec('begin immediate'), false);
  }

  async commit(): Promise<void> {
    this.#noting(() => this.#shared.database.exec('commit'));
    this.release();
  }

  /** Ends what is open; a transaction that was not committed is rolled back. */
  release(): void {
    const endTurn = this.#endTurn;
    this.#endTurn = undefined;
    if (endTurn === undefined) return;
    try {
      this.#noting(() => rollBack(this.#shared));
    } finally {
      endTurn();
    }
  }

  /** Only taking the lock may find it taken: a prepared statement that did would hold on to what it saw until it is collected. */
  #alone(query: CompiledQuery): QueryResult<never> {
    const { database } = this.#shared;
    database.exec('begin immediate');
    try {
      const result = run(this.#shared, query);
      database.exec('commit');
      return result;
    } catch (error) {
      rollBack(this.#shared);
      throw error;
    }
  }

  /** Does `work` in a turn of its own, again and again while another process holds the file. Keeps the turn unless it is to end. */
  async #whenFree<Result>(work: () => Result, endTurn: boolean): Promise<Result> {
    const { mutex } = this.#shared;
    for (const until = performance.now() + DATABASE_BOUNDS.sqliteWaitMs; ; await sleep(DATABASE_BOUNDS.sqliteLookEveryMs)) {
      const end = await mutex.lock();
      let keep = false;
      try {
        const result = this.#noting(work);
        keep = !endTurn;
        return result;
      } catch (error) {
        if (!(error instanceof DatabaseError) || error.failure !== 'busy' || performance.now() > until) throw error;
      } finally {
        if (keep) this.#endTurn = end;
        else end();
      }
    }
  }

  #noting<Result>(work: () => Result): Result {
    try {
      return work();
    } catch (error) {
      const failure = sqliteFailure(error);
      if (failure === undefined) throw error;
      this.#shared.storage.note(failure);
      throw new DatabaseError(failure, error);
    }
  }
}
