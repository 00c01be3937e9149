import { PLAN_LIMITS } from '@elucida/contract/limits';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useBrowserFact } from '../../lib/use-browser-fact.ts';
import { useSession } from '../../session/use-session.ts';
import { RefreshIcon } from '../../ui/icons.tsx';
import { SignInLink } from '../../session/sign-in-link.tsx';
import { CsvButton } from '../../saved-result/csv-button.tsx';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { OpenAnalyses } from '../../analysis/open-analyses.tsx';
import { Counters } from './counters.tsx';
import { DemoExample } from './demo-example.tsx';
import { Filters } from './filters.tsx';
import { HistoryEntry } from './history-entry.tsx';
import { itemTitle } from './item-title.ts';
import { UnsavedAnalyses } from './unsaved-analyses.tsx';
import { useCompared } from './use-compared.ts';
import { useEndless } from './use-endless.ts';
import { useFilter } from './use-filter.ts';
import { useHistory } from './use-history.ts';
import { OptionalPart } from '../../ui/optional-part.tsx';

// Plots and drawings, fetched when two items are compared.
const ComparePanel = lazy(async () => ({
  default: (await import('./compare-panel.tsx')).ComparePanel,
}));

/** Id of the item to open, left in the navigation state by the screen that made it. */
function useOpened(): string | null {
  const state: unknown = useLocation().state;
  return typeof state === 'object' &&
    state !== null &&
    'opened' in state &&
    typeof state.opened === 'string'
    ? state.opened
    : null;
}

/**
 * Whether an opened example fits next to what is read first. On a telephone it would be a third of a
 * megabyte and a long way to scroll that nobody asked for.
 */
const isRoomy = () => window.matchMedia?.('(min-width: 64rem)').matches ?? true;

/** /history: figures, the worked example, and past analyses, newest first. */
export function HistoryPage() {
  const { t } = useTranslation();
  const { user, pending } = useSession();
  const { filter, filtered, change, clear } = useFilter();
  const { items, hasMore, loading, reload, loadMore, remove } = useHistory(filter);
  const { end, load } = useEndless({ hasMore, loading, loadMore });
  const opened = useOpened();
  const fresh = items.find((item) => item.id === opened);
  const [message, setMessage] = useState('');
  const compared = useCompared();
  const roomy = useBrowserFact(isRoomy);
  const [first, second] = compared.ids
    .map((id) => items.find((item) => item.id === id))
    .filter((item) => item !== undefined);
  const days = user ? PLAN_LIMITS[user.plan].historyDays : null;
  return (
    <>
      <PageHeading title={t('history.heading')} />
      <p role="status" className="visually-hidden">
        {fresh ? t('history.newResult', { name: itemTitle(fresh) ?? fresh.formula }) : message}
      </p>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
        <Counters items={items} visitor={!user && !pending} enabled={user !== null} />
        {!pending && !user ? (
          <Notice tone="info">
            <p>{t('history.signedOut')}</p>
            <SignInLink className="btn btn-primary mt-2">{t('shell.signIn')}</SignInLink>
          </Notice>
        ) : null}
        {user ? <OpenAnalyses /> : null}
        <DemoExample open={!user && !pending && roomy} />
        {user || !pending ? (
          <section aria-labelledby="past">
            <div className="flex flex-wrap items-center gap-3">
              <h2 id="past" className="flex-1">
                {t('history.list')}
              </h2>
              <button type="button" className="btn btn-small" disabled={loading} onClick={reload}>
                <RefreshIcon />
                {t('history.refresh')}
              </button>
              {items.length > 0 ? (
                <CsvButton
                  id={null}
                  fileName={() => `history-${new Date().toISOString().slice(0, 10)}.csv`}
                  className="order-last"
                />
              ) : null}
            </div>
            {days === null ? null : (
              <p className="mt-2 text-sm text-text-2">{t('history.freeDays', { days })}</p>
            )}
            <p role="status" className="text-sm text-text-2">
              {first && !second ? t('history.compare.oneMore') : ''}
            </p>
            {first && second ? (
              <div className="mt-4">
                <OptionalPart fallback={<p className="text-text-2">{t('common.loading')}</p>}>
                  <ComparePanel
                    key={`${first.id} ${second.id}`}
                    items={[first, second]}
                    onClose={compared.clear}
                  />
                </OptionalPart>
              </div>
            ) : null}
            {/* A list that fails is silently empty (specification §8). */}
            {items.length > 0 || filtered ? <Filters filter={filter} onChange={change} /> : null}
            {!loading && items.length === 0 && filtered ? (
              <div className="card mt-4" role="status">
                <p>{t('history.filter.none')}</p>
                <button type="button" className="btn mt-3" onClick={clear}>
                  {t('history.filter.clear')}
                </button>
              </div>
            ) : null}
            {!loading && items.length === 0 && !filtered ? (
              <div className="card mt-4">
                <p>{t('history.empty')}</p>
                <LocalLink to="/new" className="btn btn-primary mt-3">
                  {t('history.start')}
                </LocalLink>
              </div>
            ) : null}
            <ul className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-3">
              {items.map((item) => (
                <HistoryEntry
                  key={item.id}
                  item={item}
                  startsOpen={item.id === opened}
                  compared={compared.ids.includes(item.id)}
                  onCompare={() => compared.toggle(item.id)}
                  onRemove={async () => {
                    await remove(item.id);
                    setMessage(t('history.removed'));
                  }}
                />
              ))}
            </ul>
            {loading ? <p className="mt-4 text-text-2">{t('common.loading')}</p> : null}
            {hasMore ? (
              <button
                ref={end}
                type="button"
                className="btn mt-4"
                disabled={loading}
                onClick={load}
              >
                {t('history.loadMore')}
              </button>
            ) : null}
            {!hasMore && items.length > 0 ? (
              <p className="mt-4 text-sm text-text-2">{t('history.noMore')}</p>
            ) : null}
            {user ? <UnsavedAnalyses /> : null}
          </section>
        ) : null}
      </div>
    </>
  );
}
