import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Progress } from '@elucida/contract/analysis';
import type { STAGES } from '@elucida/contract/analysis-events';
import type { Analyser } from '../adapters/analyser/analyser.ts';
import type { AnalysisQueue } from '../adapters/queue/analysis-queue.ts';
import { JobCancelled } from '../adapters/threads/job.ts';
import { QUEUE_BOUNDS } from '../bounds/queue.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/open-database.ts';
import { isPassing } from '../db/database-error.ts';
import { persist } from '../db/persist.ts';
import { repeat, type Repeated } from '../db/repeat.ts';
import type { Log } from '../log.ts';
import { analysisError } from './analysis-error.ts';
import { briefOf } from './brief-of.ts';
import { makePreviews } from './make-previews.ts';
import { claimAnalysis, imagesOf, type ClaimedRow, type Holder } from './queries/claim-analysis.ts';
import { endAnalysis, type Outcome } from './queries/end-analysis.ts';
import { renewLeases } from './queries/hold-analysis.ts';
import { putBack, requeueLost } from './queries/requeue.ts';
import { NO_PROGRESS } from './progress-state.ts';
import { ProgressWriter } from './progress-writer.ts';
import { readInput, readVerification } from './submission-json.ts';
import type { Watchers } from './watchers.ts';

type Stage = (typeof STAGES)[number];

const IDLE_LOOK_MS = 50;

export interface RoundsEveryMs {
  /** In which this process says that it still runs what it runs. */
  readonly renew: number;
  /** In which it looks for rows of processes that died. */
  readonly recover: number;
}

export interface WorkerNeeds {
  readonly db: Database;
  readonly clock: Clock;
  readonly queue: AnalysisQueue;
  readonly analyser: Analyser;
  readonly watchers: Watchers;
  readonly log: Log;
  /** How many analyses at once; 0: this process runs none and only looks after the queue. */
  readonly slots: number;
  /** Milliseconds between two rounds; default those of `QUEUE_BOUNDS`. */
  readonly everyMs?: RoundsEveryMs | undefined;
  /** Milliseconds between a row's queueing and its beginning. */
  onBegin?(waitedMs: number): void;
}

export interface AnalysisWorker {
  start(): Promise<void>;
  /** Stops what a cancelled analysis runs here, at once. */
  cancel(id: string): void;
  /** Takes nothing new but what is waited for here. What runs here goes on. */
  drain(): void;
  /** Resolves when nothing runs here any more, or when the time is over. */
  idle(withinMs: number): Promise<void>;
  /** Puts back what still runs here, and ends. */
  stop(): Promise<void>;
}

interface Running {
  readonly attempt: number;
  readonly abort: AbortController;
}

/**
 * Runs queued analyses in this process, and looks after those of processes that died. Any number of
 * them, on any machines, over one database.
 */
