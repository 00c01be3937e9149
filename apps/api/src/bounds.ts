/**
 * The bounds of the server: bytes, rates, times, lengths of queues. What a user sees at each is in docs/operations.md, "Bounds".
 * Limits of the business, which the pages know too, are in packages/contract/src/limits.ts.
 */

/** Whose request is worked on when many ask at once. */
export const TURN_BOUNDS = {
  /** Requests of one connection that wait for the one before. Browsers send none ahead; a connection that sends more is ended. */
  pipelinedMax: 16,
  /** Requests of one address that are worked on at once. Browsers send six; what one address has more of waits, and not everybody. */
  addressRequestsMax: 4,
  /** Requests of one address that wait: a classroom behind one address loads a page and starts its analyses. */
  addressWaitingMax: 500,
  /** Nobody waits longer to hear that the server is busy. */
  waitMs: 20_000,
  /** A request that takes longer waits for something else (a provider, a reader who is slow), and gives its turn to the next. */
  turnMs: 10_000,
  /** What a refused request is told to wait. */
  retryAfterS: 10,
  /** A reader who takes nothing of an answer for so long has gone. */
  unreadMs: 60_000,
} as const;
