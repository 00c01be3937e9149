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
   * large machine is up to three times as much: 300 MB of garbage on the thread that answers,
   * during a flood of pages.
   */
  growthPercent: 100,
} as const;

/** Analyses, and descriptions of images, in their threads (adapters/analyser). */
export const ANALYSIS_BOUNDS = {
  /**
   * What was read of images is kept for their analysis, in characters of its JSON: one image has 10,000 to 25,000.
   */
  readingsMaxCharacters: 16_000_000,
  /** Contract §2: at least 64. */
  waitingMax: 64,
  /** Bytes of images that they hold. */
  waitingBytesMax: 2_000_000_000,
  /**
   * Of one job, besides what a person gives its search. Far above the engine's counted budgets: it
   * ends what went wrong, not what is hard.
   */
  limitMs: 180_000,
  /** From then on searches end where they are, so that what they found is judged within `limitMs`. */
  lateMs: 100_000,
  /** The same of molecules of more than `largeAtoms` heavy atoms, which nothing else ends so soon. */
  lateLargeMs: 60_000,
  largeAtoms: 20,
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
