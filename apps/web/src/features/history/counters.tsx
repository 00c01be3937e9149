import type { HistoryItem } from '@elucida/contract/history';
import { NOMINAL_CONFIDENCE } from '@elucida/contract/limits';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { fetchCount } from '../../lib/api/history-calls.ts';
import { formatCount, formatPercent } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { HISTORY } from '../../session/query-keys.ts';
import { meanConfidence } from './mean-confidence.ts';

/**
 * Total loaded, this month, and the average confidence: the nominal figure, and next to it what was
 * really reported. Of a visitor there is nothing to count (specification §6). Not `enabled`, it
 * holds their place.
 */
export function Counters({
  items,
  visitor,
  enabled,
}: {
  items: readonly HistoryItem[];
  visitor: boolean;
  enabled: boolean;
}) {
  const { t } = useTranslation();
  const language = useLanguage();
  const total = useQuery({
    queryKey: [...HISTORY, 'count'],
    queryFn: ({ signal }) => fetchCount('count', signal),
    enabled,
  });
  const month = useQuery({
    queryKey: [...HISTORY, 'month'],
    queryFn: ({ signal }) => fetchCount('count_month', signal),
    enabled,
  });
  const reported = meanConfidence(items);
  const number = (value: number | undefined) => {
    const counted = visitor ? 0 : value;
    return counted === undefined ? '–' : formatCount(counted, language);
  };
  const figures = [
    [
      t('history.counters.total'),
      number(items.length),
      t('history.counters.all', { total: number(total.data) }),
    ],
    [t('history.counters.month'), number(month.data), ''],
    [
      t('history.counters.confidence'),
      formatPercent(NOMINAL_CONFIDENCE, language),
      [
        t('history.counters.nominal'),
        reported.count === 0
          ? ''
          : t('history.counters.reported', {
              count: reported.count,
              percent: formatPercent(reported.mean, language),
            }),
      ]
        .filter(Boolean)
        .join(' · '),
    ],
  ] as const;
  return (
    <section aria-label={t('history.counters.label')}>
      <dl className="grid gap-4 sm:grid-cols-3">
        {figures.map(([term, value, note]) => (
          <div key={term} className="card">
            <dt className="text-sm text-text-2">{term}</dt>
            <dd className="figures m-0 text-2xl font-semibold">{value}</dd>
            {note ? <dd className="figures m-0 text-sm text-text-2">{note}</dd> : null}
          </div>
        ))}
      </dl>
    </section>
  );
}
