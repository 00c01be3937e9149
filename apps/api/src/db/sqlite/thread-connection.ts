import { Worker } from 'node:worker_threads';
import { threadFile } from '../../thread-file.ts';
import { DATABASE_BOUNDS } from '../../bounds/database.ts';
import { DatabaseError } from '../database-error.ts';
import type { Answer, Asked, Order, Result, ThreadData } from './orders.ts';

interface Waiting {
  resolve(result: Result): void;
  reject(error: Error): void;
}

/**
 * Bytes are copied once, here, and the copy is handed over: the caller may still need them, and
 * they may lie in a much larger buffer.
 */
function handOver(order: Order): { order: Order; transfer: ArrayBuffer[] } {
  if (order.kind !== 'run' || !order.parameters.some((value) => value instanceof Uint8Array))
    return { order, transfer: [] };
  const copies: ArrayBuffer[] = [];
  const parameters = order.parameters.map((value) => {
    if (!(value instanceof Uint8Array)) return value;
    const copy = new Uint8Array(value);
    copies.push(copy.buffer);
    return copy;
  });
  return { order: { ...order, parameters }, transfer: copies };
}

/**
 * One connection to the embedded database's file, in a thread of its own: what SQLite computes,
 * reads and waits for the disk is none of the calling thread's time. It keeps the process alive
 * only while an answer is awaited.
 */
export class ThreadConnection {
  /** Rejects with SQLite's error where the file cannot be opened. */
  readonly opened: Promise<unknown>;
  readonly #worker: Worker;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #transactions = 0;
  #ended: Error | undefined;

  constructor(data: ThreadData) {
    this.#worker = new Worker(threadFile('sqlite-thread', './db/sqlite/sqlite-thread.mjs'), {
      workerData: data,
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: DATABASE_BOUNDS.sqliteHeapMb },
    });
    this.#worker.unref();
    this.#worker.on('message', (answer: Answer) => this.#settle(answer));
    // A thread that dies takes what it was asked along, and nothing else.
    this.#worker.on('error', (error) => this.#end(new DatabaseError('away', error)));
    this.#worker.on('exit', () =>
      this.#end(new DatabaseError('away', new Error('the thread of the database has ended'))),
    );
    this.opened = this.ask({ kind: 'open' });
    this.opened.catch(() => void this.#worker.terminate());
  }

  /** Whether nothing more can be asked. */
  get ended(): boolean {
    return this.#ended !== undefined;
  }

  /** A number that no other transaction of this connection has. */
  nextTransaction(): number {
    return ++this.#transactions;
  }

  /**
   * Rejects with SQLite's error and its `code`, and with `DatabaseError` where the thread has died.
   */
  ask(what: Order): Promise<Result> {
    if (this.#ended !== undefined) return Promise.reject(this.#ended);
    const id = ++this.#asked;
    const { order, transfer } = handOver(what);
    return new Promise((resolve, reject) => {
      this.#worker.postMessage({ id, order } satisfies Asked, transfer);
      this.#waiting.set(id, { resolve, reject });
      this.#worker.ref();
    });
  }

  /** Rolls back what is open, and closes the file. Resolves when the thread has ended. */
  async close(): Promise<void> {
    if (this.ended) return;
    const exit = new Promise((resolve) => void this.#worker.once('exit', resolve));
    const closed = this.ask({ kind: 'close' });
    this.#ended = new Error('The connection to the database is not open.');
    // A file that cannot be closed in order goes with its thread.
    await closed.catch(() => {});
    // Waits for the thread, where nothing is awaited of it any more.
    this.#worker.ref();
    await exit;
  }

  #settle(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (waiting === undefined) return;
    const { resolve, reject } = waiting;
    this.#waiting.delete(answer.id);
    if (this.#waiting.size === 0) this.#worker.unref();
    if ('result' in answer) resolve(answer.result);
    else
      reject(
        Object.assign(new Error(answer.failure.message), {
          name: 'SqliteError',
          code: answer.failure.code,
        }),
      );
  }

  #end(error: Error): void {
    this.#ended ??= error;
    for (const { reject } of this.#waiting.values()) reject(this.#ended);
    this.#waiting.clear();
  }
}
