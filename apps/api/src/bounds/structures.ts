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

/** Practice: problems, replies to drawn structures, hints. They run on the thread of the isomers. */
export const PRACTICE_BOUNDS = {
  /** Problems, hints and solutions of one address in a minute: a class shares an address. */
  readsPerMinute: 600,
  /** Structures of one address that are judged in a minute; a student draws two or three. */
  repliesPerMinute: 120,
  /** Names typed from one address in a minute, to begin a set: a class shares an address. */
  joinsPerMinute: 120,
  /** Times that one user's devices join their progress in a minute. */
  progressPerMinute: 60,
  /** Sets of problems that one user makes or changes in a minute. */
  setsPerMinute: 30,
  /** Sets that a process makes at once: twelve of thirty molecules each kept some waiting for 30 s. */
  setsAtOnce: 4,
  /** After which a refused one may come again. */
  setRetryS: 5,
  /** Wrong structures that are kept of a student's answer to one problem. */
  mistakesMax: 10,
  /** Wrong atoms of signals and wrong steps that are kept of a student's answer to one exercise. */
  wrongAnswersMax: 30,
  /** Characters of a result of the history that is made a problem: ten recorded curves have 1,300,000 at most. */
  resultCharsMax: 4_000_000,
  /** Characters of recorded curves in a set, of which one has up to 130,000; the rest are drawn from lists. */
  setCurveCharsMax: 500_000,
  /** Characters of a set's problems as they are kept: thirty with recorded lists have some 100,000. */
  setCharsMax: 1_000_000,
  /** Of one job. A reply takes 30 ms; this ends what went wrong. */
  limitMs: 5_000,
  /** Of the structures for one question: isomers are ranked for them, 0.1 to 3 s. */
  choicesLimitMs: 20_000,
} as const;
