import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Node has no other way to ask for it without a flag on the command line.
setFlagsFromString('--expose-gc');
const gc = runInNewContext('gc') as () => void;

/**
 * Frees what a job with images has left. V8 counts decoded images, which lie outside its heap, too lightly: two of 40
 * megapixels after each other held a gigabyte. Takes some 20 ms of the calling thread.
 */
export const collectGarbage = (): void => gc();
