import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { lazy } from 'react';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { KeepButton } from '../../analysis/keep-button.tsx';
import { previewsOf } from '../../analysis/previews-of.ts';
import { FormulaText } from '../../formula/formula-text.tsx';
import { formatDate, formatDateTime } from '../../lib/format/dates.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { LazyResultView } from '../../result-view/lazy-result-view.tsx';
import { ExportButtons } from '../../saved-result/export-buttons.tsx';
import { AnalysisHeading } from './analysis-heading.tsx';
import { ChangeButton } from './change-button.tsx';
import { ImageRow } from './image-row.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { hasReadImages } from './not-correctable.tsx';
import { SharePanel } from './share-panel.tsx';
import { OptionalPart } from '../../ui/optional-part.tsx';

const ReadImages = lazy(async () => ({
  default: (await import('./read-images.tsx')).ReadImages,
}));

/** An ended analysis: what to do with it, its title and notes, and the result at full width. */
export function AnalysisDone({
  record,
  result,
}: {
  record: AnalysisRecord;
  result: AnalysisResponse;
}) {
  const text = useAnalysesText();
  const language = useLanguage();
  const { history_id: historyId, kept_until: until } = record;
  const previews = previewsOf(record);
  return (
    <>
      <AnalysisHeading record={record} />
      <p className="mt-1 text-text-2">
        <FormulaText hill={result.molecular_formula} /> ·{' '}
        <time dateTime={record.created_at}>{formatDateTime(record.created_at, language)}</time>
      </p>
      {historyId === null && until !== null ? (
        <p className="mt-1 text-sm text-text-2">{text.keptUntil(formatDate(until, language))}</p>
      ) : null}
      <div
        role="group"
        aria-label={text.actions.label}
        className="mt-4 flex flex-wrap gap-2 print:hidden"
      >
        <KeepButton analysis={record} />
        <ChangeButton analysis={record}>{text.actions.change}</ChangeButton>
        <ExportButtons
          historyId={historyId}
          name={result.nombre_molecula}
          result={result}
          images={previews}
        />
        <button type="button" className="btn btn-small" onClick={() => window.print()}>
          {text.actions.print}
        </button>
      </div>
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-6">
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 print:hidden lg:grid-cols-2">
          <NotesPanel record={record} />
          <SharePanel record={record} />
        </div>
        <ImageRow images={record.images} />
        {hasReadImages(result) ? (
          <OptionalPart>
            <ReadImages record={record} result={result} />
          </OptionalPart>
        ) : null}
        <LazyResultView result={result} images={previews} />
      </div>
    </>
  );
}
