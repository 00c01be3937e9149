import type { AnalysisStatus } from '@elucida/contract/analysis-status';
import type { Progress } from '@elucida/contract/analysis';
import { QUEUE_BOUNDS } from '../bounds/queue.ts';
import type { Database } from '../db/open-database.ts';
import { DomainError } from '../domain-error.ts';
import {
  after,
  eventsBetween,
  NO_PROGRESS,
  stateOf,
  type ProgressState,
} from './progress-state.ts';
import { readEnds, readProgress } from './queries/read-progress.ts';
import { readError } from './stored-error.ts';

/** How an analysis ended for who watched it. `left`: this server ends, and the analysis goes on. */
export type End =
  | { readonly status: 'done'; readonly response: string }
  | { readonly status: 'failed'; readonly error: DomainError }
  | { readonly status: 'cancelled' | 'left' };

export interface Watch {
  /** Resolves once, when it ends. */
  readonly ended: Promise<End>;
  /** What has happened so far, then every further event. One listener. */
  listen(listener: (progress: Progress) => void): void;
  close(): void;
}

interface Watcher {
  show(state: ProgressState, event?: Progress): void;
  end(end: End): void;
}

const OPEN: ReadonlySet<AnalysisStatus> = new Set(['queued', 'running']);

/**
 * Who waits for analyses, in this process. What runs here is shown as it happens; all that runs
 * elsewhere is read together, in one query for all who wait.
 */
export class Watchers {
  readonly #db: Pick<Database, 'kysely'>;
  readonly #watchers = new Map<string, Set<Watcher>>();
  /** What this process runs. */
  readonly #here = new Map<string, ProgressState>();
  /** What this process is accepting: it has no row yet. */
  readonly #expected = new Set<string>();
  #timer: NodeJS.Timeout | undefined;
  #reading = false;
  #closed = false;

  constructor(db: Pick<Database, 'kysely'>) {
    this.#db = db;
  }

  /** Watches what is about to be accepted, from its first event; then `accepted` or `close`. */
  expect(id: string): Watch {
    this.#expected.add(id);
    return this.#add(id);
  }

  /** Its row is committed. */
  accepted(id: string): void {
    this.#expected.delete(id);
    this.#schedule();
  }

  watch(id: string): Watch {
    const watch = this.#add(id);
    void this.look();
    return watch;
  }

  #add(id: string): Watch {
    let seen = NO_PROGRESS;
    let listener: ((progress: Progress) => void) | undefined;
    const early: Progress[] = [];
    let resolve!: (end: End) => void;
    const ended = new Promise<End>((done) => {
      resolve = done;
    });
    const watcher: Watcher = {
      show(state, event) {
        for (const each of event === undefined ? eventsBetween(seen, state) : [event])
          if (listener === undefined) early.push(each);
          else listener(each);
        seen = state;
      },
      end: resolve,
    };
    this.#watchers.set(id, (this.#watchers.get(id) ?? new Set()).add(watcher));
    const here = this.#here.get(id);
    if (here !== undefined) watcher.show(here);
    if (this.#closed && here === undefined) this.end(id, { status: 'left' });
    this.#schedule();
    return {
      ended,
      listen(next) {
        for (const progress of early.splice(0)) next(progress);
        listener = next;
      },
      close: () => {
        const others = this.#watchers.get(id);
        others?.delete(watcher);
        if (others?.size !== 0) return;
        this.#watchers.delete(id);
        this.#expected.delete(id);
      },
    };
  }

  /** This process begins to run it. */
  begin(id: string): void {
    this.#here.set(id, NO_PROGRESS);
  }

  /** An event of what runs here; answers the state that it leads to. */
  publish(id: string, progress: Progress): ProgressState {
    const state = after(this.#here.get(id) ?? NO_PROGRESS, progress);
    this.#here.set(id, state);
    for (const watcher of this.#watchers.get(id) ?? []) watcher.show(state, progress);
    return state;
  }

  /** It no longer runs here, and has not ended here: whoever waits learns of it by the row. */
  release(id: string): void {
    this.#here.delete(id);
    if (this.#closed) this.end(id, { status: 'left' });
    else this.#schedule();
  }

  end(id: string, end: End): void {
    this.#here.delete(id);
    for (const watcher of this.#watchers.get(id) ?? []) watcher.end(end);
    this.#watchers.delete(id);
  }

  /** The server ends: nobody waits any longer for what does not run here. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    for (const id of this.waitedFor()) this.end(id, { status: 'left' });
  }

  /** What is waited for here and does not run here. */
  waitedFor(): string[] {
    return [...this.#watchers.keys()].filter(
      (id) => !this.#here.has(id) && !this.#expected.has(id),
    );
  }

  #schedule(): void {
    if (this.#timer !== undefined || this.#closed) return;
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      void this.look().finally(() => {
        if (this.waitedFor().length > 0) this.#schedule();
      });
    }, QUEUE_BOUNDS.watchEveryMs);
    this.#timer.unref();
  }

  /** Reads what runs elsewhere. Never rejects: while the database is away, who waits goes on. */
  async look(): Promise<void> {
    const ids = this.waitedFor();
    if (this.#reading || ids.length === 0) return;
    this.#reading = true;
    try {
      const rows = await readProgress(ids, this.#db);
      for (const row of rows)
        if (!this.#here.has(row.id))
          for (const watcher of this.#watchers.get(row.id) ?? []) watcher.show(stateOf(row));
      const there = new Map(rows.map((row) => [row.id, row.status]));
      for (const id of ids)
        // Before its end it only goes with its account.
        if (!there.has(id))
          this.end(id, { status: 'failed', error: new DomainError('not_signed_in') });
      const over = rows.filter(({ status }) => !OPEN.has(status)).map((row) => row.id);
      for await (const { id, status, result, error } of readEnds(over, this.#db))
        this.end(
          id,
          status === 'done'
            ? { status, response: result! }
            : status === 'failed'
              ? { status, error: readError(error!) }
              : { status: 'cancelled' },
        );
    } catch {
      // The next look finds it.
    } finally {
      this.#reading = false;
    }
  }
}
