import { getHeapStatistics, setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Node has no other way to ask for it without a flag on the command line.
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/**
 * Frees what a job with images has left. V8 counts decoded images, which lie outside its heap, too
 * lightly: two of 40 megapixels after each other held a gigabyte. Takes some 20 ms of the calling
 * thread.
 */
export const collectGarbage = (): void => gc();

/**
 * The same where the thread's heap has grown beyond a size, in bytes: an idle thread would keep the
 * garbage of its last job.
 */
export function collectGarbageAbove(bytes: number): void {
  if (getHeapStatistics().total_heap_size > bytes) gc();
}
