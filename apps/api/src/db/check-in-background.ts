import { reasonOf, sqliteFailure } from './database-error.ts';
import type { Database } from './open-database.ts';
import { ThreadConnection } from './sqlite/thread-connection.ts';

/** It must not stop anybody, and nobody waits for it. */
const WAIT_MS = 10_000;

/**
 * What SQLite's quick check finds, at most five sentences. It reads every page: on a connection of
 * its own, as that may take seconds.
 */
async function quickCheck(file: string): Promise<string[]> {
  const connection = new ThreadConnection({ file, pragmas: [`busy_timeout = ${WAIT_MS}`] });
  try {
    const result = await connection.ask({
      kind: 'run',
      sql: 'pragma quick_check(5)',
      parameters: [],
      alone: false,
    });
    const { rows } = result as { rows: readonly { quick_check: string }[] };
    return rows.map((row) => row.quick_check).filter((line) => line !== 'ok');
  } catch (error) {
    return sqliteFailure(error) === 'damaged' ? [reasonOf(error)] : [];
  } finally {
    await connection.close();
  }
}

interface Log {
  error(details: object, message: string): void;
}

/**
 * Looks once through the embedded database for damaged pages, apart from everything else; one that
 * is found makes /readyz fail. PostgreSQL looks itself, where its checksums are on. Resolves when
 * it is done; never rejects.
 */
export async function checkInBackground(
  { file, storage }: Pick<Database, 'file' | 'storage'>,
  log: Log,
): Promise<void> {
  if (file === undefined) return;
  const damage = await quickCheck(file);
  if (damage.length === 0) return;
  storage.note('damaged');
  log.error(
    { damage },
    'The database is damaged: run "npm run admin -- check", then restore a backup (docs/operations.md) and restart',
  );
}
