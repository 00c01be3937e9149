import type { Progress } from '@elucida/contract/merge-progress';

/** Days that are looked back on, today with them. */
export const LOOKED_BACK = 7;

/** A day where the student is, as ISO 8601 writes it: `2026-11-28`. */
export const dayOf = (time: Date): string =>
  [time.getFullYear(), time.getMonth() + 1, time.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

/** On how many of the last seven days something was solved. Nothing is lost by a day without. */
export function practisedDays({ attempts }: Progress, now: Date): number {
  const week = new Set(
    Array.from({ length: LOOKED_BACK }, (_, back) =>
      dayOf(new Date(now.getFullYear(), now.getMonth(), now.getDate() - back)),
    ),
  );
  return new Set(Object.values(attempts).flatMap(({ on }) => (on && week.has(on) ? [on] : [])))
    .size;
}
