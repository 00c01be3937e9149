import { useTranslation } from 'react-i18next';
import { formatClock } from '../lib/format/dates.ts';
import { LocalLink } from '../ui/local-link.tsx';
import { useQuota } from './use-quota.ts';

/** "3 of 5 left today, resets 00:00", next to what spends it. */
export function QuotaChip() {
  const { t } = useTranslation();
  const { data: quota } = useQuota();
  if (!quota) return null;
  const words = quota.unlimited
    ? t('usage.chipUnlimited')
    : t('usage.chip', {
        count: quota.remaining_today,
        limit: quota.daily_limit,
        time: formatClock(quota.resets_at),
      });
  return (
    <LocalLink to="/usage" className="chip text-text-2 no-underline hover:underline">
      {words}
    </LocalLink>
  );
}
