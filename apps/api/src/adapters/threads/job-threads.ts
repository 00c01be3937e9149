import { MessageChannel } from 'node:worker_threads';
import { Piscina } from 'piscina';
import { THREAD_BOUNDS } from '../../bounds/threads.ts';
import { JobQueue } from './job-queue.ts';
import {
  JobCancelled,
  JobTimeout,
  QueueFull,
  ThreadsBusy,
  type JobOptions,
  type JobThreads,
  type Jobs,
} from './job.ts';
import type { JobMessage } from './serve-jobs.ts';

export interface JobThreadsOptions {
  /** The thread's module. */
  readonly filename: string;
  readonly threads?: number;
  readonly waitingMax?: number;
  readonly waitMsMax?: number;
  /**
   * A thread without work for so long is ended, and started again for the next job. Default:
   * threads stay, and start at once.
   */
  readonly idleMs?: number;
  /** What every thread is handed when it starts. */
  readonly workerData?: unknown;
}

/**
 * Threads behind a bounded queue. A job over its time is ended with its thread, and another thread
 * starts in its place;
 * a thread that dies fails its job alone.
 */
export function createJobThreads<Table extends Jobs>({
  filename,
  threads = 1,
  waitingMax = THREAD_BOUNDS.waitingMax,
  waitMsMax = THREAD_BOUNDS.waitMsMax,
  idleMs,
  workerData,
}: JobThreadsOptions): JobThreads<Table> {
  const queue = new JobQueue({
    slots: threads,
    maxWaiting: waitingMax,
    maxBytes: THREAD_BOUNDS.waitingBytesMax,
  });
  const pool = new Piscina<JobMessage, unknown>({
    filename,
    minThreads: idleMs === undefined ? threads : 0,
    maxThreads: threads,
    idleTimeout: idleMs ?? Infinity,
    workerData,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_BOUNDS.heapMb },
    // A thread that sleeps in `Atomics.wait` frees nothing: neither what a job left nor pixels that
    // lie outside its heap.
    atomics: 'disabled',
    execArgv: filename.endsWith('.ts') ? ['--import', 'tsx'] : [],
  });
  // A thread that cannot load fails the jobs it is given; without a listener it would end the
  // process.
  pool.on('error', () => {});
  // No time limit: on a busy machine a thread takes long to load, and comes up all the same.
  const nothing = () => pool.run(null);
  /** Resolves when as many threads as there are have come up. */
  const awake = async () => {
    if (idleMs === undefined) await Promise.all(Array.from({ length: threads }, nothing));
  };
  let up: Promise<unknown> = awake();
  const ready = up.then(() => {});
  // Whoever awaits it hears of its failure, and so does every job; nobody has to await it.
  ready.catch(() => {});

  async function runInThread(
    name: string,
    input: unknown,
    { limitMs, transfer = [] }: JobOptions,
  ): Promise<unknown> {
    // The time of a job is its own: it does not begin before its thread has come up. One that does
    // not come up fails the job below.
    await up.catch(() => {});
    const channel = new MessageChannel();
    const ended = new AbortController();
    let timer: NodeJS.Timeout | undefined;
    channel.port1.once('message', () => {
      timer = setTimeout(() => ended.abort(), limitMs);
    });
    try {
      return await pool.run(
        { name, input, started: channel.port2 },
        { transferList: [channel.port2, ...transfer], signal: ended.signal },
      );
    } catch (error) {
      up = awake();
      // The next job hears of it.
      up.catch(() => {});
      throw ended.signal.aborted ? new JobTimeout(`${name} took longer than ${limitMs} ms`) : error;
    } finally {
      clearTimeout(timer);
      channel.port1.close();
    }
  }

  return {
    ready,
    async wake() {
      await (up = nothing());
    },
    get load() {
      return queue.load;
    },
    async run(name, input, options) {
      const late = new AbortController();
      const timer = setTimeout(() => late.abort(), options.waitMs ?? waitMsMax);
      const signal =
        options.signal === undefined ? late.signal : AbortSignal.any([options.signal, late.signal]);
      let begun = false;
      try {
        return (await queue.add({ rank: 0, bytes: options.bytes ?? 0, signal }, () => {
          begun = true;
          clearTimeout(timer);
          return runInThread(name, input, options);
        })) as never;
      } catch (error) {
        if (error instanceof QueueFull || (!begun && late.signal.aborted))
          throw new ThreadsBusy('too many jobs are waiting');
        throw !begun && options.signal?.aborted
          ? new JobCancelled('dropped before it began')
          : error;
      } finally {
        clearTimeout(timer);
      }
    },
    async close() {
      queue.clear();
      await pool.destroy();
    },
  };
}
