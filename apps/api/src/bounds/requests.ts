/** Bodies of requests. */
export const BODY_BOUNDS = {
  /**
   * A body up to here is held without being counted; it is also the longest that routes take which
   * do not say otherwise.
   */
  freeBytes: 256_000,
  /**
   * What all bodies together hold, from their arrival until their request is answered: two uploads
   * of ten images of 10 MB. With what decoding
   * and the threads take, the process stays below 1.5 GB. */
  heldBytesMax: 260_000_000,
  /** Of it, what one verified account holds: an upload of ten images, and something more. */
  accountHeldBytesMax: 110_000_000,
  /** Of it, what visitors and unverified accounts hold together: accounts cost nothing to make. */
  unverifiedHeldBytesMax: 32_000_000,
  /**
   * An event of the payment provider: anybody may send one, and its signature is over the whole of
   * it. Theirs take some 10 kB.
   */
  eventBytesMax: 256_000,
  /** Mistakes named in one answer: 2 MB of peaks can hold 100,000. */
  issuesMax: 100,
} as const;

/** Whose request is worked on when many ask at once. */
export const TURN_BOUNDS = {
  /**
   * Requests of one connection that wait for the one before. Browsers send none ahead; a connection
   * that sends more is ended.
   */
  pipelinedMax: 16,
  /**
   * Requests of one address that are worked on at once. Browsers send six; what one address has
   * more of waits, and not everybody.
   */
  addressRequestsMax: 4,
  /**
   * Requests of one address that wait: a classroom behind one address loads a page and starts its
   * analyses.
   */
  addressWaitingMax: 500,
  /** Nobody waits longer to hear that the server is busy. */
  waitMs: 20_000,
  /**
   * A request that takes longer waits for something else (a provider, a reader who is slow), and
   * gives its turn to the next.
   */
  turnMs: 10_000,
  /** What a refused request is asked to wait. */
  retryAfterS: 10,
  /** A reader who takes nothing of an answer for so long has gone. */
  unreadMs: 60_000,
} as const;
