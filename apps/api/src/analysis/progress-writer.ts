import { QUEUE_BOUNDS } from '../bounds/queue.ts';
import type { Context } from '../context.ts';
import type { ProgressState } from './progress-state.ts';
import type { Holder } from './queries/claim-analysis.ts';
import { writeProgress } from './queries/hold-analysis.ts';

/**
 * Writes how far an analysis is, now and then and one write at a time, for those who watch it from
 * other processes. A write that fails is not repeated: the next holds more.
 */
export class ProgressWriter {
  readonly #holder: Holder;
  readonly #db: Context['db'];
  readonly #onLost: () => void;
  #next: ProgressState | undefined;
  #timer: NodeJS.Timeout | undefined;
  #writing: Promise<void> = Promise.resolve();

  /** `onLost`: the row is no longer theirs. */
  constructor(holder: Holder, { db, onLost }: { db: Context['db']; onLost: () => void }) {
    this.#holder = holder;
    this.#db = db;
    this.#onLost = onLost;
  }

  write(state: ProgressState): void {
    this.#next = state;
    this.#timer ??= setTimeout(() => {
      this.#writing = this.#flush();
    }, QUEUE_BOUNDS.progressEveryMs);
  }

  async #flush(): Promise<void> {
    const state = this.#next!;
    this.#next = undefined;
    try {
      if (!(await writeProgress(this.#holder, state, this.#db))) this.#onLost();
    } catch {
      // The database is away; what was found is in the next write, and in the result.
    }
    this.#timer = undefined;
    if (this.#next !== undefined) this.write(this.#next);
  }

  /** Writes what is still to be written, and no more. */
  async stop(): Promise<void> {
    clearTimeout(this.#timer);
    await this.#writing;
    clearTimeout(this.#timer);
    if (this.#next !== undefined) await this.#flush();
    clearTimeout(this.#timer);
  }
}
