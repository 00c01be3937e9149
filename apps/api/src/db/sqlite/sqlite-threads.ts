import { DATABASE_BOUNDS } from '../../bounds/database.ts';
import { ThreadConnection } from './thread-connection.ts';

/**
 * SQLite itself never waits for another process: what waits would hold up everything behind it
 * (`SqliteConnection`).
 */
const NO_WAIT = 'busy_timeout = 0';
const PRAGMAS = {
  writer: [
    NO_WAIT,
    'journal_mode = WAL',
    // FULL: a commit is on the disk before it is acknowledged, so that a power cut loses nothing
    // that was answered.
    'synchronous = FULL',
    'foreign_keys = ON',
    `wal_autocheckpoint = ${DATABASE_BOUNDS.sqliteLogPages}`,
  ],
  reader: [NO_WAIT, 'query_only = ON'],
} as const;

/**
 * The two connections of a process to the embedded database: with its write-ahead log, reads go on
 * next to a commit that waits for the disk, and see all that was committed before they began
 * (docs/decisions/0017). One whose thread dies is opened again.
 */
export class SqliteThreads {
  readonly #file: string;
  readonly #current: { writer: ThreadConnection; reader: ThreadConnection };
  #closed = false;

  constructor(file: string) {
    this.#file = file;
    this.#current = {
      writer: new ThreadConnection({ file, pragmas: PRAGMAS.writer }),
      reader: new ThreadConnection({ file, pragmas: PRAGMAS.reader }),
    };
  }

  /** Resolves when both are open. Rejects with SQLite's error, and then neither is. */
  async opened(): Promise<void> {
    try {
      await Promise.all([this.#current.writer.opened, this.#current.reader.opened]);
    } catch (error) {
      await this.close();
      throw error;
    }
  }

  get(role: 'writer' | 'reader'): ThreadConnection {
    if (this.#current[role].ended && !this.#closed)
      this.#current[role] = new ThreadConnection({ file: this.#file, pragmas: PRAGMAS[role] });
    return this.#current[role];
  }

  /** The writer last: who closes last writes the log back into the file. */
  async close(): Promise<void> {
    this.#closed = true;
    await this.#current.reader.close();
    await this.#current.writer.close();
  }
}
