import { CLOCK_SKEW_MS } from './bounds/database.ts';

/** The time, in milliseconds since 1970 (UTC). A port, so that tests can let hours pass. */
export interface Clock {
  now(): number;
}

export const systemClock: Clock = { now: () => Date.now() };

/**
 * The last expiry that can have been written by now for what lives `windowMs`. A later one was
 * written while the clock was wrong, and counts as over: else a clock that jumps ahead for a moment
 * leaves limits and sessions that hold for years.
 */
export const latestExpiry = (now: number, windowMs: number): number =>
  now + windowMs + CLOCK_SKEW_MS;

/** Whether an expiry of what lives `windowMs` is still to come. */
export const isToCome = (
  expiresAt: number,
  { now, windowMs }: { now: number; windowMs: number },
): boolean => expiresAt > now && expiresAt <= latestExpiry(now, windowMs);
