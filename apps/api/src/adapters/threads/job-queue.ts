import { JobCancelled, QueueFull } from './job.ts';

interface Waiting {
  readonly rank: number;
  readonly bytes: number;
  start(): void;
  cancel(): void;
}

export interface Place {
  readonly rank: number;
  /** Memory the job holds while it waits. */
  readonly bytes: number;
  readonly signal: AbortSignal;
}

/**
 * Lets `slots` jobs run at once and a bounded number wait: lower ranks first, first come first
 * served within a rank.
 * A job that is cancelled while it waits leaves without having started.
 */
export class JobQueue {
  readonly #slots: number;
  readonly #maxWaiting: number;
  readonly #maxBytes: number;
  #waiting: Waiting[] = [];
  #running = 0;

  constructor({
    slots,
    maxWaiting,
    maxBytes,
  }: {
    slots: number;
    maxWaiting: number;
    maxBytes: number;
  }) {
    this.#slots = slots;
    this.#maxWaiting = maxWaiting;
    this.#maxBytes = maxBytes;
  }

  /**
   * Runs `work` when a slot is free. Only those who would go first count against the bound, so that
   * lower ranks never keep higher ones out. Throws `QueueFull` at once; rejects with
   * `JobCancelled` when aborted while waiting.
   */
  add<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
    const ahead = this.#waiting.filter(({ rank }) => rank > -Infinity && rank <= place.rank);
    const heldBytes = ahead.reduce((sum, { bytes }) => sum + bytes, 0);
    const mustWait = this.#running >= this.#slots;
    if (mustWait && (ahead.length >= this.#maxWaiting || heldBytes + place.bytes > this.#maxBytes))
      throw new QueueFull('too many jobs are waiting');
    return this.#run(place, work);
  }

  /**
   * Goes on with work that was accepted before: it never meets `QueueFull` and goes before all that
   * wait to begin.
   */
  resume<Result>({ signal }: Pick<Place, 'signal'>, work: () => Promise<Result>): Promise<Result> {
    return this.#run({ rank: -Infinity, bytes: 0, signal }, work);
  }

  async #run<Result>(place: Place, work: () => Promise<Result>): Promise<Result> {
    await this.#enter(place);
    try {
      return await work();
    } finally {
      this.#leave();
    }
  }

  get load(): { running: number; waiting: number } {
    return { running: this.#running, waiting: this.#waiting.length };
  }

  /** Cancels everything that waits. */
  clear(): void {
    for (const job of [...this.#waiting]) job.cancel();
  }

  #enter({ rank, bytes, signal }: Place): Promise<void> {
    if (signal.aborted) return Promise.reject(new JobCancelled('cancelled before it started'));
    if (this.#running < this.#slots) {
      this.#running++;
      return Promise.resolve();
    }
    return new Promise<void>((resolve, reject) => {
      const cancel = () => {
        this.#waiting = this.#waiting.filter((other) => other !== job);
        signal.removeEventListener('abort', cancel);
        reject(new JobCancelled('cancelled before it started'));
      };
      const start = () => {
        signal.removeEventListener('abort', cancel);
        resolve();
      };
      const job: Waiting = { rank, bytes, start, cancel };
      signal.addEventListener('abort', cancel);
      const behind = this.#waiting.findIndex((other) => other.rank > rank);
      this.#waiting.splice(behind === -1 ? this.#waiting.length : behind, 0, job);
    });
  }

  /** Hands the slot to the next in line, so that nobody can slip in between. */
  #leave(): void {
    const next = this.#waiting.shift();
    if (next === undefined) this.#running--;
    else next.start();
  }
}
