import { Logger, run, type Runner } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { DATABASE_BOUNDS, QUEUE_BOUNDS } from '../../bounds.ts';
import type { Database } from '../../db/open-database.ts';
import type { AnalysisQueue, Handing } from './analysis-queue.ts';

const TASK = 'run_analysis';

/** The library's own log holds nothing but its state and failures of the database. */
const logTo = (onError: Handing['onError']) =>
  new Logger(() => (level, message, meta) => {
    if ((level as string) === 'error')
      onError((meta?.error as Error | undefined) ?? new Error(message));
  });

/**
 * The queue over PostgreSQL: jobs of graphile-worker (decision 33), which wakes a free worker of any
 * process within milliseconds. A job is only an id; what a process that died had locked there stays
 * locked for hours, and `recover` and the leases of the rows put the id again.
 */
export function createPostgresQueue({ kysely, url }: Database): AnalysisQueue {
  let runner: Runner | undefined;
  let pool: pg.Pool | undefined;

  return {
    async put(transaction, { id, rank }) {
      await sql`
        select graphile_worker.add_job(${sql.lit(TASK)}, job_key := ${id}, priority := ${rank}::int,
          payload := json_build_object('id', ${id}::text))`.execute(transaction);
    },
    wake() {},
    async start({ slots, run: handOut, onError }) {
      pool = new pg.Pool({
        connectionString: url,
        // One listens; the others fetch and end jobs, in milliseconds.
        max: QUEUE_BOUNDS.connections,
        connectionTimeoutMillis: DATABASE_BOUNDS.postgresConnectMs,
        keepAlive: true,
      });
      pool.on('error', () => {});
      pool.on('connect', (client) => void client.on('error', () => {}));
      runner = await run({
        pgPool: pool,
        concurrency: slots,
        noHandleSignals: true,
        pollInterval: QUEUE_BOUNDS.lookEveryMs,
        logger: logTo(onError),
        taskList: { [TASK]: (payload) => handOut((payload as { id: string }).id) },
      });
      runner.promise.catch(onError);
    },
    async recover() {
      // Locked for some seconds, and nobody has claimed the row: a claim takes milliseconds.
      const { rows } = await sql<{ id: string; rank: number }>`
        select a.id, a.rank from graphile_worker.jobs as j join analyses as a on a.id = j.key
        where a.status = 'queued'
          and j.locked_at < now() - make_interval(secs => ${sql.lit(QUEUE_BOUNDS.claimMs / 1_000)})`.execute(
        kysely,
      );
      for (const row of rows) await this.put(kysely, row);
    },
    async stop() {
      await runner?.stop();
      runner = undefined;
      await pool?.end();
      pool = undefined;
    },
  };
}
