import { guideHeading, guideName } from '@elucida/contract/guide-name';
import type { ShownIsomer, ShownIsomers } from '@elucida/contract/shown-isomers';
import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsomersAsked } from '../../lib/api/isomer-calls.ts';
import { formatDate } from '../../lib/format/dates.ts';
import { formatCount } from '../../lib/format/numbers.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useAiProviders } from '../../lib/settings/use-ai-providers.ts';
import { arrangeIsomers, type Arrangement } from './arrange-isomers.ts';
import { GuideActions } from './guide-actions.tsx';
import { GuideNote } from './guide-note.tsx';
import { IsomerTable } from './isomer-table.tsx';
import { TableControls } from './table-controls.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';

interface Props {
  guide: ShownIsomers;
  asked: IsomersAsked;
  hasMore: boolean;
  loading: boolean;
  onMore: () => void;
}

// Words about AI are fetched where a model is configured.
const IsomerNotes = lazy(async () => ({
  default: (await import('./isomer-notes.tsx')).IsomerNotes,
}));
// Plots are fetched when two isomers are compared.
const CompareIsomers = lazy(async () => ({
  default: (await import('./compare-isomers.tsx')).CompareIsomers,
}));

/** The guide: what it covers, its rows, and two of them compared. */
export function GuideView({ guide, asked, hasMore, loading, onMore }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const [arrangement, setArrangement] = useState<Arrangement>({
    filter: '',
    knownOnly: false,
    order: 'likely',
  });
  const [compared, setCompared] = useState<readonly ShownIsomer[]>([]);
  const providers = useAiProviders();
  const rows = arrangeIsomers(guide.isomers, arrangement);
  const called = { ...guide, query: guide.query || asked.name };
  // The third choice takes the place of the first.
  const toggle = (row: ShownIsomer) =>
    setCompared((before) =>
      before.includes(row) ? before.filter((each) => each !== row) : [...before, row].slice(-2),
    );
  const [first, second] = compared;
  return (
    <section aria-labelledby="guide" className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="guide" className="flex-1 basis-full wrap-anywhere sm:basis-0">
          {t('isomers.guideOf', { query: guideHeading(called) })}
        </h2>
        <GuideActions asked={asked} title={guideName(called)} />
      </div>
      <div className="text-text-2">
        <GuideNote note={guide.note} formula={guide.formula} />
        <p className="mt-1 text-sm">
          {guide.listed === undefined ? null : (
            <>
              {t('isomers.shown', {
                shown: formatCount(guide.isomers.length, language),
                listed: formatCount(guide.listed, language),
              })}{' '}
              ·{' '}
            </>
          )}
          {guide.generated_on ? (
            <>{t('isomers.generatedOn', { date: formatDate(guide.generated_on, language) })} · </>
          ) : null}
          {t('isomers.uncertainty')}
        </p>
      </div>
      {guide.isomers.length > 1 ? (
        <TableControls arrangement={arrangement} onChange={setArrangement} />
      ) : null}
      <p role="status" className="text-sm text-text-2">
        {first && !second ? t('isomers.compare.oneMore') : ''}
      </p>
      {first && second ? (
        <OptionalPart fallback={<p className="text-text-2">{t('common.loading')}</p>}>
          <CompareIsomers
            key={compared.map((row) => row.smiles).join(' ')}
            pair={[first, second]}
            onClose={() => setCompared([])}
          />
        </OptionalPart>
      ) : null}
      <IsomerTable
        rows={rows}
        formula={guide.formula}
        empty={t(guide.isomers.length === 0 ? 'isomers.noRows' : 'isomers.noMatch')}
        compared={compared}
        onCompare={toggle}
      />
      {providers !== null && guide.isomers.length > 1 ? (
        <OptionalPart>
          <IsomerNotes asked={asked} names={providers} />
        </OptionalPart>
      ) : null}
      {hasMore ? (
        <button
          type="button"
          className="btn justify-self-start"
          disabled={loading}
          onClick={onMore}
        >
          {t('history.loadMore')}
        </button>
      ) : null}
    </section>
  );
}
