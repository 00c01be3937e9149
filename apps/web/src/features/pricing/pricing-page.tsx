import { PLAN_NAMES, type Plan } from '@elucida/contract/limits';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useSettings } from '../../lib/settings/use-settings.ts';
import { useSession } from '../../session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { Outcome } from '../../ui/outcome.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { InfoCards } from './info-cards.tsx';
import { PlanBar } from './plan-bar.tsx';
import { SkeletonCards, UserCards, VisitorCards } from './plan-cards.tsx';
import { usePricingText } from './pricing-text.ts';
import { useBillingActions, type Message } from './use-billing-actions.ts';
import { usePlan } from './use-plan.ts';

/** What there is to say to who comes back from the checkout. */
function useReturn(plan: Plan | null): Message | null {
  const text = usePricingText();
  const [query] = useSearchParams();
  if (query.get('checkout') === 'cancelled') return { tone: 'success', words: text.left };
  if (query.get('checkout') !== 'success' || plan === null) return null;
  return {
    tone: 'success',
    words: plan === 'free' ? text.confirming : text.bought(PLAN_NAMES[plan]),
  };
}

const leaveFor = (url: string) => window.location.assign(url);

/** /pricing: the three plans, which one is yours, and the ways to another. */
export function PricingPage({ go = leaveFor }: { go?: (url: string) => void }) {
  const { t } = useTranslation();
  const text = usePricingText();
  const errorWords = useErrorWords();
  const [query] = useSearchParams();
  const { user, pending } = useSession();
  const { plan, error, changed } = usePlan({
    userId: user?.id ?? null,
    fresh: query.get('checkout') === 'success',
  });
  const actions = useBillingActions({ go, onChange: changed });
  const back = useReturn(plan);
  const message = actions.message ?? back;
  const billing = useSettings()?.billing;
  const off = billing === 'off';
  const loading = pending || (user !== null && plan === null && error === null);
  return (
    <>
      <PageHeading title={t('shell.titles.pricing')}>{text.heading}</PageHeading>
      <p className="mt-3 max-w-[65ch] text-lg text-text-2">{text.lead}</p>
      {off ? (
        <Notice tone="info" role="note" className="mt-4">
          {text.off}
        </Notice>
      ) : null}
      {billing === 'test' ? (
        <p className="mt-3">
          <span className="chip border-warning text-text">{text.testMode}</span>
        </p>
      ) : null}
      <div className="mt-6 grid gap-4">
        {pending || user ? (
          <PlanBar user={user} plan={plan} loading={loading} actions={actions} />
        ) : null}
        <Outcome message={message} />
        {error !== null && plan === null ? (
          <Notice tone="danger">{errorWords(error)}</Notice>
        ) : null}
      </div>
      <div className="mt-4 grid gap-5 lg:grid-cols-3" aria-busy={loading}>
        {loading ? (
          <SkeletonCards />
        ) : user ? (
          <UserCards
            plan={plan}
            directDowngrade={user.direct_downgrade}
            off={off}
            actions={actions}
          />
        ) : (
          <VisitorCards off={off} />
        )}
      </div>
      <InfoCards />
    </>
  );
}
