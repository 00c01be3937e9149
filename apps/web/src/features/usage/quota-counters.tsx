import type { Quota } from '@elucida/contract/quota';
import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format/dates.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { QuotaMeter } from '../../session/quota-meter.tsx';

/** Three counters, the bar, and the reset next to the server's time. */
export function QuotaCounters({ quota }: { quota: Quota }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const number = (value: number) => formatCount(value, language);
  const counters = [
    ['used', number(quota.used_today)],
    ['limit', quota.unlimited ? t('usage.unlimited') : number(quota.daily_limit)],
    ['remaining', quota.unlimited ? t('usage.unlimited') : number(quota.remaining_today)],
  ] as const;
  return (
    <section className="card grid gap-5">
      <dl className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        {counters.map(([key, value]) => (
          <div key={key}>
            <dt className="text-sm text-text-2">{t(`usage.${key}`)}</dt>
            <dd className="figures m-0 text-2xl font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
      <QuotaMeter quota={quota} />
      <p className="flex flex-wrap gap-x-6 text-sm text-text-2">
        <span>{t('usage.resets', { when: formatDateTime(quota.resets_at, language) })}</span>
        <span>{t('usage.serverTime', { when: formatDateTime(quota.now, language) })}</span>
      </p>
    </section>
  );
}
