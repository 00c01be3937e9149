import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { KeepButton } from '../../analysis/keep-button.tsx';
import { previewsOf } from '../../analysis/previews-of.ts';
import { formatDate, formatDateTime } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LazyResultView } from '../../result-view/lazy-result-view.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';
import { ActionBar } from './action-bar.tsx';
import { AnalysisHeading } from './analysis-heading.tsx';
import { canSearchLonger } from './can-search-longer.ts';
import { ChangeButton } from './change-button.tsx';
import { ImageRow } from './image-row.tsx';
import { LazyFilesPanel } from './lazy-files-panel.ts';
import { hasReadImages } from './not-correctable.tsx';

const ReadImages = lazy(async () => ({
  default: (await import('./read-images.tsx')).ReadImages,
}));
// Behind the bar, and fetched when they are asked for.
const NotesPanel = lazy(async () => ({
  default: (await import('./notes-panel.tsx')).NotesPanel,
}));
const LongerPanel = lazy(async () => ({
  default: (await import('./longer-panel.tsx')).LongerPanel,
}));
const SharePanel = lazy(async () => ({
  default: (await import('./share-panel.tsx')).SharePanel,
}));

/** An ended analysis: its answer, then what to do with it, then its evidence. */
export function AnalysisDone({
  record,
  result,
}: {
  record: AnalysisRecord;
  result: AnalysisResponse;
}) {
  const text = useAnalysesText();
  const language = useLanguage();
  const { t } = useTranslation();
  const { history_id: historyId, kept_until: until } = record;
  const previews = previewsOf(record);
  const files = (
    <LazyFilesPanel
      historyId={historyId}
      name={result.nombre_molecula}
      result={result}
      images={previews}
    />
  );
  return (
    <LazyResultView
      result={result}
      images={previews}
      heading={<AnalysisHeading record={record} />}
      named={record.title === '' && result.nombre_molecula !== null}
      facts={
        <>
          <p>
            <time dateTime={record.created_at}>{formatDateTime(record.created_at, language)}</time>
          </p>
          {historyId === null && until !== null ? (
            <p>{text.keptUntil(formatDate(until, language))}</p>
          ) : null}
        </>
      }
      enter={(type, { text: wanted }) => (
        <ChangeButton analysis={record} adding={{ type, text: wanted }}>
          {t('result.enter', { technique: t(`common.technique.${type}`) })}
        </ChangeButton>
      )}
      bar={(own) => (
        <ActionBar
          panels={[
            ...(canSearchLonger(result)
              ? [
                  {
                    title: text.longer.heading,
                    content: <LongerPanel record={record} result={result} />,
                  },
                ]
              : []),
            { title: text.actions.files, content: files },
            { title: text.notes.heading, content: <NotesPanel record={record} /> },
            { title: text.share.heading, content: <SharePanel record={record} /> },
          ]}
        >
          <KeepButton analysis={record} />
          <ChangeButton analysis={record}>{text.actions.change}</ChangeButton>
          {own}
        </ActionBar>
      )}
    >
      <ImageRow images={record.images} />
      {hasReadImages(result) ? (
        <OptionalPart>
          <ReadImages record={record} result={result} />
        </OptionalPart>
      ) : null}
    </LazyResultView>
  );
}
