/**
 * The bounds of the server: bytes, rates, times, lengths of queues. What a user sees at each is in docs/operations.md, "Bounds".
 * Limits of the business, which the pages know too, are in packages/contract/src/limits.ts.
 */

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** Hashing of passwords (adapters/hasher). */
export const HASHING_BOUNDS = {
  /** A hash takes 64 MiB and 50 ms or more of a core; two threads at most, and one where the machine has fewer than four cores, so that answers keep a core. */
  threadsMax: 2,
  /** Hashes waiting, of all addresses together: some four seconds of one thread. */
  waitingMax: 64,
  /** Of one client address: a class that signs in at once from behind one address fits, and half of the places stay for others. */
  waitingOfAddressMax: 32,
  /** What who is refused is asked to wait. */
  retryAfterS: 5,
} as const;

/** Calls of one client address, signed in or not (contract §2, and issue "Nothing brings it down", 3 and 9). */
export const ADDRESS_LIMITS = {
  registrations: { max: 30, windowMs: 10 * MINUTE_MS },
  /** Sign-ins, and deletions of an account: both check a password. */
  logins: { max: 60, windowMs: 10 * MINUTE_MS },
  /** Entered codes. */
  verifications: { max: 60, windowMs: 10 * MINUTE_MS },
  /** Requests for a code: they say of an address whether it is verified here. */
  codes: { max: 20, windowMs: HOUR_MS },
  /** Requests for a code of an account that is signed in from that client address and not verified yet: a class behind one address. */
  ownCodes: { max: 120, windowMs: HOUR_MS },
  /** Refusals that a process remembers, so that a flood does not cost a write to the database each. */
  refusalsRemembered: 10_000,
} as const;

/** What can be tried with one account. */
export const ACCOUNT_LIMITS = {
  /** Failed sign-ins to an account: from all browsers together that have never signed in to it, from one client address, and from one browser that has signed in before (contract §2). */
  failedLogins: { max: 10, windowMs: 10 * MINUTE_MS },
  /** What one client address adds to the count of all: one stranger alone keeps nobody else out, and four addresses get 31 guesses at most. */
  failedLoginsOfAddress: { max: 3, windowMs: 10 * MINUTE_MS },
  /**
   * Codes sent to an address in a day: at the request of its own account, and of anybody else. Guessing stays hopeless over days too:
   * 75 tries a day, each compared with two codes at most, are a chance of 1 in 6,667.
   */
  ownCodesADay: { max: 30, windowMs: DAY_MS },
  otherCodesADay: { max: 10, windowMs: DAY_MS },
  /** Codes entered for an address in a day: in its own session, and by anybody else. */
  ownTriesADay: { max: 50, windowMs: DAY_MS },
  otherTriesADay: { max: 25, windowMs: DAY_MS },
  /** Browsers remembered of an account; the one that signed in longest ago is forgotten first. */
  knownDevices: 20,
  /** Since the last sign-in. */
  knownDeviceMs: 365 * DAY_MS,
  /** Registrations of one address beside each other while none is verified. Each costs a sign-in one hash. */
  registrationsOfEmail: 5,
  /** The oldest of them gives way to a new one after this: a day to verify the address undisturbed. */
  registrationGivesWayMs: DAY_MS,
} as const;
