import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { QUEUE_BOUNDS } from '../../bounds/queue.ts';
import type { Database } from '../../db/open-database.ts';
import type { AnalysisQueue, Handing } from './analysis-queue.ts';

/**
 * The queue of the embedded database, whose only workers are the threads of its one server: it
 * looks for the next row when one was put and when one has ended.
 */
export function createEmbeddedQueue({ kysely }: Pick<Database, 'kysely'>): AnalysisQueue {
  const handed = new Map<string, Promise<void>>();
  let handing: Handing | undefined;
  let looking: Promise<void> | undefined;
  let again = false;
  let timer: NodeJS.Timeout | undefined;

  const next = () =>
    kysely
      .selectFrom('analyses')
      .select('id')
      .where('status', '=', 'queued')
      .$if(handed.size > 0, (query) => query.where('id', 'not in', [...handed.keys()]))
      .orderBy('rank')
      .orderBy('queued_at')
      .orderBy(sql`rowid`)
      .limit(1)
      .executeTakeFirst();

  function hand(id: string, { run, onError }: Handing): void {
    const running = run(id).catch(async (error: unknown) => {
      onError(error);
      // The database failed, and would fail again at once.
      await sleep(QUEUE_BOUNDS.lookEveryMs, undefined, { ref: false });
    });
    handed.set(
      id,
      running.finally(() => {
        handed.delete(id);
        wake();
      }),
    );
  }

  async function look(): Promise<void> {
    do {
      again = false;
      while (handing !== undefined && handed.size < handing.slots) {
        const row = await next();
        if (row === undefined || handing === undefined) break;
        hand(row.id, handing);
      }
    } while (again);
  }

  function wake(): void {
    again = true;
    if (handing === undefined || looking !== undefined) return;
    looking = look()
      .catch((error: unknown) => handing?.onError(error))
      .finally(() => {
        looking = undefined;
        if (again && handing !== undefined && handed.size < handing.slots) wake();
      });
  }

  return {
    async put() {},
    wake,
    async start(options) {
      handing = options;
      // What another process of this machine has put, and where looking failed.
      timer = setInterval(wake, QUEUE_BOUNDS.lookEveryMs);
      timer.unref();
      wake();
    },
    async recover() {},
    async stop() {
      clearInterval(timer);
      handing = undefined;
      await looking;
      await Promise.all(handed.values());
    },
  };
}
