import type { Language } from '../catalogue/language.ts';
import { basqueDay } from './basque-date.ts';

/**
 * `November 21, 2026`, `21 de noviembre de 2026`, `2026ko azaroaren 21a`: the day of a moment (ms
 * since 1970) in a time zone.
 */
export function longDate(
  moment: number,
  { language, timeZone }: { language: Language; timeZone: string },
): string {
  if (language !== 'eu')
    return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(moment);
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    timeZone,
  }).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((each) => each.type === type)?.value);
  return basqueDay({ year: part('year'), month: part('month'), day: part('day') });
}
