import type { Config } from './config.ts';
import { DatabaseError, reasonOf, sqliteFailure } from './db/database-error.ts';
import { migrate } from './db/migrate.ts';
import { openDatabase, type Database } from './db/open-database.ts';
import { seedPosts } from './blog/seed-posts.ts';

/**
 * Opens what the settings name; where that fails, a sentence on standard error ends the process
 * with 1.
 */
export async function openOrExit<Result>(
  config: Config,
  open: () => Promise<Result>,
): Promise<Result> {
  try {
    return await open();
  } catch (error) {
    const place = config.databaseUrl === undefined ? `in ${config.dataDir}` : 'at DATABASE_URL';
    const failure = sqliteFailure(error);
    process.stderr.write(
      `The database ${place} cannot be used: ` +
        `${reasonOf(failure === undefined ? error : new DatabaseError(failure, error))}\n`,
    );
    process.exit(1);
  }
}

/**
 * Opens, migrates and seeds the database that the settings name; ends the process where that fails.
 */
export const openReadyDatabase = (config: Config): Promise<Database> =>
  openOrExit(config, async () => {
    // A migration may take as long as it needs, and waits for that of another server.
    const first = await openDatabase({ ...config, unhurried: true });
    await migrate(first);
    await seedPosts(first);
    // The embedded one has no limit of time.
    if (first.dialect === 'sqlite') return first;
    await first.kysely.destroy();
    return openDatabase(config);
  });
