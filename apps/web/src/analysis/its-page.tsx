import type { AnalysisRecord } from '@elucida/contract/analyses';
import { formatDate } from '../lib/format/dates.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { LocalLink } from '../ui/local-link.tsx';
import { useAnalysesText } from './analyses-text.ts';
import { KeepButton } from './keep-button.tsx';

/** Where a result shown in place is found again: its own page, and the history by hand. */
export function ItsPage({ record }: { record: AnalysisRecord }) {
  const text = useAnalysesText();
  const language = useLanguage();
  return (
    <div className="mt-4 grid gap-3 text-sm text-text-2">
      {record.kept_until !== null && record.history_id === null ? (
        <p>{text.keptUntil(formatDate(record.kept_until, language))}</p>
      ) : null}
      <p className="flex flex-wrap gap-2">
        <LocalLink to={`/analyses/${record.id}`} className="btn btn-small">
          {text.ownPage}
        </LocalLink>
        <KeepButton analysis={record} />
      </p>
    </div>
  );
}
