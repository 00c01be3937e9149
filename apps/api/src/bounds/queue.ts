/** Analyses as rows, whoever runs them (analysis, adapters/queue). */
export const QUEUE_BOUNDS = {
  /** Rows waiting, of all users together: far above the 64 of contract §2, as they lie on disk. */
  waitingMax: 256,
  /** Of it, those of one user. */
  waitingOfUserMax: 128,
  /** Bytes of originals that they hold in the database. */
  waitingBytesMax: 2_000_000_000,
  /** Who finds the queue full is asked to wait. */
  busyRetryAfterS: 15,
  /** How often the queue is looked at where nobody was woken. */
  lookEveryMs: 1_000,
  /** Of the job library, next to those of the database's own pool. */
  connections: 3,
  /** A running row that was not renewed for so long is begun again elsewhere. */
  leaseMs: 15_000,
  renewEveryMs: 2_000,
  /** How often rows of processes that died are looked for: with the lease, within 20 s. */
  recoverEveryMs: 5_000,
  /** A row that was handed out and not claimed by then was handed to a process that died. */
  claimMs: 5_000,
  /** An analysis that was begun so often without an end has failed. */
  attemptsMax: 3,
  /** Progress is written at most this often. */
  progressEveryMs: 250,
  /** Findings that are kept of one analysis. */
  foundMax: 60,
  /** How often analyses that run elsewhere are looked at for those who watch them. */
  watchEveryMs: 200,
  /** A server that ends lets what it runs come to its end for so long, then puts it back. */
  finishMs: 8_000,
  /**
   * A result waits this long for being written; then it is answered, and writing is tried further.
   */
  answerWaitsMs: 3_000,
  retryFirstMs: 100,
  retryMostMs: 5_000,
} as const;

/** How long analyses are kept after they end (contract §2). */
export const ANALYSIS_KEPT_MS = 30 * 24 * 3_600_000;

/** The home page's examples, which anybody may run. */
export const EXAMPLE_BOUNDS = {
  /** Behind the analyses of every plan. */
  rank: 2,
  /** A run is watched and read; nobody comes back to it the next day. */
  keptMs: 3_600_000,
} as const;

/** Characters of a request's key. */
export const IDEMPOTENCY_KEY_MAX = 255;

/** How long a request of the same key is the same analysis. */
export const IDEMPOTENCY_MS = 24 * 3_600_000;
