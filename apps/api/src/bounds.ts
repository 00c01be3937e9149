/**
 * The bounds of the server: bytes, rates, times, lengths of queues. What a user sees at each is in docs/operations.md, "Bounds".
 * Limits of the business, which the pages know too, are in packages/contract/src/limits.ts.
 */

/** Threads that compute for the one that answers (adapters/threads). */
export const THREAD_BOUNDS = {
  /** Jobs waiting for one kind of thread: a page of drawings for several readers at once. */
  waitingMax: 64,
  /** Bytes of input that they hold. */
  waitingBytesMax: 64_000_000,
  /** A job that has not begun by then is refused: nobody should wait longer to hear that the server is busy. */
  waitMsMax: 10_000,
  /** A thread that has not come up by then never will. */
  startMsMax: 30_000,
  /** JavaScript heap of a thread, in MB. */
  heapMb: 512,
} as const;

/** Printed reports. */
export const PRINT_BOUNDS = {
  /** Reports waiting for the one thread. */
  waitingMax: 32,
  waitMsMax: 10_000,
  /** Of one report: ten images of 40 megapixels take some 15 s on a busy core. With the wait, nobody waits longer than 30 s. */
  limitMs: 20_000,
  /** A thread without work ends after this and starts again for the next report, in about a second. */
  idleMs: 120_000,
} as const;

/** Drawings and molfiles of structures that anybody may ask for. */
export const STRUCTURE_BOUNDS = {
  /** Heavy atoms. OpenChemLib lays out 200 within 0.2 s; what the product answers has fewer than 80. */
  molfileAtomsMax: 200,
  /** Independent rings (bonds − atoms + parts): C60 has 31. */
  ringsMax: 40,
  /** Of one job. The worst allowed input takes 0.1 s on an idle core; this ends what went wrong. */
  limitMs: 5_000,
  /** Structures computed for one address in a minute, by one process. What is in the cache is not counted. */
  computedPerMinute: 600,
  /** Characters of drawings and molfiles that a process keeps: some 2,000 of them. */
  cacheCharsMax: 16_000_000,
} as const;

/** Isomer guides, and structures looked up by name. */
export const ISOMER_BOUNDS = {
  /** Guides of one user in a minute (contract §2). */
  guidesPerMinute: 30,
  /** Structures looked up by one address in a minute (contract §2). */
  namesPerMinute: 60,
  /** Guides and names waiting for the one thread. */
  waitingMax: 32,
  /** Of one job. The worst formula takes 2 s on an idle core; this ends what went wrong. */
  limitMs: 20_000,
  /** A thread without work ends after this, which frees some 130 MB, and starts again for the next guide, in about two seconds. */
  idleMs: 900_000,
} as const;
