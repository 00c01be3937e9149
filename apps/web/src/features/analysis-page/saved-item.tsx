import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { formulaUnicode } from '@elucida/spectra/formula/formula-parts';
import { fetchHistoryItem } from '../../lib/api/history-calls.ts';
import { formatDateTime } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LazySavedResultView } from '../../saved-result/lazy-saved-result-view.tsx';
import { ImagePreviews } from '../../saved-result/image-previews.tsx';
import { withoutPreviews } from '../../saved-result/without-previews.ts';
import { ActionBar } from './action-bar.tsx';
import { LazyFilesPanel } from './lazy-files-panel.ts';
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
  const { nombre_molecula: name } = data;
  return (
    <LazySavedResultView
      result={bare}
      images={previews}
      heading={
        <PageHeading
          title={name ?? text.titleOf(formulaUnicode(data.formula))}
          className="wrap-anywhere"
        />
      }
      named={name !== null}
      facts={
        <p>
          <time dateTime={data.created_at}>{formatDateTime(data.created_at, language)}</time>
        </p>
      }
      bar={(own) => (
        <ActionBar
          panels={[
            {
              title: text.actions.files,
              content: (
                <LazyFilesPanel historyId={id} name={name} result={bare} images={previews} />
              ),
            },
          ]}
        >
          <LocalLink to="/history" state={{ opened: id }} className="btn btn-small">
            {text.actions.kept}
          </LocalLink>
          {own}
        </ActionBar>
      )}
    >
      <ImagePreviews previews={previews} />
      {hasReadImages(bare) ? (
        <OptionalPart>
          <NotCorrectable />
        </OptionalPart>
      ) : null}
    </LazySavedResultView>
  );
}
