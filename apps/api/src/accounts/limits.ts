import { createHash } from 'node:crypto';
import { CODE_RESEND_MS, CODE_TRIES, CODE_VALID_MS } from '@elucida/contract/limits';
import { ACCOUNT_LIMITS, ADDRESS_LIMITS } from '../bounds/limits.ts';
import type { Limit } from '../limits/rate-limit.ts';

/** Addresses typed by strangers are stored only as hashes. */
export const hashEmail = (email: string) => createHash('sha256').update(email).digest('base64url');

/** By client address (`from`): what anybody may do, whichever account it concerns. */
export const registrationsFrom = (from: string): Limit => ({
  key: `register:${from}`,
  ...ADDRESS_LIMITS.registrations,
});
export const loginsFrom = (from: string): Limit => ({
  key: `login:${from}`,
  ...ADDRESS_LIMITS.logins,
});
export const verificationsFrom = (from: string): Limit => ({
  key: `verify:${from}`,
  ...ADDRESS_LIMITS.verifications,
});
export const codesFrom = (from: string): Limit => ({
  key: `codes-from:${from}`,
  ...ADDRESS_LIMITS.codes,
});
export const ownCodesFrom = (from: string): Limit => ({
  key: `own-codes-from:${from}`,
  ...ADDRESS_LIMITS.ownCodes,
});

export const forgottenFrom = (from: string): Limit => ({
  key: `forgotten-from:${from}`,
  ...ADDRESS_LIMITS.forgotten,
});
export const resetsFrom = (from: string): Limit => ({
  key: `resets-from:${from}`,
  ...ADDRESS_LIMITS.resets,
});

/**
 * By account. `who`: a client address, a known browser or a session; each has its own count, so
 * that a stranger's failures are not the owner's.
 */
export const failedLoginsOf = (email: string, who: string): Limit => ({
  key: `failed-login:${hashEmail(email)}:${who}`,
  ...ACCOUNT_LIMITS.failedLogins,
});
export const failedLoginsOfStrangers = (email: string): Limit => ({
  key: `failed-login:${hashEmail(email)}`,
  ...ACCOUNT_LIMITS.failedLogins,
});
/** What of a client address counts for all strangers. */
export const shareOfStranger = (email: string, from: string): Limit => ({
  key: `failed-login-share:${hashEmail(email)}:${from}`,
  ...ACCOUNT_LIMITS.failedLoginsOfAddress,
});

/** Who asked for a code that is not the account's own: everybody else together. */
export const OTHER_LANE = 'other';

/** One code a minute in a lane, whether or not there is an account of that address. */
export const codeTo = (email: string, lane: string): Limit => ({
  key: `code:${hashEmail(email)}:${lane}`,
  max: 1,
  windowMs: CODE_RESEND_MS,
});
export const codesADayTo = (email: string, lane: string): Limit => ({
  key: `codes:${hashEmail(email)}:${lane}`,
  ...(lane === OTHER_LANE ? ACCOUNT_LIMITS.otherCodesADay : ACCOUNT_LIMITS.ownCodesADay),
});
/**
 * Tries with the codes sent to an address; counted alike where there is no account or no code, so
 * that they do not tell.
 */
export const triesWith = (email: string, who: string): Limit => ({
  key: `tries:${hashEmail(email)}:${who}`,
  max: CODE_TRIES,
  windowMs: CODE_VALID_MS,
});
export const triesADayWith = (email: string, lane: string): Limit => ({
  key: `tries-day:${hashEmail(email)}:${lane}`,
  ...(lane === OTHER_LANE ? ACCOUNT_LIMITS.otherTriesADay : ACCOUNT_LIMITS.ownTriesADay),
});

/** Counted by address, whether or not there is an account. */
export const resetLinksTo = (email: string): Limit => ({
  key: `reset-links:${hashEmail(email)}`,
  ...ACCOUNT_LIMITS.resetLinks,
});

/** The lane of codes by which an account takes a new address. */
export const changeLane = (userId: string) => `change:${userId}`;
export const emailChangesOf = (userId: string): Limit => ({
  key: `email-changes:${userId}`,
  ...ACCOUNT_LIMITS.emailChanges,
});
export const emailChangesTo = (email: string): Limit => ({
  key: `email-changes-to:${hashEmail(email)}`,
  ...ACCOUNT_LIMITS.emailChangesTo,
});
export const emailChangeTriesWith = (email: string): Limit => ({
  key: `email-change-tries:${hashEmail(email)}`,
  ...ACCOUNT_LIMITS.emailChangeTries,
});

export const exportsOf = (userId: string): Limit => ({
  key: `export:${userId}`,
  ...ACCOUNT_LIMITS.exports,
});
