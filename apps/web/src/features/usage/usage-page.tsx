import { useTranslation } from 'react-i18next';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useQuota } from '../../session/use-quota.ts';
import { useSession } from '../../session/use-session.ts';
import { RefreshIcon } from '../../ui/icons.tsx';
import { SignInLink } from '../../session/sign-in-link.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { HistorySpace } from './history-space.tsx';
import { QuotaCounters } from './quota-counters.tsx';

/** /usage: what is used today, when it resets, and how counting works. */
export function UsagePage() {
  const { t } = useTranslation();
  const words = useErrorWords();
  const { user, pending } = useSession();
  const quota = useQuota();
  const tips = ['one', 'two', 'three'] as const;
  const questions = ['what', 'failed', 'when'] as const;
  // Laid out once: counters that came later would push away what is being read.
  const isKnown = !pending && (user === null || !quota.isPending);
  return (
    <div className="min-h-screen">
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-3">
        <PageHeading title={t('usage.heading')} />
        {user ? (
          <button
            type="button"
            className="btn"
            disabled={quota.isFetching}
            onClick={() => void quota.refetch()}
          >
            <RefreshIcon />
            {t('usage.refresh')}
          </button>
        ) : null}
      </div>
      {isKnown ? (
        <div className="mt-6 grid gap-5">
          {!user ? (
            <Notice tone="info">
              <p>{t('usage.signedOut')}</p>
              <SignInLink className="btn btn-primary mt-2">{t('shell.signIn')}</SignInLink>
            </Notice>
          ) : null}
          {quota.isError ? <Notice tone="danger">{words(quota.error)}</Notice> : null}
          {quota.data ? <QuotaCounters quota={quota.data} /> : null}
          {quota.data && !quota.data.unlimited && quota.data.remaining_today === 0 ? (
            <Notice tone="warning">{t('usage.reached')}</Notice>
          ) : null}
          {quota.data ? <HistorySpace quota={quota.data} /> : null}
          <div className="grid gap-5 md:grid-cols-2">
            <section className="card" aria-labelledby="tips">
              <h2 id="tips">{t('usage.tips.heading')}</h2>
              <ul className="mt-3 grid list-disc gap-2 pl-5">
                {tips.map((tip) => (
                  <li key={tip}>{t(`usage.tips.${tip}`)}</li>
                ))}
              </ul>
            </section>
            <section className="card" aria-labelledby="questions">
              <h2 id="questions">{t('usage.questions.heading')}</h2>
              <dl className="mt-3 grid gap-3">
                {questions.map((question) => (
                  <div key={question}>
                    <dt className="font-semibold">{t(`usage.questions.${question}`)}</dt>
                    <dd className="m-0 text-text-2">{t(`usage.questions.${question}Answer`)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          </div>
          <p className="flex flex-wrap gap-2">
            <LocalLink to="/pricing" className="btn">
              {t('shell.links.pricing')}
            </LocalLink>
            <LocalLink to="/account" className="btn">
              {t('account.heading')}
            </LocalLink>
          </p>
        </div>
      ) : (
        <p className="mt-6 text-text-2">{t('common.loading')}</p>
      )}
    </div>
  );
}