export function createAnalysisWorker(needs: WorkerNeeds): AnalysisWorker {
  const { db, queue, analyser, watchers, log, slots } = needs;
  const { renewEveryMs, recoverEveryMs } = QUEUE_BOUNDS;
  const everyMs = needs.everyMs ?? { renew: renewEveryMs, recover: recoverEveryMs };
  const worker = randomUUID();
  const running = new Map<string, Running>();
  /** Taken while this process ends. */
  const taking = new Set<string>();
  const rounds: Repeated[] = [];
  let ending = false;
  let handing: Promise<void> | undefined;
  let stopped: Promise<void> | undefined;
  const onError = (err: unknown) => log.error({ err }, 'the queue of analyses failed');

  async function compute(row: ClaimedRow, abort: AbortController): Promise<Outcome> {
    const { id, attempt } = row;
    const progress = new ProgressWriter(
      { id, worker, attempt },
      { db, onLost: () => abort.abort() },
    );
    const onProgress = (event: Progress) => progress.write(watchers.publish(id, event));
    const run = {
      rank: row.rank,
      signal: abort.signal,
      // Until here it waits for a thread, and its record says that it is queued.
      onStart: (stage: Stage) => progress.write({ ...NO_PROGRESS, stage }),
      onProgress,
    };
    try {
      if (row.kind === 'verification') {
        const asked = readVerification(row.input);
        const response = await analyser.verify(asked, {
          ...run,
          onStart: () => run.onStart('interpret'),
        });
        return { status: 'done', response, outcome: 'ok', name: null, names: null };
      }
      const { job, wishes } = readInput(row.input, await imagesOf(id, needs));
      const previews = makePreviews({ id, images: job.images, signal: abort.signal }, needs);
      const response = await analyser.analyse(job, {
        ...run,
        models:
          wishes.models && row.user_id !== null
            ? { userId: row.user_id, polish: wishes.polish }
            : undefined,
        onStart: () => run.onStart(job.images.length > 0 ? 'digitise' : 'interpret'),
      });
      await previews;
      return { status: 'done', response, ...briefOf(response) };
    } finally {
      await progress.stop();
    }
  }

  /** What the queue hands out; it is handed out again where this rejects. */
  async function take(id: string): Promise<void> {
    if (ending) throw new JobCancelled('this process ends');
    return runOne(id);
  }

  /**
   * What this process accepted just before it ends is still run here where somebody waits for it:
   * there may be no other process.
   */
  async function takeWaitedFor(): Promise<void> {
    const free = slots - new Set([...running.keys(), ...taking]).size;
    const ids = watchers.waitedFor().filter((id) => !taking.has(id));
    for (const id of ids.slice(0, Math.max(0, free))) {
      taking.add(id);
      void runOne(id)
        .catch(onError)
        .finally(() => taking.delete(id));
    }
  }

  /** Only rejects where the row could not be claimed. */
  async function runOne(id: string): Promise<void> {
    const row = await claimAnalysis({ id, worker }, needs);
    if (row === undefined) return;
    const holder = { id, worker, attempt: row.attempt };
    if (stopped !== undefined) return putBack(holder, needs);
    const abort = new AbortController();
    // Where this process itself had lost it, its earlier run does not go on next to this one.
    running.get(id)?.abort.abort();
    running.set(id, { attempt: row.attempt, abort });
    watchers.begin(id);
    if (row.attempt === 1) needs.onBegin?.(needs.clock.now() - row.queued_at);
    let outcome: Outcome;
    try {
      outcome = await unless(abort.signal, compute(row, abort));
    } catch (error) {
      // Not the analysis failed: it is begun again, here or elsewhere.
      if (!abort.signal.aborted && isPassing(error)) return giveUp(holder);
      const refusal = analysisError(error);
      if (!abort.signal.aborted && refusal.code === 'analysis_failed')
        log.error({ err: error, analysis: id }, 'an analysis failed');
      outcome = { status: 'failed', error: refusal };
    }
    const mine = running.get(id)?.attempt === row.attempt;
    if (mine) running.delete(id);
    // Cancelled, begun elsewhere, or put back: its row says what becomes of it.
    if (abort.signal.aborted) {
      if (!running.has(id)) watchers.release(id);
      return;
    }
    let held = true;
    await persist(
      async () => {
        held = await endAnalysis(holder, outcome, needs);
      },
      { onError: (err) => log.error({ err, analysis: id }, 'writing an end failed') },
    ).catch(onError);
    if (held) watchers.end(id, outcome);
    else watchers.release(id);
  }

  /** Puts back what the database kept from going on; where that fails too, its lease runs out. */
  async function giveUp(holder: Holder): Promise<void> {
    const { id, attempt } = holder;
    if (running.get(id)?.attempt === attempt) running.delete(id);
    const logged = (err: unknown) => log.error({ err, analysis: id }, 'putting back failed');
    watchers.release(id);
    // What fails at once does not come back at once.
    await sleep(QUEUE_BOUNDS.retryFirstMs, undefined, { ref: false });
    await persist(() => putBack(holder, needs), { onError: logged }).catch(logged);
  }

  async function renew(): Promise<void> {
    const ids = [...running.keys()];
    if (ids.length === 0) return;
    const held = new Map(
      (await renewLeases({ worker, ids }, db)).map(({ id, attempt }) => [id, attempt]),
    );
    for (const id of ids) {
      const mine = running.get(id);
      if (mine !== undefined && held.get(id) !== mine.attempt) mine.abort.abort();
    }
  }

  async function recover(): Promise<void> {
    await requeueLost(needs);
    await queue.recover();
  }

  async function stop(): Promise<void> {
    ending = true;
    await Promise.all(rounds.map((round) => round.stop()));
    for (const [id, { attempt, abort }] of [...running]) {
      abort.abort();
      await putBack({ id, worker, attempt }, needs).catch(onError);
    }
    await (handing ?? queue.stop());
  }

  return {
    async start() {
      rounds.push(
        repeat(renew, { everyMs: everyMs.renew, onError }),
        repeat(recover, { everyMs: everyMs.recover, onError }),
      );
      if (slots > 0) await queue.start({ slots, run: take, onError });
    },
    cancel: (id) => running.get(id)?.abort.abort(),
    drain() {
      ending = true;
      handing = queue.stop().catch(onError);
      rounds.push(repeat(takeWaitedFor, { everyMs: QUEUE_BOUNDS.watchEveryMs, onError }));
    },
    async idle(withinMs) {
      const until = performance.now() + withinMs;
      while (running.size > 0 && performance.now() < until) await sleep(IDLE_LOOK_MS);
    },
    stop: () => (stopped ??= stop()),
  };
}

/** What is no longer ours is not waited for: a thread ends it, or is ended with it. */
async function unless<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const stopped = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new JobCancelled('no longer ours')));
  });
  return Promise.race([work, stopped]);
}
