import { HALF_POWER, inverseSquare } from './student-t.ts';

/** Misfit of an atom without a signal, log units, and the most that one with a signal can have. */
export const MISSING = 7;

/** How much less likely a difference is than none, log units. */
export function surprise(difference: number, sd: number, widen: number): number {
  return Math.min(
    MISSING,
    HALF_POWER * Math.log(1 + difference * difference * inverseSquare(Math.hypot(sd, widen))),
  );
}
