import { setFlagsFromString } from 'node:v8';
import { HEAP_BOUNDS } from './bounds/threads.ts';

/**
 * Keeps the garbage of all heaps of this process within a share of what is in use. For the start,
 * before threads are.
 */
export function limitGarbage(): void {
  setFlagsFromString(`--heap-growing-percent=${HEAP_BOUNDS.growthPercent}`);
}
