import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { isOpen } from '../../analysis/is-open.ts';
import { useAnalysis } from '../../analysis/use-analysis.ts';
import { ApiError } from '../../lib/api/api-error.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { SignInLink } from '../../session/sign-in-link.tsx';
import { useSession } from '../../session/use-session.ts';
import { Notice } from '../../ui/notice.tsx';
import { PageHeading } from '../../ui/page-heading.tsx';
import { AnalysisDone } from './analysis-done.tsx';
import { AnalysisRunning } from './analysis-running.tsx';
import { AnalysisStopped } from './analysis-stopped.tsx';
import { SavedItem } from './saved-item.tsx';
import { titleOf } from './title-of.ts';
import { useWayBack } from './use-way-back.ts';

/** The analysis of an id: under way, ended, or one that the history alone still has. */
function Analysis({ id }: { id: string }) {
  const { t } = useTranslation();
  const text = useAnalysesText();
  const words = useErrorWords();
  const { record, error, pending, running, connection } = useAnalysis(id);
  const leaving = useWayBack(record);
  if (error instanceof ApiError && error.status === 404) return <SavedItem id={id} />;
  if (record === undefined || pending || leaving)
    return (
      <>
        <PageHeading title={record ? titleOf(record, text) : t('stages.heading')} />
        {error ? (
          <Notice tone="danger" className="mt-4">
            {words(error)}
          </Notice>
        ) : (
          <p className="mt-4 min-h-dvh text-text-2" role="status">
            {t('common.loading')}
          </p>
        )}
      </>
    );
  if (isOpen(record) && running)
    return <AnalysisRunning record={record} running={running} connection={connection} />;
  return record.result === null ? (
    <AnalysisStopped record={record} />
  ) : (
    <AnalysisDone record={record} result={record.result} />
  );
}

/** /analyses/{id}: while it runs, its stages and first ranking; then its result, at full width. */
export function AnalysisPage() {
  const { t } = useTranslation();
  const text = useAnalysesText();
  const { id = '' } = useParams();
  const { user, pending } = useSession();
  if (user) return <Analysis key={id} id={id} />;
  return (
    <>
      <PageHeading title={t('stages.heading')} />
      {pending ? (
        <p className="mt-4 min-h-dvh text-text-2">{t('common.loading')}</p>
      ) : (
        <Notice tone="info" className="mt-4">
          <p>{text.signIn}</p>
          <SignInLink className="btn btn-primary mt-2">{t('shell.signIn')}</SignInLink>
        </Notice>
      )}
    </>
  );
}
