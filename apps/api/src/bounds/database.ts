/**
 * Clocks of servers over one database agree to within this; an expiry beyond its own window by more
 * was written under a wrong clock.
 */
export const CLOCK_SKEW_MS = 60_000;

export const DATABASE_BOUNDS = {
  /**
   * How long a write waits for one of another process (the admin command line) before its request
   * is answered 503.
   */
  sqliteWaitMs: 10_000,
  /**
   * Between two looks whether the other process has finished; the server answers others meanwhile.
   */
  sqliteLookEveryMs: 10,
  /**
   * The write-ahead log grows to about 32 MB (pages of 4 kB) before it is written back and begins
   * again, in place of SQLite's 4 MB: a file copy of the folder is whole unless the log begins
   * again while it is taken, which is made that much rarer.
   */
  sqliteLogPages: 8_000,
  /**
   * JavaScript heap of each of the two threads of the embedded database, in MB: an item of 8
   * million characters, 16 MB in memory, a few times over.
   */
  sqliteHeapMb: 128,
  postgresConnections: 10,
  /** How long a request waits for a connection, new or in use by others. */
  postgresConnectMs: 5_000,
  /** Far above the slowest query of ours: a server that hangs must not hold requests for ever. */
  postgresQueryMs: 15_000,
  /**
   * An answer whose head is sent already waits this long for a lost database before it is broken
   * off.
   */
  readAgainMs: 3_000,
  /** What a client is asked to wait while the database is away. */
  awayRetryAfterS: 5,
  /** While the disk is full or a page is damaged, only an operator can help. */
  brokenRetryAfterS: 60,
} as const;

export const READINESS_BOUNDS = {
  /** A write is tried at most this often, however often /readyz is asked. */
  probeEveryMs: 5_000,
  /** Sooner, to see when an operator has made room. */
  probeEveryWhileFullMs: 1_000,
  /**
   * A write that takes longer waits for another process; that says nothing about the disk, and
   * /readyz does not wait for it.
   */
  probeWaitMs: 1_000,
  /**
   * After a full disk a write must have this much room: a few bytes fit where nothing of a user's
   * does.
   */
  probeBytesAfterFull: 262_144,
} as const;
