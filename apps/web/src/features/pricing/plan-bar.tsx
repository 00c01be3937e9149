import { PLAN_NAMES, type Plan } from '@elucida/contract/limits';
import type { User } from '@elucida/contract/user';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';
import { usePricingText } from './pricing-text.ts';
import type { BillingActions } from './use-billing-actions.ts';

interface Props {
  user: User | null;
  plan: Plan | null;
  loading: boolean;
  actions: Pick<BillingActions, 'busy' | 'manage'>;
}

/**
 * The plan of the user, until when, and the way to the billing portal. An ellipsis stands for a
 * plan not yet known.
 */
export function PlanBar({ user, plan, loading, actions: { busy, manage } }: Props) {
  const { t } = useTranslation();
  const text = usePricingText();
  const language = useLanguage();
  const status = user?.subscription_status;
  const failed = status === 'past_due' || status === 'unpaid';
  const paid = plan === 'basic' || plan === 'pro';
  // The user is read again after the plan; dates of another plan are not shown meanwhile.
  const dated = paid && !failed && user?.plan === plan ? user : null;
  return (
    <>
      <div className="card flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p>
          <span className="text-text-2">{text.yourPlan}</span>{' '}
          <strong className="text-lg">{plan === null ? '…' : PLAN_NAMES[plan]}</strong>
          {dated?.plan_renews_at ? (
            <span className="block text-sm text-text-2">
              {text.renews(formatDate(dated.plan_renews_at, language))}
            </span>
          ) : null}
          {dated?.plan_ends_at ? (
            <span className="block text-sm text-text-2">
              {text.ends(formatDate(dated.plan_ends_at, language))}
            </span>
          ) : null}
        </p>
        {loading ? (
          <button type="button" className="btn" disabled>
            {t('common.loading')}
          </button>
        ) : null}
        {!loading && (paid || failed) ? (
          <button type="button" className="btn" disabled={busy} onClick={manage}>
            {text.portal}
          </button>
        ) : null}
      </div>
      {failed ? (
        <Notice tone="warning" role="note">
          {status === 'past_due' ? text.pastDue : text.unpaid}
        </Notice>
      ) : null}
    </>
  );
}
