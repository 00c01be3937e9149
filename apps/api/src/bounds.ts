/**
 * The bounds of the server: bytes, rates, times, lengths of queues. What a user sees at each is in
 * docs/operations.md, "Bounds".
 * Limits of the business, which the pages know too, are in packages/contract/src/limits.ts.
 */

/** Threads that compute for the one that answers (adapters/threads). */
export const THREAD_BOUNDS = {
  /** Jobs waiting for one kind of thread: a page of drawings for several readers at once. */
  waitingMax: 64,
  /** Bytes of input that they hold. */
  waitingBytesMax: 64_000_000,
  /**
   * A job that has not begun by then is refused: nobody should wait longer to hear that the server
   * is busy.
   */
  waitMsMax: 10_000,
  /** JavaScript heap of a thread, in MB. */
  heapMb: 512,
  /**
   * A thread whose heap is larger after a job frees what the job has left: OpenChemLib and its kind
   * take some 60 MB.
   */
  idleHeapBytes: 100_000_000,
} as const;

/** JavaScript heaps of the process, those of its threads included. */
export const HEAP_BOUNDS = {
  /**
   * A heap may grow by this much of what is in use before V8 looks through it. V8's own choice on a
   * large machine is up to three times as
   * much: 300 MB of garbage on the thread that answers, during a flood of pages.
   */
  growthPercent: 100,
} as const;

/** Analyses, and descriptions of images, in their threads (adapters/analyser). */
export const ANALYSIS_BOUNDS = {
  /** Contract §2: at least 64. */
  waitingMax: 64,
  /** Bytes of images that they hold. */
  waitingBytesMax: 2_000_000_000,
  /**
   * Of one job. Far above the engine's counted budgets: it ends what went wrong, not what is hard.
   */
  limitMs: 180_000,
  /** A thread that has not noticed its flag by then is ended and replaced. */
  cancelGraceMs: 2_000,
  /**
   * JavaScript heap of a thread, in MB; pixels and tables lie outside it. A job that needs more
   * fails, and the server goes on.
   */
  heapMb: 2_048,
  /**
   * A thread whose heap is larger after an analysis frees what it has left: the engine and its
   * tables take some 70 MB, and freeing 0.1 s.
   */
  idleHeapBytes: 200_000_000,
} as const;

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

/** Printed reports. */
export const PRINT_BOUNDS = {
  /** Reports waiting for the one thread. */
  waitingMax: 32,
  waitMsMax: 10_000,
  /**
   * Of one report: ten images of 40 megapixels take some 15 s on a busy core. With the wait, nobody
   * waits longer than 30 s.
   */
  limitMs: 20_000,
  /**
   * A thread without work ends after this and starts again for the next report, in about a second.
   */
  idleMs: 120_000,
} as const;

/** Drawings and molfiles of structures that anybody may ask for. */
export const STRUCTURE_BOUNDS = {
  /**
   * Heavy atoms. OpenChemLib lays out 200 within 0.2 s; what the product answers has fewer than 80.
   */
  molfileAtomsMax: 200,
  /** Independent rings (bonds − atoms + parts): C60 has 31. */
  ringsMax: 40,
  /** Of one job. The worst allowed input takes 0.1 s on an idle core; this ends what went wrong. */
  limitMs: 5_000,
  /**
   * Structures computed for one address in a minute, by one process. What is in the cache is not
   * counted.
   */
  computedPerMinute: 600,
  /** Characters of drawings and molfiles that a process keeps: some 2,000 of them. */
  cacheCharsMax: 16_000_000,
} as const;

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
   * again, in place of SQLite's 4 MB: a
   * file copy of the folder is whole unless the log begins again while it is taken, which is made
   * that much rarer.
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
  /** Of the job library, beside those of the database's own pool. */
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

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Hashing of passwords (adapters/hasher). */
export const HASHING_BOUNDS = {
  /**
   * A hash takes 64 MiB and 50 ms or more of a core; two threads at most, and one where the machine
   * has fewer than four cores, so that answers keep a core.
   */
  threadsMax: 2,
  /** Hashes waiting, of all addresses together: some four seconds of one thread. */
  waitingMax: 64,
  /**
   * Of one client address: a class that signs in at once from behind one address fits, and half of
   * the places stay for others.
   */
  waitingOfAddressMax: 32,
  /** What who is refused is asked to wait. */
  retryAfterS: 5,
} as const;

/** Calls of one client address, signed in or not (contract §2). */
export const ADDRESS_LIMITS = {
  registrations: { max: 30, windowMs: 10 * MINUTE_MS },
  /** Sign-ins, and deletions of an account: both check a password. */
  logins: { max: 60, windowMs: 10 * MINUTE_MS },
  /** Entered codes. */
  verifications: { max: 60, windowMs: 10 * MINUTE_MS },
  /** Requests for a code: they say of an address whether it is verified here. */
  codes: { max: 20, windowMs: HOUR_MS },
  /**
   * Requests for a code of an account that is signed in from that client address and not verified
   * yet: a class behind one address.
   */
  ownCodes: { max: 120, windowMs: HOUR_MS },
  /** Requests for a link to choose a new password: a class behind one address. */
  forgotten: { max: 30, windowMs: HOUR_MS },
  /** Links that are used: each costs a hash. */
  resets: { max: 60, windowMs: 10 * MINUTE_MS },
  /** Runs of examples that are begun: a class behind one address joins those under way. */
  examples: { max: 30, windowMs: 10 * MINUTE_MS },
  /** Contract §2. */
  feedback: { max: 5, windowMs: HOUR_MS },
  /**
   * Refusals that a process remembers, so that a flood does not cost a write to the database each.
   */
  refusalsRemembered: 10_000,
} as const;

