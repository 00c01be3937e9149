import { TIME_AGO_S } from '@elucida/contract/limits';
import type { Language } from '@elucida/messages/catalogue/language';
import type { TFunction } from 'i18next';
import { formatDate, parseMoment } from '../../lib/format/dates.ts';

/**
 * Seconds, minutes or hours ago, then the local date (thresholds 60 s, 3600 s, 86400 s). A clock
 * that runs ahead counts as now.
 */
export function timeAgo(
  moment: string,
  { now, t, language }: { now: number; t: TFunction; language: Language },
): string {
  const seconds = Math.max(0, Math.floor((now - parseMoment(moment).getTime()) / 1000));
  if (seconds < TIME_AGO_S.minutes) return t('common.timeAgo.seconds', { count: seconds });
  if (seconds < TIME_AGO_S.hours)
    return t('common.timeAgo.minutes', { count: Math.floor(seconds / 60) });
  if (seconds < TIME_AGO_S.date)
    return t('common.timeAgo.hours', { count: Math.floor(seconds / 3600) });
  return formatDate(moment, language);
}
