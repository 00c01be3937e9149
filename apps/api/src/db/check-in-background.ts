import { createRequire } from 'node:module';
import { Worker } from 'node:worker_threads';
import type { Database } from './open-database.ts';

/** SQLite reads every page here; in a thread, as that may take seconds. */
const THREAD = `
  const { parentPort, workerData } = require('node:worker_threads');
  const Database = require(workerData.libsql);
  let found;
  try {
    const database = new Database(workerData.file);
    database.pragma('busy_timeout = 10000');
    found = database.prepare('pragma quick_check(5)').all().map((row) => row.quick_check).filter((line) => line !== 'ok');
    database.close();
  } catch (error) {
    found = /^SQLITE_(CORRUPT|NOTADB)/.test(error.code) ? [error.message] : [];
  }
  parentPort.postMessage(found);
`;

interface Log { error(details: object, message: string): void }

/**
 * Looks once through the embedded database for damaged pages, beside everything else; one that is found makes /readyz fail. PostgreSQL looks itself, where its
 * checksums are on. Resolves when it is done; never rejects.
 */
export async function checkInBackground({ file, storage }: Pick<Database, 'file' | 'storage'>, log: Log): Promise<void> {
  if (file === undefined) return;
  const thread = new Worker(THREAD, { eval: true, workerData: { file, libsql: createRequire(import.meta.url).resolve('libsql') } });
  thread.unref();
  const damage = await new Promise<readonly string[]>((resolve) => {
    thread.once('message', resolve).once('error', () => resolve([])).once('exit', () => resolve([]));
  });
  await thread.terminate();
  if (damage.length === 0) return;
  storage.note('damaged');
  log.error({ damage }, 'The database is damaged: run "npm run admin -- check", then restore a backup (docs/operations.md) and restart');
}
