import { setTimeout as sleep } from 'node:timers/promises';
import { QUEUE_BOUNDS } from '../bounds/queue.ts';
import { DatabaseError } from './database-error.ts';

/**
 * Does what must be written, again and again until the database takes it: `work` must be safe to
 * repeat, as an answer can be lost after a commit. Returns when it is done, or after some seconds,
 * and then goes on behind. Throws where it is not the database that fails; behind, that goes to
 * `onError`.
 */
export async function persist(
  work: () => Promise<unknown>,
  { onError }: { onError: (error: unknown) => void },
): Promise<void> {
  let waited = false;
  const trying = (async () => {
    for (
      let pause: number = QUEUE_BOUNDS.retryFirstMs;
      ;
      pause = Math.min(2 * pause, QUEUE_BOUNDS.retryMostMs)
    ) {
      try {
        await work();
        return;
      } catch (error) {
        if (!(error instanceof DatabaseError)) throw error;
      }
      // A process that ends does not wait for it; then the lease runs out.
      await sleep(pause, undefined, { ref: false });
    }
  })();
  trying.catch((error: unknown) => {
    if (waited) onError(error);
  });
  await Promise.race([trying, sleep(QUEUE_BOUNDS.answerWaitsMs, undefined, { ref: false })]);
  waited = true;
}
