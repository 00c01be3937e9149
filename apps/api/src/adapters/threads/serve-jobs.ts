import { constants, setPriority } from 'node:os';
import type { MessagePort } from 'node:worker_threads';
import { THREAD_BOUNDS } from '../../bounds/threads.ts';
import { collectGarbageAbove } from './collect-garbage.ts';
import type { Jobs } from './job.ts';

/** What is sent to a thread. `null`: nothing to do but to be there. */
export type JobMessage = {
  readonly name: string;
  readonly input: unknown;
  readonly started: MessagePort;
} | null;

/**
 * The thread's side: runs every job's sample, then answers one job after the other. On Linux, where
 * the priority is the calling thread's own, answering requests goes before computing
 * (docs/decisions/0010). The promise itself is what a thread's module exports: Piscina waits for
 * it, and a module that awaits at its top cannot be loaded from TypeScript.
 */
export async function serveJobs(jobs: Jobs): Promise<(message: JobMessage) => Promise<unknown>> {
  if (process.platform === 'linux') setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
  for (const { run, sample } of Object.values(jobs)) await run(sample as never);
  return async (message) => {
    if (message === null) return null;
    message.started.postMessage(null);
    message.started.close();
    try {
      return await jobs[message.name]!.run(message.input as never);
    } finally {
      // Behind the answer, and before the next job begins.
      setImmediate(() => collectGarbageAbove(THREAD_BOUNDS.idleHeapBytes));
    }
  };
}
