/**
 * The same day and time `months` later in UTC; the month's last day where it has no such day, as
 * card providers bill.
 */
export function afterMonths(start: number, months: number): number {
  const from = new Date(start);
  const last = new Date(
    Date.UTC(from.getUTCFullYear(), from.getUTCMonth() + months + 1, 0),
  ).getUTCDate();
  const moved = new Date(start);
  moved.setUTCFullYear(
    from.getUTCFullYear(),
    from.getUTCMonth() + months,
    Math.min(from.getUTCDate(), last),
  );
  return moved.getTime();
}

/** How many months after `start` the first such day after `instant` is; at least 1. */
export function monthsUntil(start: number, instant: number): number {
  let months = 1;
  while (afterMonths(start, months) <= instant) months++;
  return months;
}
