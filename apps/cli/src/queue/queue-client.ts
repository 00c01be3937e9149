import { randomUUID } from 'node:crypto';
import type { AnalysisJob } from '@elucida/analysis/job';
import pg from 'pg';

/** Behind the analyses of every plan. */
const RANK = 2;
/** The task of the server's queue (apps/api/src/adapters/queue/postgres-queue.ts). */
const TASK = 'run_analysis';

interface Ended {
  readonly id: string;
  readonly status: 'done' | 'failed' | 'cancelled';
  readonly result: string | null;
  readonly error: string | null;
}

/**
 * The queue of a server's PostgreSQL, for a batch: its rows have no user, count for nobody, and are
 * deleted once they are answered. The columns are those of apps/api/src/db/analysis-tables.ts.
 */
export class QueueClient {
  readonly #pool: pg.Pool;

  constructor(connectionString: string) {
    this.#pool = new pg.Pool({ connectionString, max: 2 });
    this.#pool.on('error', () => {});
  }

  /** Puts a job into the queue, its images included, in one transaction; answers its id. */
  async put({ images, spectra, ...job }: AnalysisJob): Promise<string> {
    const id = randomUUID();
    const input = JSON.stringify({
      job: { ...job, spectra: JSON.stringify(spectra) },
      wishes: { models: false, polish: false },
    });
    const bytes = images.reduce((sum, image) => sum + image.bytes.byteLength, input.length);
    const client = await this.#pool.connect();
    try {
      await client.query('begin');
      await client.query(
        `insert into analyses (id, status, rank, kind, lang, formula, title, comments, input,
           input_bytes, counted, created_at, queued_at)
         values ($1, 'queued', $2, $3, $4, $5, '', '', $6, $7, 0, $8, $8)`,
        [
          id,
          RANK,
          images.length > 0 ? 'images' : 'manual',
          job.lang,
          job.formula,
          input,
          bytes,
          Date.now(),
        ],
      );
      for (const [position, { name, bytes: content, type, axis }] of images.entries())
        await client.query(
          `insert into analysis_files (analysis_id, position, name, hints, bytes)
           values ($1, $2, $3, $4, $5)`,
          [id, position, name, JSON.stringify({ type, axis }), Buffer.from(content)],
        );
      await client.query(
        `select graphile_worker.add_job($1, job_key := $2, priority := $3,
           payload := json_build_object('id', $2::text))`,
        [TASK, id, RANK],
      );
      await client.query('commit');
      return id;
    } catch (error) {
      // A connection that is gone has rolled back by itself; the first failure is the one to report.
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  }

  /** Those that have ended. */
  async ended(ids: readonly string[]): Promise<Ended[]> {
    const { rows } = await this.#pool.query<Ended>(
      `select id, status, result, error from analyses
       where id = any($1) and status in ('done', 'failed', 'cancelled')`,
      [ids],
    );
    return rows;
  }

  /** Also where they have not ended: whoever runs them stops. */
  async remove(ids: readonly string[]): Promise<void> {
    await this.#pool.query('delete from analyses where id = any($1)', [ids]);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }
}
