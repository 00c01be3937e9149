import { useTranslation } from 'react-i18next';
import { formatDateTime } from '../../lib/format/dates.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { QuotaMeter } from '../../session/quota-meter.tsx';
import { useQuota } from '../../session/use-quota.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';

/** Today's usage in short. */
export function TodayCard() {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useErrorWords();
  const quota = useQuota();
  return (
    <section className="card grid gap-3" aria-labelledby="today">
      <h2 id="today">{t('account.today')}</h2>
      {quota.isError ? <Notice tone="danger">{words(quota.error)}</Notice> : null}
      {quota.isPending ? <p className="text-text-2">{t('common.loading')}</p> : null}
      {quota.data ? (
        <>
          {quota.data.unlimited ? null : (
            <p className="figures text-xl font-semibold">
              {`${formatCount(quota.data.used_today, language)} / ` +
                `${formatCount(quota.data.daily_limit, language)}`}
            </p>
          )}
          <QuotaMeter quota={quota.data} />
          <p className="text-sm text-text-2">
            {t('usage.resets', { when: formatDateTime(quota.data.resets_at, language) })}
          </p>
        </>
      ) : null}
      <p>
        <LocalLink to="/usage">{t('account.seeUsage')}</LocalLink>
      </p>
    </section>
  );
}
