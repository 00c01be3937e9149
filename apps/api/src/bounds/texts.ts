/** Large JSON texts of users, read and written by a thread of their own. */
export const TEXT_BOUNDS = {
  /**
   * Bytes up to which a text is read at once: the worst of that size, 1,800 peaks, takes some 5 ms.
   */
  inlineMax: 32_000,
  /** Of one text: 8 MB take 0.5 s on an idle core. */
  limitMs: 10_000,
} as const;

/** Items of the history as they are read. */
export const HISTORY_BOUNDS = {
  /**
   * Items read at once, and text that is sent at once: a page of fifty answers to typed peaks is
   * some 600 kB.
   */
  batchBytes: 500_000,
  /** Items up to here are read whole: nearly all of them. */
  wholeBytesMax: 262_144,
  /** Characters of a larger one that are read at once, by each of its readers. */
  sliceChars: 262_144,
} as const;
