import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { PLAN_LIMITS, SEARCH_SECONDS_MAX } from '@elucida/contract/limits';
import { useTranslation } from 'react-i18next';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { AskModelsSwitch } from '../../models/ask-models.tsx';
import { useAskModels } from '../../models/use-ask-models.ts';
import { useQuota } from '../../session/use-quota.ts';
import { useSession } from '../../session/use-session.ts';
import { LocalLink } from '../../ui/local-link.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLongerRun } from './use-longer-run.ts';

const MINUTES = [1, 3, 10] as const;
const SECONDS_A_MINUTE = 60;

/** Searches on from what an analysis found (`canSearchLonger`), for as long as the person chooses. */
export function LongerPanel({
  record,
  result,
}: {
  record: AnalysisRecord;
  result: AnalysisResponse;
}) {
  const { t } = useTranslation();
  const { longer: text } = useAnalysesText();
  const { user } = useSession();
  const unlimited = useQuota().data?.unlimited ?? false;
  const ask = useAskModels();
  const { search, busy, problem } = useLongerRun({ record, result, asked: ask.asked });
  const most =
    unlimited || user === null ? SEARCH_SECONDS_MAX : PLAN_LIMITS[user.plan].searchSeconds;
  const beyond = MINUTES.some((minutes) => minutes * SECONDS_A_MINUTE > most);
  return (
    <section className="card grid gap-3" aria-labelledby="search-longer">
      <h2 id="search-longer" className="sr-only">
        {text.heading}
      </h2>
      <p className="max-w-[46em] text-sm text-text-2">{text.intro}</p>
      <p className="max-w-[46em] text-sm text-text-2">{text.counts}</p>
      <AskModelsSwitch
        ask={ask}
        sends={record.images.length > 0 ? 'images' : 'peaks'}
        disabled={busy}
      />
      <div className="flex flex-wrap gap-2">
        {MINUTES.map((minutes) => (
          <button
            key={minutes}
            type="button"
            className="btn btn-small"
            disabled={busy || minutes * SECONDS_A_MINUTE > most}
            onClick={() => void search(minutes * SECONDS_A_MINUTE)}
          >
            {text.minutes(minutes)}
          </button>
        ))}
      </div>
      {beyond ? (
        <p className="text-sm text-text-2">
          {text.plans} <LocalLink to="/pricing">{t('history.seePlans')}</LocalLink>
        </p>
      ) : null}
      <p role="status" className="text-sm text-text-2">
        {busy ? text.busy : ''}
      </p>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
    </section>
  );
}
