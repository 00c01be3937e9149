import { PLAN_LIMITS, USAGE_AMBER, USAGE_RED } from '@elucida/contract/limits';
import type { Quota } from '@elucida/contract/quota';
import { useTranslation } from 'react-i18next';
import { formatBytes, formatPercent } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useSession } from '../../session/use-session.ts';
import { UnlistedItems } from './unlisted-items.tsx';

/**
 * What the history holds of the bytes it may, and what becomes of what the plan no longer lists.
 */
export function HistorySpace({ quota }: { quota: Quota }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { user } = useSession();
  const { history_bytes: held, history_bytes_limit: limit } = quota;
  const share = Math.min(1, held / limit);
  const colour =
    share >= USAGE_RED
      ? 'var(--danger)'
      : share >= USAGE_AMBER
        ? 'var(--warning)'
        : 'var(--success)';
  const used = t('usage.history.used', {
    used: formatBytes(held, language),
    limit: formatBytes(limit, language),
  });
  const plans = {
    free: formatBytes(PLAN_LIMITS.free.historyBytes, language),
    basic: formatBytes(PLAN_LIMITS.basic.historyBytes, language),
    pro: formatBytes(PLAN_LIMITS.pro.historyBytes, language),
  };
  return (
    <section className="card grid gap-3" aria-labelledby="history-space">
      <h2 id="history-space">{t('usage.history.heading')}</h2>
      <p className="figures">{used}</p>
      <div
        className="bar"
        role="meter"
        aria-labelledby="history-space"
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(share * 100)}
        aria-valuetext={formatPercent(share, language)}
      >
        <span style={{ width: `${share * 100}%`, background: colour }} />
      </div>
      <p className="text-sm text-text-2">{t('usage.history.what')}</p>
      <p className="text-sm text-text-2">
        {user?.is_verified
          ? t('usage.history.plans', plans)
          : t('usage.history.unverified', { limit: plans.free })}
      </p>
      {quota.history_unlisted > 0 ? <UnlistedItems count={quota.history_unlisted} /> : null}
    </section>
  );
}
