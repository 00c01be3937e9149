import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { MessageChannel, receiveMessageOnPort } from 'node:worker_threads';
import { busyCores } from '@elucida/analysis/idle-threads/idle-threads';
import type { JobImage } from '@elucida/analysis/job';
import type { Progress } from '@elucida/contract/analysis';
import { Piscina } from 'piscina';
import { ANALYSIS_BOUNDS } from '../../bounds/threads.ts';
import { ImageRefused } from '../../input/image-refused.ts';
import {
  AnalysisTimeout,
  ImagesUnreadable,
  VerificationRefused,
  type Analyser,
  type RunOptions,
  type Submission,
} from './analyser.ts';
import { KeptReadings } from './kept-readings.ts';
import { withKnownImages } from './with-known-images.ts';
import { JobCancelled } from '../threads/job.ts';
import { JobQueue } from '../threads/job-queue.ts';
import { threadPriority } from './thread-priority.ts';
import type { Work, WorkerAnswer, WorkerOutcome, WorkerTask } from './worker-protocol.ts';

/** Describing images waits behind the analyses of every plan. */
const DESCRIBE_RANK = 2;

export interface WorkerAnalyserOptions {
  readonly workers: number;
  /**
   * The engine's learned tables, handed to every thread; they lie in shared memory and are not
   * copied.
   */
  readonly tables: unknown;
  /** The thread's module. Default: `worker.js` next to the bundle, or its source in development. */
  readonly filename?: string;
  readonly maxWaiting?: number;
  readonly timeLimitMs?: number;
  readonly cancelGraceMs?: number;
  readonly memoryMb?: number;
}

/**
 * The thread's module: built it lies next to the bundle, in development it is TypeScript next to this
 * file.
 */
function workerFile(): string {
  const built = fileURLToPath(new URL('./worker.js', import.meta.url));
  return existsSync(built) ? built : fileURLToPath(new URL('./worker.ts', import.meta.url));
}

/** What a thread answers a run that goes well with. */
type Answered = Exclude<
  WorkerOutcome['kind'],
  'cancelled' | 'refused' | 'unreadable' | 'verification-refused'
>;

const bytesOf = (images: readonly JobImage[]) =>
  images.reduce((sum, { bytes }) => sum + bytes.byteLength, 0);
/**
 * Memory that is handed over to the thread. AI models look at the images of a first look meanwhile,
 * so that the thread gets a copy of those.
 */
const memoryOf = (work: Work) =>
  (work.kind === 'describe' ? work.images : work.kind === 'analyse' ? work.job.images : []).map(
    ({ bytes }) => bytes.buffer as ArrayBuffer,
  );

/** What a person gives the search comes on top of the time that any job has. */
const searchMsOf = (work: Work) => ('job' in work ? 1_000 * (work.job.searchSeconds ?? 0) : 0);

const placeOf = ({ images }: Submission, { rank, signal }: RunOptions) => ({
  rank,
  bytes: bytesOf(images),
  signal,
});

/**
 * The analyser of the running server: a pool of threads behind a bounded queue. A thread that dies
 * fails its job alone and is replaced.
 */
