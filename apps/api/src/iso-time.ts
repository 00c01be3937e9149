/** A time of the database as ISO 8601 in UTC; null where there is none. */
export const isoTime = (time: number | null): string | null =>
  time === null ? null : new Date(time).toISOString();
