import { setTimeout as sleep } from 'node:timers/promises';
import { Logger, run, type Runner } from 'graphile-worker';
import { sql } from 'kysely';
import pg from 'pg';
import { DATABASE_BOUNDS } from '../../bounds/database.ts';
import { QUEUE_BOUNDS } from '../../bounds/queue.ts';
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
  let stopping = false;

  /** While the database is away a connection is waited for: without one, a runner's worker ends. */
  async function patiently(connect: () => Promise<pg.PoolClient>): Promise<pg.PoolClient> {
    for (;;) {
      try {
        return await connect();
      } catch (error) {
        if (stopping) throw error;
        await sleep(QUEUE_BOUNDS.retryFirstMs, undefined, { ref: false });
      }
    }
  }

  function openPool(): pg.Pool {
    const opened = new pg.Pool({
      connectionString: url,
      // One listens; the others fetch and end jobs, in milliseconds.
      max: QUEUE_BOUNDS.connections,
      connectionTimeoutMillis: DATABASE_BOUNDS.postgresConnectMs,
      keepAlive: true,
    });
    opened.on('error', () => {});
    opened.on('connect', (client) => void client.on('error', () => {}));
    const connect = opened.connect.bind(opened) as (...args: unknown[]) => Promise<pg.PoolClient>;
    opened.connect = ((...args: unknown[]) =>
      args.length > 0 ? connect(...args) : patiently(connect)) as typeof opened.connect;
    return opened;
  }

  /** A runner whose worker has ended, as its connection was cut, gives way to a new one. */
  async function open(handing: Handing): Promise<void> {
    const { slots, run: handOut, onError } = handing;
    pool ??= openPool();
    const opened = await run({
      pgPool: pool,
      concurrency: slots,
      noHandleSignals: true,
      pollInterval: QUEUE_BOUNDS.lookEveryMs,
      logger: logTo(onError),
      taskList: { [TASK]: (payload) => handOut((payload as { id: string }).id) },
    });
    if (stopping) return opened.stop();
    runner = opened;
    const replaced = () => {
      if (stopping || runner !== opened) return false;
      runner = undefined;
      void reopen(handing);
      return true;
    };
    opened.events.once('worker:fatalError', () => {
      // What it runs goes on to its end.
      if (replaced()) opened.stop().catch(onError);
    });
    opened.promise.then(replaced, (error: unknown) => {
      onError(error);
      replaced();
    });
  }

  /** Opening needs the database too: it is tried until it is there, or nothing would run again. */
  async function reopen(handing: Handing): Promise<void> {
    while (!stopping)
      try {
        return await open(handing);
      } catch (error) {
        handing.onError(error);
        await sleep(QUEUE_BOUNDS.lookEveryMs, undefined, { ref: false });
      }
  }

  return {
    async put(transaction, { id, rank }) {
      await sql`
        select graphile_worker.add_job(${sql.lit(TASK)}, job_key := ${id}, priority := ${rank}::int,
          payload := json_build_object('id', ${id}::text))`.execute(transaction);
    },
    wake() {},
    start: open,
    async recover() {
      // Locked for some seconds, and nobody has claimed the row: a claim takes milliseconds. Or put
      // off as its claim failed with the database: the library would wait longer each time.
      const { rows } = await sql<{ id: string; rank: number }>`
        select a.id, a.rank from graphile_worker.jobs as j join analyses as a on a.id = j.key
        where a.status = 'queued'
          and (j.locked_at < now() - make_interval(secs => ${sql.lit(QUEUE_BOUNDS.claimMs / 1_000)})
            or (j.attempts > 0 and j.locked_at is null and j.run_at > now()))`.execute(kysely);
      for (const row of rows) await this.put(kysely, row);
    },
    async stop() {
      stopping = true;
      await runner?.stop();
      runner = undefined;
      await pool?.end();
      pool = undefined;
    },
  };
}
