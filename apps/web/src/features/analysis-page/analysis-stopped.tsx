import type { AnalysisRecord } from '@elucida/contract/analyses';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { endedError } from '../../analysis/ended-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AnalysisHeading } from './analysis-heading.tsx';
import { ChangeButton } from './change-button.tsx';
import { ImageRow } from './image-row.tsx';

/** An analysis that was cancelled or failed: why, whether it counted, and what to do next. */
export function AnalysisStopped({ record }: { record: AnalysisRecord }) {
  const text = useAnalysesText();
  const words = useErrorWords();
  const { status, error, counted } = record;
  return (
    <>
      <AnalysisHeading record={record} />
      <div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-5">
        <Notice tone={status === 'failed' ? 'danger' : 'info'} role="note">
          <p className="font-semibold">
            {status === 'failed' ? text.ended.failed : text.ended.cancelled}
          </p>
          {status === 'failed' && error ? <p>{words(endedError(record))}</p> : null}
          <p>{counted ? text.ended.counted : text.ended.notCounted}</p>
        </Notice>
        <div className="flex flex-wrap gap-2">
          {record.images.length > 0 ? (
            <LocalLink to="/new" className="btn btn-primary">
              {text.actions.start}
            </LocalLink>
          ) : (
            <ChangeButton analysis={record} className="btn btn-primary">
              {text.ended.again}
            </ChangeButton>
          )}
          <LocalLink to="/history" className="btn">
            {text.actions.history}
          </LocalLink>
        </div>
        <ImageRow images={record.images} />
      </div>
    </>
  );
}
