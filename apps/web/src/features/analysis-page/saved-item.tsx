import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { FormulaText } from '../../formula/formula-text.tsx';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { fetchHistoryItem } from '../../lib/api/history-calls.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LazySavedResultView } from '../../saved-result/lazy-saved-result-view.tsx';
import { ExportButtons } from '../../saved-result/export-buttons.tsx';
import { ImagePreviews } from '../../saved-result/image-previews.tsx';
import { withoutPreviews } from '../../saved-result/without-previews.ts';
import { hasReadImages, NotCorrectable } from './not-correctable.tsx';
import { HISTORY } from '../../session/query-keys.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';

/** An item of the history that no analysis stands behind (any more): its result, to read and save. */
export function SavedItem({ id }: { id: string }) {
  const { t } = useTranslation();
  const text = useAnalysesText();
  const language = useLanguage();
  const { data, isPending } = useQuery({
    queryKey: [...HISTORY, 'item', id, language],
    queryFn: ({ signal }) => fetchHistoryItem({ id, language }, signal),
    retry: false,
  });
  if (isPending)
    return (
      <>
        <PageHeading title={t('stages.heading')} />
        <p className="mt-4 min-h-dvh text-text-2">{t('common.loading')}</p>
      </>
    );
  if (data === undefined)
    return (
      <>
        <PageHeading title={text.missing.heading} />
        <p className="mt-2 max-w-[46em] text-text-2">{text.missing.text}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          <LocalLink to="/history" className="btn btn-primary">
            {text.actions.history}
          </LocalLink>
          <LocalLink to="/new" className="btn">
            {text.actions.start}
          </LocalLink>
        </div>
      </>
    );
  const { bare, previews } = withoutPreviews(data.result_json);
  return (
    <>
      <PageHeading
        title={data.nombre_molecula ?? text.titleOf(formulaUnicode(data.formula))}
        className="wrap-anywhere"
      />
      <p className="mt-1 text-text-2">
        <FormulaText hill={data.formula} /> ·{' '}
        <time dateTime={data.created_at}>{formatDateTime(data.created_at, language)}</time>
      </p>
      <div
        role="group"
        aria-label={text.actions.label}
        className="mt-4 flex flex-wrap gap-2 print:hidden"
      >
        <LocalLink to="/history" state={{ opened: id }} className="btn btn-small">
          {text.actions.kept}
        </LocalLink>
        <ExportButtons historyId={id} name={data.nombre_molecula} result={bare} images={previews} />
        <button type="button" className="btn btn-small" onClick={() => window.print()}>
          {text.actions.print}
        </button>
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
        <ImagePreviews previews={previews} />
        {hasReadImages(bare) ? (
          <OptionalPart>
            <NotCorrectable />
          </OptionalPart>
        ) : null}
        <LazySavedResultView result={bare} images={previews} />
      </div>
    </>
  );
}
