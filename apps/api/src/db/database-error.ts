/**
 * What is wrong when the database refuses, by what can be done about it: `away` (it cannot be
 * reached), `busy` (others hold what is needed), `full` (no room on its disk), `damaged` (its
 * files), `bad-text` (a character that cannot be stored).
 */
export type DatabaseFailure = 'away' | 'busy' | 'full' | 'damaged' | 'bad-text';

/** For the log: what happened and what an operator does about it. */
const SENTENCES: Readonly<Record<DatabaseFailure, string>> = {
  away: 'The database cannot be reached; requests are answered 503 until it is back',
  busy: 'The database is held by another process or transaction for too long',
  full: 'The disk of the database is full or cannot be written: make room; nothing has to be restarted',
  damaged:
    'The database is damaged: run "npm run admin -- check", then restore a backup (docs/operations.md) and restart',
  'bad-text': 'A text holds a character that the database cannot store',
};

/**
 * The database itself failed, not what it was asked. Thrown by both dialects; `cause` is what the
 * driver said.
 */
export class DatabaseError extends Error {
  override name = 'DatabaseError';
  readonly failure: DatabaseFailure;
  constructor(failure: DatabaseFailure, cause: unknown) {
    super(`${SENTENCES[failure]}: ${reasonOf(cause)}`, { cause });
    this.failure = failure;
  }
}

const PASSING: ReadonlySet<DatabaseFailure> = new Set(['away', 'busy', 'full']);

/** Whether the same work succeeds later, once the database is itself again. */
export const isPassing = (error: unknown): boolean =>
  error instanceof DatabaseError && PASSING.has(error.failure);

/**
 * A refused connection to a name with several addresses comes as one error per address and no
 * message of its own.
 */
export function reasonOf(error: unknown): string {
  if (error instanceof AggregateError)
    return error.errors.map((each) => (each as Error).message).join('; ');
  return error instanceof Error ? error.message : String(error);
}

/**
 * SQLSTATE classes and codes (PostgreSQL's manual, appendix A) that say something about the server
 * and not about the query.
 */
const POSTGRES: readonly (readonly [RegExp, DatabaseFailure])[] = [
  // Connection lost, shut down by an operator, starting up, too many clients, a standby that takes
  // no writes.
  [/^(08...|57P0[1235]|53300|25006)$/, 'away'],
  // Serialization, deadlock, lock not available, cancelled, out of memory.
  [/^(40001|40P01|55P03|57014|53200)$/, 'busy'],
  [/^53100$/, 'full'],
  // Damaged data and indexes, input and output errors, files that are gone.
  [/^(XX001|XX002|58030|58P01)$/, 'damaged'],
  [/^(22021|22P05)$/, 'bad-text'],
];
const NETWORK =
  /^(ECONN(REFUSED|RESET|ABORTED)|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ENOENT|EACCES)$/;
/** pg gives these no code. */
const CLIENT_GONE = new RegExp(
  '^(Connection terminated|Client (has encountered a connection error|was ' +
    'closed)|Query read timeout|timeout exceeded when trying to connect)',
);

/**
 * What a failed query of PostgreSQL says about the database; undefined for a fault of the query.
 */
export function postgresFailure(error: unknown): DatabaseFailure | undefined {
  const { code = '', message = '' } = error as { code?: string; message?: string };
  if (NETWORK.test(code) || CLIENT_GONE.test(message)) return 'away';
  return POSTGRES.find(([pattern]) => pattern.test(code))?.[1];
}

/** SQLite's result codes (sqlite.org/rescode.html), extended ones included. */
const SQLITE: readonly (readonly [RegExp, DatabaseFailure])[] = [
  [/^SQLITE_(BUSY|LOCKED|NOMEM)/, 'busy'],
  // A quota or a failing disk comes as a write that did not succeed.
  [/^SQLITE_(FULL|IOERR_(WRITE|FSYNC|DIR_FSYNC|TRUNCATE|SHMSIZE))/, 'full'],
  [/^SQLITE_(CORRUPT|NOTADB|IOERR)/, 'damaged'],
  [/^SQLITE_(READONLY|CANTOPEN|PERM)/, 'away'],
];

/**
 * What a failed statement of SQLite says about the database; undefined for a fault of the
 * statement.
 */
export function sqliteFailure(error: unknown): DatabaseFailure | undefined {
  const { code } = error as { code?: unknown };
  return typeof code === 'string' ? SQLITE.find(([pattern]) => pattern.test(code))?.[1] : undefined;
}
