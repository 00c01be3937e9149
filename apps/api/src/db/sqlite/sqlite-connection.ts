import { setTimeout as sleep } from 'node:timers/promises';
import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely';
import { DATABASE_BOUNDS } from '../../bounds/database.ts';
import { DatabaseError, sqliteFailure } from '../database-error.ts';
import { refuseNul } from '../refuse-nul.ts';
import type { StorageState } from '../storage-state.ts';
import type { Result } from './orders.ts';
import type { SqliteThreads } from './sqlite-threads.ts';
import type { ThreadConnection } from './thread-connection.ts';

/**
 * Statements that write. What else is written by hand (pragmas, `vacuum into`) runs as it is, on
 * the connection that writes.
 */
const WRITES = new Set(['InsertQueryNode', 'UpdateQueryNode', 'DeleteQueryNode', 'MergeQueryNode']);
const READS = /^\s*select\b/i;

export interface SqliteShared {
  readonly threads: SqliteThreads;
  readonly storage: StorageState;
}

function asQueryResult<Row>(result: Result): QueryResult<Row> {
  if (result === null) return { rows: [] };
  if ('rows' in result) return { rows: result.rows as Row[] };
  return {
    rows: [],
    numAffectedRows: BigInt(result.changes),
    insertId: BigInt(result.lastInsertRowid),
  };
}

/**
 * One user's turns on the connections to the file. SQLite's own waiting for another process would
 * hold up everything behind it: here it never waits. A write first takes the file's write lock;
 * where another process holds that, it looks again a little later, and everything else goes on
 * between.
 */
export class SqliteConnection implements DatabaseConnection {
  readonly #shared: SqliteShared;
  /** The transaction that is open. */
  #open: { readonly thread: ThreadConnection; readonly transaction: number } | undefined;

  constructor(shared: SqliteShared) {
    this.#shared = shared;
  }

  async executeQuery<Row>({
    sql,
    parameters,
    query: { kind },
  }: CompiledQuery): Promise<QueryResult<Row>> {
    refuseNul(parameters);
    const { threads } = this.#shared;
    if (this.#open !== undefined) {
      const { thread, transaction } = this.#open;
      return asQueryResult(
        await this.#noting(() =>
          thread.ask({ kind: 'run', sql, parameters, alone: false, transaction }),
        ),
      );
    }
    const role = READS.test(sql) ? 'reader' : 'writer';
    return asQueryResult(
      await this.#whenFree(() =>
        threads.get(role).ask({ kind: 'run', sql, parameters, alone: WRITES.has(kind) }),
      ),
    );
  }

  // eslint-disable-next-line require-yield
  async *streamQuery(): AsyncIterableIterator<never> {
    throw new Error('Rows are not streamed: read ids, then item by item.');
  }

  async begin(): Promise<void> {
    this.#open = await this.#whenFree(async () => {
      const thread = this.#shared.threads.get('writer');
      const transaction = thread.nextTransaction();
      await thread.ask({ kind: 'begin', transaction });
      return { thread, transaction };
    });
  }

  async commit(): Promise<void> {
    const { thread, transaction } = this.#open!;
    await this.#noting(() => thread.ask({ kind: 'commit', transaction }));
    this.#open = undefined;
  }

  /** Ends what is open: a transaction that was not committed is rolled back. */
  async release(): Promise<void> {
    const open = this.#open;
    this.#open = undefined;
    // Closing the file, or the end of the thread, has rolled back.
    if (open === undefined || open.thread.ended) return;
    await this.#noting(() => open.thread.ask({ kind: 'roll-back', transaction: open.transaction }));
  }

  /** Does `work`, again and again while another process holds the file. */
  async #whenFree<Done>(work: () => Promise<Done>): Promise<Done> {
    for (
      const until = performance.now() + DATABASE_BOUNDS.sqliteWaitMs;
      ;
      await sleep(DATABASE_BOUNDS.sqliteLookEveryMs)
    ) {
      try {
        return await this.#noting(work);
      } catch (error) {
        if (
          !(error instanceof DatabaseError) ||
          error.failure !== 'busy' ||
          performance.now() > until
        )
          throw error;
      }
    }
  }

  async #noting<Done>(work: () => Promise<Done>): Promise<Done> {
    try {
      return await work();
    } catch (error) {
      const failure = sqliteFailure(error);
      if (failure === undefined) throw error;
      this.#shared.storage.note(failure);
      throw new DatabaseError(failure, error);
    }
  }
}
