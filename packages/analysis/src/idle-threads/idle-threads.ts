import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import {
  MessageChannel,
  receiveMessageOnPort,
  Worker,
  type MessagePort,
} from 'node:worker_threads';
import type { IdleThreads, Pending } from '@elucida/engine/idle-threads';
import {
  CELL,
  CELLS,
  STATE,
  type IdleThreadData,
  type IdleWork,
  type ThreadTables,
} from './thread-cells.ts';

/** How long a wait sleeps before it looks at cancellation and at the thread. */
const LOOK_EVERY_MS = 50;
/** A thread that is given up leaves its work to who asked; a crowded machine is given time. */
const SILENT_MS = 15_000;

export interface IdleThreadsOptions {
  readonly tables: ThreadTables;
  /** One 32-bit cell in shared memory: threads that compute, of all who share the cores. */
  readonly busy: Int32Array;
  /** Cores that may compute at once. */
  readonly cores: number;
  /** The thread's module, as JavaScript. */
  readonly filename: string;
  /** A thread that gives no sign of life for so long is given up. */
  readonly silentMs?: number;
}

/** Memory in which threads count how many of them compute. */
export function busyCores(threads = 0): Int32Array {
  const busy = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  busy[0] = threads;
  return busy;
}

/** The thread's module next to the bundle; null where nothing is built: then there are no such threads. */
export function builtIdleThread(): string | null {
  const built = fileURLToPath(new URL('./idle-thread.js', import.meta.url));
  return existsSync(built) ? built : null;
}

/**
 * Threads for work of one kind, which `workOf` writes; begun while a core is idle and ended with `close`. Whoever
 * waits for an answer sleeps: only for threads that compute synchronously.
 */
export function createIdleThreads<Asked, Answer>(
  options: IdleThreadsOptions,
  workOf: (asked: Asked) => IdleWork,
): IdleThreads<Asked, Answer> {
  let threads: IdleThread<Answer>[] = [];
  return {
    begin(asked) {
      const { busy, cores } = options;
      if (Atomics.add(busy, 0, 1) >= cores) {
        Atomics.sub(busy, 0, 1);
        return null;
      }
      let thread = threads.find((each) => each.isIdle);
      if (thread === undefined) threads.push((thread = new IdleThread(options)));
      thread.begin(workOf(asked));
      return thread;
    },
    close() {
      for (const thread of threads) thread.end();
      threads = [];
    },
  };
}

class IdleThread<Answer> implements Pending<Answer> {
  private readonly cells = new Int32Array(
    new SharedArrayBuffer(CELLS * Int32Array.BYTES_PER_ELEMENT),
  );
  private readonly port: MessagePort;
  private readonly busy: Int32Array;
  private readonly silentMs: number;
  private lastSign = 0;
  private lastSignAt = 0;

  constructor({ tables, busy, filename, silentMs = SILENT_MS }: IdleThreadsOptions) {
    const { port1, port2 } = new MessageChannel();
    this.port = port1;
    this.busy = busy;
    this.silentMs = silentMs;
    const worker = new Worker(filename, {
      workerData: {
        tables,
        busy,
        cells: this.cells,
        port: port2,
      } satisfies IdleThreadData,
      transferList: [port2],
    });
    // A thread that fails gives no more signs; its work is then done by who asked.
    worker.on('error', () => {});
    worker.unref();
  }

  get isIdle(): boolean {
    return Atomics.load(this.cells, CELL.state) === STATE.idle;
  }

  begin(work: IdleWork): void {
    Atomics.store(this.cells, CELL.state, STATE.running);
    this.lastSignAt = performance.now();
    this.port.postMessage(work);
  }

  wait(task: { checkpoint(): void }): Answer | null {
    while (this.isAtWork()) {
      Atomics.wait(this.cells, CELL.state, STATE.running, LOOK_EVERY_MS);
      task.checkpoint();
      if (this.isSilent()) this.giveUp();
    }
    const answer = receiveMessageOnPort(this.port)?.message as Answer | undefined;
    if (answer === undefined) return null;
    Atomics.store(this.cells, CELL.state, STATE.idle);
    return answer;
  }

  private isAtWork(): boolean {
    const state = Atomics.load(this.cells, CELL.state);
    return state === STATE.running || state === STATE.ending;
  }

  private isSilent(): boolean {
    const sign = Atomics.load(this.cells, CELL.signs);
    if (sign !== this.lastSign) {
      this.lastSign = sign;
      this.lastSignAt = performance.now();
    }
    return performance.now() - this.lastSignAt > this.silentMs;
  }

  /** The thread ends at its next look. The core that it held is free, unless it has said so itself. */
  private giveUp(): void {
    Atomics.store(this.cells, CELL.stop, 1);
    const { running, given } = STATE;
    if (Atomics.compareExchange(this.cells, CELL.state, running, given) === running)
      Atomics.sub(this.busy, 0, 1);
  }

  end(): void {
    this.giveUp();
    this.port.close();
  }
}
