import { HOUR_MS, MINUTE_MS } from '../periods.ts';

/** Messages to webhooks. */
export const WEBHOOK_BOUNDS = {
  /** How often due messages are looked for. */
  lookEveryMs: 1_000,
  /** Sent at once by one process. */
  atOnce: 8,
  /** Of one try, from the look-up of the name to the end of the answer's head. */
  limitMs: 10_000,
  /** A message whose process died is sent again after this. */
  leaseMs: MINUTE_MS,
  /** Milliseconds before each further try; then it is given up. */
  retryAfterMs: [5_000, MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 2 * HOUR_MS, 8 * HOUR_MS],
  /** Messages of one webhook that wait; what ends beyond them is not told. */
  waitingMax: 1_000,
} as const;