/**
 * Calls that ask the payment provider, whose own limit all users share. Far more than anybody
 * clicks; several people behind one address fit.
 */
export const BILLING_LIMITS = {
  /** Checkouts and portals together. */
  visitsOfUser: { max: 120, windowMs: MINUTE_MS },
  visitsOfAddress: { max: 300, windowMs: MINUTE_MS },
  /** Each visit to the plans asks once. */
  syncsOfUser: { max: 120, windowMs: MINUTE_MS },
  syncsOfAddress: { max: 300, windowMs: MINUTE_MS },
} as const;

/** What can be tried with one account. */
export const ACCOUNT_LIMITS = {
  /**
   * Failed sign-ins to an account: from all browsers together that have never signed in to it, from
   * one client address, and from one browser that has signed in before (contract §2).
   */
  failedLogins: { max: 10, windowMs: 10 * MINUTE_MS },
  /**
   * What one client address adds to the count of all: one stranger alone keeps nobody else out, and
   * four addresses get 31 guesses at most.
   */
  failedLoginsOfAddress: { max: 3, windowMs: 10 * MINUTE_MS },
  /**
   * Codes sent to an address in a day: at the request of its own account, and of anybody else.
   * Guessing stays hopeless over days too:
   * 75 tries a day, each compared with two codes at most, are a chance of 1 in 6,667.
   */
  ownCodesADay: { max: 30, windowMs: DAY_MS },
  otherCodesADay: { max: 10, windowMs: DAY_MS },
  /** Codes entered for an address in a day: in its own session, and by anybody else. */
  ownTriesADay: { max: 50, windowMs: DAY_MS },
  otherTriesADay: { max: 25, windowMs: DAY_MS },
  /** Links to choose a new password, by address (contract, "Further accounts' calls"). */
  resetLinks: { max: 3, windowMs: HOUR_MS },
  /** Codes that one account has sent to new addresses, whosever they are. */
  emailChanges: { max: 10, windowMs: DAY_MS },
  /** Codes that all accounts together have sent to one new address. */
  emailChangesTo: { max: 20, windowMs: DAY_MS },
  /**
   * Codes that all accounts together try for one new address: else many accounts guess what one may
   * not. A chance of 1 in 20,000 a day.
   */
  emailChangeTries: { max: 50, windowMs: DAY_MS },
  /** A copy of everything is work for the database; nobody needs many. */
  exports: { max: 10, windowMs: 10 * MINUTE_MS },
  /** Printed reports (contract §2). */
  reports: { max: 10, windowMs: MINUTE_MS },
  /** Browsers remembered of an account; the one that signed in longest ago is forgotten first. */
  knownDevices: 20,
  /** Since the last sign-in. */
  knownDeviceMs: 365 * DAY_MS,
  /**
   * Registrations of one address at the same time while none is verified. Each costs a sign-in one
   * hash.
   */
  registrationsOfEmail: 5,
  /**
   * The oldest of them gives way to a new one after this: a day to verify the address undisturbed.
   */
  registrationGivesWayMs: DAY_MS,
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

/** Isomer guides, and structures looked up by name. */
export const ISOMER_BOUNDS = {
  /** Guides of one user in a minute (contract §2). */
  guidesPerMinute: 30,
  /**
   * Notes by AI models that one user may ask for in a day: each is a call of those that all users
   * share.
   */
  notesPerDay: 20,
  /** Structures looked up by one address in a minute (contract §2). */
  namesPerMinute: 60,
  /** Guides and names waiting for the one thread. */
  waitingMax: 32,
  /** Of one job. The worst formula takes 2 s on an idle core; this ends what went wrong. */
  limitMs: 15_000,
  /**
   * Of a guide as PDF, from the request to its answer: two threads work one after the other, and
   * nobody waits longer than 30 s.
   */
  fileMs: 29_000,
  /**
   * A thread without work ends after this, which frees some 130 MB, and starts again for the next
   * guide, in about two seconds.
   */
  idleMs: 900_000,
} as const;

/**
 * What AI models replied (adapters/models). Bounds of asking them are in
 * packages/models/src/bounds.ts, as the command line has them too.
 */
export const MODEL_REPLY_BOUNDS = {
  /** The same request of the same user costs no second call within this time. */
  keptMs: 24 * HOUR_MS,
} as const;

/**
 * Copies of images that AI models are sent. Of analyses side by side, one at a time makes its
 * copies.
 */
export const MODEL_IMAGE_BOUNDS = {
  /**
   * All copies together, until their analyses end; each is held some six times, with the two
   * requests that it goes into.
   */
  heldBytesMax: 40_000_000,
} as const;
