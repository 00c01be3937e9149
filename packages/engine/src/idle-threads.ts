import type { Task } from './stages.ts';

/**
 * Threads that compute beside the one that asks, while a core is idle. What they answer depends on what they are
 * asked alone, so that an answer is the same with and without them.
 */
export interface IdleThreads<Asked, Answer> {
  /** Hands work to a thread that has nothing to do; null where there is none. */
  begin(asked: Asked): Pending<Answer> | null;
  /** What is left is not wanted any more. */
  close(): void;
}

export interface Pending<Answer> {
  /** Waits for the answer; null where its thread failed. Throws what `task.checkpoint` throws. */
  wait(task: Pick<Task, 'checkpoint'>): Answer | null;
}