export function createWorkerAnalyser(options: WorkerAnalyserOptions): Analyser {
  const {
    workers,
    tables,
    filename = workerFile(),
    maxWaiting = ANALYSIS_BOUNDS.waitingMax,
    timeLimitMs = ANALYSIS_BOUNDS.limitMs,
    cancelGraceMs = ANALYSIS_BOUNDS.cancelGraceMs,
    memoryMb = ANALYSIS_BOUNDS.heapMb,
  } = options;
  const queue = new JobQueue({
    slots: workers,
    maxWaiting,
    maxBytes: ANALYSIS_BOUNDS.waitingBytesMax,
  });
  const busy = busyCores();
  let running = 0;
  const pool = new Piscina<WorkerTask, WorkerAnswer>({
    filename,
    minThreads: workers,
    maxThreads: workers,
    idleTimeout: Infinity,
    workerData: {
      tables,
      busy,
      priority: threadPriority({ threads: workers, cores: availableParallelism() }),
    },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
    // A thread that sleeps in `Atomics.wait` frees nothing: neither what a job left nor pixels that
    // lie outside its heap.
    atomics: 'disabled',
    execArgv: filename.endsWith('.ts') ? ['--import', 'tsx'] : [],
  });
  // A thread that cannot load fails the jobs it is given; without a listener it would end the
  // process.
  pool.on('error', () => {});
  const closing = new AbortController();
  const readings = new KeptReadings(ANALYSIS_BOUNDS.readingsMaxCharacters);

  async function runInThread<Kind extends Answered>(
    kind: Kind,
    asked: Work,
    { signal, onStart, onProgress }: Omit<RunOptions, 'rank'>,
  ): Promise<WorkerOutcome & { kind: Kind }> {
    const cancelled = new Int32Array(new SharedArrayBuffer(4));
    const channel = new MessageChannel();
    const ended = new AbortController();
    const timers: NodeJS.Timeout[] = [];
    const limitMs = timeLimitMs + searchMsOf(asked);
    let timedOut = false;
    const stop = () => {
      Atomics.store(cancelled, 0, 1);
      timers.push(setTimeout(() => ended.abort(), cancelGraceMs));
    };
    timers.push(
      setTimeout(() => {
        timedOut = true;
        stop();
      }, limitMs),
    );
    const either = AbortSignal.any([signal, closing.signal]);
    if (either.aborted) throw new JobCancelled('cancelled before it started');
    either.addEventListener('abort', stop);
    channel.port1.on('message', (progress: Progress) => onProgress(progress));
    onStart();
    running++;
    Atomics.add(busy, 0, 1);
    try {
      const { work, keep } = await withKnownImages(asked, readings);
      const { outcome, readings: made } = await pool.run(
        { work, cancelled, progress: channel.port2 },
        { transferList: [channel.port2, ...memoryOf(work)], signal: ended.signal },
      );
      keep(made);
      for (
        let late = receiveMessageOnPort(channel.port1);
        late !== undefined;
        late = receiveMessageOnPort(channel.port1)
      )
        onProgress(late.message as Progress);
      if (outcome.kind === kind) return outcome as WorkerOutcome & { kind: Kind };
      if (outcome.kind === 'refused') throw new ImageRefused(outcome);
      if (outcome.kind === 'unreadable') throw new ImagesUnreadable(outcome.images);
      if (outcome.kind === 'verification-refused') throw new VerificationRefused(outcome.message);
      if (outcome.kind !== 'cancelled')
        throw new TypeError(`a thread answered ${kind} with ${outcome.kind}`);
      throw timedOut
        ? new AnalysisTimeout(`no answer within ${limitMs} ms`)
        : new JobCancelled('cancelled');
    } catch (error) {
      if (!ended.signal.aborted) throw error;
      throw timedOut
        ? new AnalysisTimeout(`no answer within ${limitMs} ms`)
        : new JobCancelled('cancelled');
    } finally {
      // A thread that was ended took what it had counted with it.
      if (--running === 0) Atomics.store(busy, 0, 0);
      else Atomics.sub(busy, 0, 1);
      for (const timer of timers) clearTimeout(timer);
      either.removeEventListener('abort', stop);
      channel.port1.close();
    }
  }

  return {
    analyse: (job, run) =>
      queue.add(
        placeOf(job, run),
        async () => (await runInThread('answer', { kind: 'analyse', job }, run)).response,
      ),
    verify: (question, run) =>
      queue.add(
        { rank: run.rank, bytes: question.spectra.length, signal: run.signal },
        async () =>
          (await runInThread('verification', { kind: 'verify', question }, run)).verification,
      ),
    firstLook: (job, run) =>
      queue.add(placeOf(job, run), async () => {
        const { response, carry, question } = await runInThread(
          'first-look',
          { kind: 'first-look', job },
          run,
        );
        return { response, carry, question };
      }),
    again: (carry, replies, { secondLook, ...run }) =>
      queue.resume(run, async () => {
        const { response, question, prose } = await runInThread(
          'again',
          { kind: 'again', carry, replies, secondLook },
          { ...run, onStart: () => {} },
        );
        return { response, question, prose };
      }),
    describe: (asked, { signal }) =>
      queue.add({ rank: DESCRIBE_RANK, bytes: bytesOf(asked.images), signal }, async () => [
        ...(
          await runInThread(
            'descriptions',
            { kind: 'describe', ...asked },
            { signal, onStart: () => {}, onProgress: () => {} },
          )
        ).descriptions,
      ]),
    get load() {
      return queue.load;
    },
    async close() {
      queue.clear();
      closing.abort();
      await pool.destroy();
    },
  };
}
