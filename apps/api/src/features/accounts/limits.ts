import { createHash } from 'node:crypto';
import { CODE_RESEND_MS, CODE_TRIES, CODE_VALID_MS } from '@elucida/contract/limits';
import type { Limit } from '../../http/rate-limit.ts';

const TEN_MINUTES_MS = 600_000;
const DAY_MS = 86_400_000;

/** Addresses typed by strangers are stored only as hashes. */
const hashed = (email: string) => createHash('sha256').update(email).digest('base64url');

/** Contract §2, "Passwords". */
export const registrationsFrom = (address: string): Limit => ({ key: `register:${address}`, max: 30, windowMs: TEN_MINUTES_MS });
export const loginsFrom = (address: string): Limit => ({ key: `login:${address}`, max: 60, windowMs: TEN_MINUTES_MS });
export const failedLoginsOf = (email: string): Limit => ({ key: `failed-login:${hashed(email)}`, max: 10, windowMs: TEN_MINUTES_MS });

/** One code a minute to an address, known or not. */
export const codeTo = (email: string): Limit => ({ key: `code:${hashed(email)}`, max: 1, windowMs: CODE_RESEND_MS });
/** Keeps guessing hopeless over days too: 30 codes of 5 tries are a chance of 1 in 6,667. */
export const codesADayTo = (email: string): Limit => ({ key: `codes:${hashed(email)}`, max: 30, windowMs: DAY_MS });
/** Tries at an address without a code are limited like those at one with a code, so that they do not tell. */
export const triesWithoutCode = (email: string): Limit => ({ key: `tries:${hashed(email)}`, max: CODE_TRIES, windowMs: CODE_VALID_MS });

/** A copy of everything is work for the database; nobody needs many. */
export const exportsOf = (userId: string): Limit => ({ key: `export:${userId}`, max: 10, windowMs: TEN_MINUTES_MS });
