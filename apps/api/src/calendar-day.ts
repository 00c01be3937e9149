/** Longest local day: 24 h and a clock set back by at most 2 h. */
const LONGEST_DAY_MS = 26 * 3_600_000;

const formats = new Map<string, Intl.DateTimeFormat>();
function formatOf(timeZone: string): Intl.DateTimeFormat {
  let format = formats.get(timeZone);
  if (format === undefined)
    formats.set(
      timeZone,
      (format = new Intl.DateTimeFormat('en-CA', {
        timeZone,
        year: 'numeric',
        month: '2-digit',
        day: '2-digit',
      })),
    );
  return format;
}

/** The calendar day of an instant, `YYYY-MM-DD`, in a time zone. */
export const dayOf = (instant: number, timeZone: string): string =>
  formatOf(timeZone).format(instant);

/**
 * The first millisecond at which `differs` holds, given that it does at `end` and not at `start`.
 */
function firstInstant(start: number, end: number, differs: (instant: number) => boolean): number {
  while (end - start > 1) {
    const middle = Math.floor((start + end) / 2);
    if (differs(middle)) end = middle;
    else start = middle;
  }
  return end;
}

/**
 * The search below formats 27 dates and is asked with every request: what it found holds until that
 * midnight.
 */
const found = new Map<string, { from: number; midnight: number }>();

/**
 * The next midnight of a time zone: the first instant of its next day, also where clocks change.
 */
export function nextMidnight(instant: number, timeZone: string): number {
  const known = found.get(timeZone);
  if (known !== undefined && known.from <= instant && instant < known.midnight)
    return known.midnight;
  const today = dayOf(instant, timeZone);
  const midnight = firstInstant(
    instant,
    instant + LONGEST_DAY_MS,
    (t) => dayOf(t, timeZone) !== today,
  );
  found.set(timeZone, { from: instant, midnight });
  return midnight;
}

/** The first instant of the month that holds `instant`, in a time zone. */
export function startOfMonth(instant: number, timeZone: string): number {
  const month = dayOf(instant, timeZone).slice(0, 7);
  return firstInstant(
    instant - 32 * 24 * 3_600_000,
    instant,
    (t) => dayOf(t, timeZone).slice(0, 7) === month,
  );
}
