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
  /** A thread whose heap is larger after a job frees what the job has left: OpenChemLib and its kind take some 60 MB. */
  idleHeapBytes: 100_000_000,
} as const;

/** Bodies of requests. */
export const BODY_BOUNDS = {
  /** A body up to here is held without being counted; it is also the longest that routes take which do not say otherwise. */
  freeBytes: 256_000,
  /**
   * What all bodies together hold, from their arrival until their request is answered: two uploads of ten images of 10 MB. With what decoding
   * and the threads take, the process stays below 1.5 GB. */
  heldBytesMax: 260_000_000,
  /** Of it, what one verified account holds: an upload of ten images, and something beside it. */
  accountHeldBytesMax: 110_000_000,
  /** Of it, what visitors and unverified accounts hold together: accounts cost nothing to make. */
  unverifiedHeldBytesMax: 32_000_000,
  /** Mistakes named in one answer: 2 MB of peaks can hold 100,000. */
  issuesMax: 100,
} as const;

/** Large JSON texts of users, read and written by a thread of their own. */
export const TEXT_BOUNDS = {
  /** Bytes up to which a text is read at once: the worst of that size, 1,800 peaks, takes some 5 ms. */
  inlineMax: 32_000,
  /** Of one text: 8 MB take 0.5 s on an idle core. */
  limitMs: 10_000,
} as const;

/** Items of the history as they are read. */
export const HISTORY_BOUNDS = {
  /** Items up to here are read whole: nearly all of them. */
  wholeBytesMax: 262_144,
  /** Characters of a larger one that are read at once, by each of its readers. */
  sliceChars: 262_144,
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

/** Clocks of servers over one database agree to within this; an expiry beyond its own window by more was written under a wrong clock. */
export const CLOCK_SKEW_MS = 60_000;

export const DATABASE_BOUNDS = {
  /** How long a write waits for one of another process (the admin command line) before its request is answered 503. */
  sqliteWaitMs: 10_000,
  /** Between two looks whether the other process has finished; the server answers others meanwhile. */
  sqliteLookEveryMs: 10,
  /**
   * The write-ahead log grows to about 32 MB (pages of 4 kB) before it is written back and begins again, in place of SQLite's 4 MB: a
   * file copy of the folder is whole unless the log begins again while it is taken, which is made that much rarer.
   */
  sqliteLogPages: 8_000,
  postgresConnections: 10,
  /** How long a request waits for a connection, new or in use by others. */
  postgresConnectMs: 5_000,
  /** Far above the slowest query of ours: a server that hangs must not hold requests for ever. */
  postgresQueryMs: 15_000,
  /** An answer whose head is sent already waits this long for a lost database before it is broken off. */
  readAgainMs: 3_000,
  /** What a client is told to wait while the database is away. */
  awayRetryAfterS: 5,
  /** While the disk is full or a page is damaged, only an operator can help. */
  brokenRetryAfterS: 60,
} as const;

export const READINESS_BOUNDS = {
  /** A write is tried at most this often, however often /readyz is asked. */
  probeEveryMs: 5_000,
  /** Sooner, to see when an operator has made room. */
  probeEveryWhileFullMs: 1_000,
  /** A write that takes longer waits for another process; that says nothing about the disk, and /readyz does not wait for it. */
  probeWaitMs: 1_000,
  /** After a full disk a write must have this much room: a few bytes fit where nothing of a user's does. */
  probeBytesAfterFull: 262_144,
} as const;

export const LEASE_BOUNDS = {
  /** A lease that was not renewed for so long belongs to a process that died or stopped; far above pauses and differences between servers' clocks. */
  lifeMs: 120_000,
  renewEveryMs: 20_000,
  /** An answer waits this long for its count to be written; then it goes out, and the count is tried further behind it. */
  answerWaitsMs: 3_000,
  retryFirstMs: 100,
  retryMostMs: 5_000,
  /** How long it is remembered that a lease was given back, so that a process which was only paused can count its analysis after all. */
  rememberMs: 24 * 3_600_000,
} as const;
