import { DAY_MS, HOUR_MS, MINUTE_MS } from '../periods.ts';

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
