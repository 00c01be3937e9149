import type { Language } from '@elucida/messages/catalogue/language';
import { basqueDate, basqueDateTime } from './basque.ts';

/**
 * A moment as the API writes it. `YYYY-MM-DD HH:MM:SS` without a zone is UTC (specification §3).
 * Invalid text gives an invalid Date.
 */
export function parseMoment(text: string): Date {
  return new Date(
    /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/.test(text) ? `${text.replace(' ', 'T')}Z` : text,
  );
}

const shown = (text: string, write: (date: Date) => string): string => {
  const date = parseMoment(text);
  return Number.isNaN(date.getTime()) ? '–' : write(date);
};

/** `00:00`, in the user's own time zone. The same in the three languages. */
export const formatClock = (text: string): string =>
  shown(text, (date) =>
    new Intl.DateTimeFormat('en-GB', {
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    }).format(date),
  );

/** `November 21, 2026`, `21 de noviembre de 2026`, `2026ko azaroaren 21a`. */
export const formatDate = (text: string, language: Language): string =>
  shown(text, (date) =>
    language === 'eu'
      ? basqueDate(date)
      : new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(date),
  );

/** The date in short, with the time of day. */
export const formatDateTime = (text: string, language: Language): string =>
  shown(text, (date) =>
    language === 'eu'
      ? basqueDateTime(date)
      : new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(date),
  );
