import { basqueDay } from '@elucida/messages/format/basque-date';

/**
 * Numbers in Basque group with dots and take a decimal comma, as German does. Chromium ships no
 * Basque locale data (`Intl.DateTimeFormat.supportedLocalesOf('eu')` is empty there) and would
 * silently fall back to English.
 */
export const BASQUE_NUMBERS = 'de';

/** `2026ko azaroaren 21a`, in the user's own time zone. */
export const basqueDate = (date: Date): string =>
  basqueDay({ year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() });

/** `2026ko azaroaren 21a, 14:05`. */
export function basqueDateTime(date: Date): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${basqueDate(date)}, ${two(date.getHours())}:${two(date.getMinutes())}`;
}
