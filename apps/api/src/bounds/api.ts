import { MINUTE_MS } from '../periods.ts';

/** Calls of `/v1` and `/mcp`, by account: all its keys together. */
export const API_BOUNDS = {
  windowMs: MINUTE_MS,
  /**
   * Of a Pro account. No limit but the day's binds an analysis below 120 a minute (contract §2), and
   * programs ask several times for each.
   */
  callsOfPro: 600,
  /** Of an account without a daily limit. */
  callsOfUnlimited: 3_000,
  /** Seconds that a request waits for its result at most, whatever it prefers. */
  waitSMax: 120,
} as const;

/** Sessions of assistants at `/mcp`, in one process. */
export const ASSISTANT_BOUNDS = {
  /** Of one account; the longest unused gives way. */
  sessionsOfAccount: 10,
  /** Of all accounts: each holds some 100 kB. */
  sessionsMax: 1_000,
  /** A session without a request for so long ends. */
  idleMs: 1_800_000,
} as const;
