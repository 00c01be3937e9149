import type { Quota } from '@elucida/contract/quota';
import { USAGE_AMBER, USAGE_RED } from '@elucida/contract/limits';
import { useTranslation } from 'react-i18next';

/** Green below 70 %, amber to 89 %, red from 90 % (specification §4). */
function meterColour(share: number): string {
  if (share >= USAGE_RED) return 'var(--danger)';
  return share >= USAGE_AMBER ? 'var(--warning)' : 'var(--success)';
}

/** Today's usage as a bar; an infinity sign for unlimited accounts. */
export function QuotaMeter({ quota }: { quota: Quota }) {
  const { t } = useTranslation();
  if (quota.unlimited)
    return (
      <p className="text-xl font-semibold">
        <span aria-hidden="true">∞</span> {t('usage.unlimited')}
      </p>
    );
  const share = quota.daily_limit === 0 ? 1 : Math.min(1, quota.used_today / quota.daily_limit);
  return (
    <div
      className="bar"
      role="meter"
      aria-label={t('usage.progress')}
      aria-valuemin={0}
      aria-valuemax={quota.daily_limit}
      aria-valuenow={quota.used_today}
    >
      <span style={{ width: `${share * 100}%`, background: meterColour(share) }} />
    </div>
  );
}
