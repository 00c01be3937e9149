/** The day of a date field of a due date, in the reader's time zone; empty for none. */
export function dayOfDue(due: string | null): string {
  if (due === null) return '';
  const date = new Date(due);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}

/** The end of the day of a date field, in the reader's time zone, ISO 8601; null for none. */
export function dueOfDay(day: string): string | null {
  const read = /^(\d{4,6})-(\d\d)-(\d\d)$/.exec(day);
  if (read === null) return null;
  const [year, month, date] = read.slice(1).map(Number) as [number, number, number];
  const end = new Date(year, month - 1, date, 23, 59, 59);
  return Number.isNaN(end.getTime()) ? null : end.toISOString();
}
