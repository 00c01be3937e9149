import type { AnalysisRecord } from '@elucida/contract/analyses';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { ProgressAndRanking } from '../../analysis/progress-and-ranking.tsx';
import type { Connection } from '../../analysis/use-followed.ts';
import type { Running } from '../../analysis/use-run.ts';
import { Notice } from '../../ui/notice.tsx';
import { AnalysisHeading } from './analysis-heading.tsx';
import { CancelPanel } from './cancel-panel.tsx';
import { ImageRow } from './image-row.tsx';

interface Props {
  record: AnalysisRecord;
  running: Running;
  connection: Connection;
}

/** What is lost and found again of the connection, said when it happens. */
const ConnectionNote = ({ connection }: { connection: Connection }) => {
  const text = useAnalysesText();
  return (
    <div aria-live="polite">
      {connection === 'there' ? null : (
        <Notice tone={connection === 'lost' ? 'warning' : 'success'} role="note" className="mt-5">
          {text.connection[connection]}
        </Notice>
      )}
    </div>
  );
};

/** An analysis under way: stages, findings, the first ranking, and how to cancel. */
export function AnalysisRunning({ record, running, connection }: Props) {
  const text = useAnalysesText();
  return (
    <>
      <p className="eyebrow">{running.progress.length === 0 ? text.queued : text.underWay}</p>
      <AnalysisHeading record={record} />
      <p className="mt-2 max-w-[46em] text-text-2">{text.goesOn}</p>
      <ConnectionNote connection={connection} />
      <div className="mt-5 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <ProgressAndRanking run={running} digitise={record.images.length > 0} />
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <CancelPanel id={record.id} ranked={running.waiting.ranking.length > 0} />
          <ImageRow images={record.images} />
        </div>
      </div>
    </>
  );
}
