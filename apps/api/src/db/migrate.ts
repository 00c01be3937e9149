import { sql, type Kysely } from 'kysely';
import type { Database } from './open-database.ts';
import * as accountsQuotaHistory from './migrations/0001-accounts-quota-history.ts';
import * as blogPosts from './migrations/0002-blog-posts.ts';
import * as feedback from './migrations/0003-feedback.ts';
import * as billing from './migrations/0004-billing.ts';
import * as auditAndLeases from './migrations/0005-audit-and-leases.ts';
import * as closedCustomers from './migrations/0006-closed-customers.ts';
import * as releasedLeases from './migrations/0007-released-leases.ts';
import * as storageProbe from './migrations/0008-storage-probe.ts';
import * as historyBytesAndPictures from './migrations/0009-history-bytes-and-pictures.ts';
import * as knownDevicesAndClaims from './migrations/0011-known-devices-and-claims.ts';
import * as models from './migrations/0013-models.ts';
import * as resetsAndDevices from './migrations/0014-password-resets-and-devices.ts';
import * as analyses from './migrations/0015-analyses.ts';
import { migrateJobs } from './migrate-jobs.ts';
import * as historyBriefs from './migrations/0018-history-briefs.ts';
import * as dropLeases from './migrations/0019-drop-leases.ts';
import * as namesInBriefs from './migrations/0020-names-in-briefs.ts';
import * as examples from './migrations/0021-examples.ts';
import * as namesOfAnalyses from './migrations/0022-names-of-analyses.ts';
import * as apiKeys from './migrations/0023-api-keys.ts';
import * as webhooks from './migrations/0024-webhooks.ts';
import * as problemSets from './migrations/0025-problem-sets.ts';
import * as practiceProgress from './migrations/0026-practice-progress.ts';

/** In the order they are applied; a released one is never edited. */
const MIGRATIONS: readonly { name: string; up: (db: Kysely<unknown>) => Promise<void> }[] = [
  { name: '0001-accounts-quota-history', up: accountsQuotaHistory.up },
  { name: '0002-blog-posts', up: blogPosts.up },
  { name: '0003-feedback', up: feedback.up },
  { name: '0004-billing', up: billing.up },
  { name: '0005-audit-and-leases', up: auditAndLeases.up },
  { name: '0006-closed-customers', up: closedCustomers.up },
  { name: '0007-released-leases', up: releasedLeases.up },
  { name: '0008-storage-probe', up: storageProbe.up },
  { name: '0009-history-bytes-and-pictures', up: historyBytesAndPictures.up },
  { name: '0011-known-devices-and-claims', up: knownDevicesAndClaims.up },
  { name: '0013-models', up: models.up },
  { name: '0014-password-resets-and-devices', up: resetsAndDevices.up },
  { name: '0015-analyses', up: analyses.up },
  { name: '0018-history-briefs', up: historyBriefs.up },
  { name: '0019-drop-leases', up: dropLeases.up },
  { name: '0020-names-in-briefs', up: namesInBriefs.up },
  { name: '0021-examples', up: examples.up },
  { name: '0022-names-of-analyses', up: namesOfAnalyses.up },
  { name: '0023-api-keys', up: apiKeys.up },
  { name: '0024-webhooks', up: webhooks.up },
  { name: '0025-problem-sets', up: problemSets.up },
  { name: '0026-practice-progress', up: practiceProgress.up },
];

/**
 * Any number that no other program using the same PostgreSQL server takes for its advisory lock:
 * "eluc" in ASCII.
 */
const POSTGRES_LOCK = 0x656c7563;

/**
 * Brings the database up to date. Safe when several processes start at once: the first takes the
 * write lock (SQLite, with which every transaction begins) or an advisory lock (PostgreSQL), the
 * others wait and find the work done. All or nothing: both dialects roll DDL back.
 */
export async function migrate({
  kysely,
  dialect,
  url,
}: Pick<Database, 'kysely' | 'dialect' | 'url'>): Promise<void> {
  await kysely.transaction().execute(async (transaction) => {
    if (dialect === 'postgres')
      await sql`select pg_advisory_xact_lock(${sql.lit(POSTGRES_LOCK)})`.execute(transaction);
    await applyPending(transaction as unknown as Kysely<unknown>);
    // Under the same lock: the library's own migrations may not run next to each other.
    if (url !== undefined) await migrateJobs(url);
  });
}

async function applyPending(connection: Kysely<unknown>): Promise<void> {
  await sql`create table if not exists migrations (name text primary key, applied_at bigint not null)`.execute(
    connection,
  );
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(connection);
  const applied = new Set(rows.map(({ name }) => name));
  for (const { name, up } of MIGRATIONS) {
    if (applied.has(name)) continue;
    await up(connection);
    await sql`insert into migrations (name, applied_at) values (${name}, ${Date.now()})`.execute(
      connection,
    );
  }
}

/**
 * Whether every migration is applied. Throws `DatabaseError` where the database does not answer.
 */
export async function isMigrated({ kysely }: Pick<Database, 'kysely'>): Promise<boolean> {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(kysely);
  return MIGRATIONS.every(({ name }) => rows.some((row) => row.name === name));
}
