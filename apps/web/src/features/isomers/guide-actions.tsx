import { moleculeFileName } from '@elucida/contract/file-names';
import { PLAN_LIMITS } from '@elucida/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchIsomersFile, type IsomersAsked } from '../../lib/api/isomer-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useSession } from '../../session/use-session.ts';
import { DownloadIcon } from '../../ui/icons.tsx';
import { FileProblem } from '../../ui/file-problem.tsx';

const FILES = { csv: 'text/csv', pdf: 'application/pdf' } as const;
type Kind = keyof typeof FILES;

/** Saves the guide as CSV (Basic and Pro, as for the history) or PDF. */
export function GuideActions({ asked, title }: { asked: IsomersAsked; title: string }) {
  const { t } = useTranslation();
  const words = useErrorWords();
  const { user } = useSession();
  const [running, setRunning] = useState<Kind | null>(null);
  const [problem, setProblem] = useState<{ text: string; plans: boolean } | null>(null);
  const save = async (kind: Kind) => {
    if (kind === 'csv' && user && !PLAN_LIMITS[user.plan].csv)
      return setProblem({ text: t('history.csvPlans'), plans: true });
    setProblem(null);
    setRunning(kind);
    try {
      saveFile(
        `isomers-${moleculeFileName(title)}.${kind}`,
        await fetchIsomersFile(asked, FILES[kind]),
        FILES[kind],
      );
    } catch (error) {
      setProblem({ text: words(error), plans: false });
    }
    setRunning(null);
  };
  return (
    <>
      <button
        type="button"
        className="btn btn-small"
        disabled={running !== null}
        onClick={() => void save('csv')}
      >
        <DownloadIcon />
        {t('history.csv')}
      </button>
      <button
        type="button"
        className="btn btn-small"
        disabled={running !== null}
        onClick={() => void save('pdf')}
      >
        <DownloadIcon />
        {t(running === 'pdf' ? 'history.pdfRunning' : 'history.pdf')}
      </button>
      {problem === null ? null : (
        <FileProblem problem={problem.text} plans={problem.plans} className="order-last" />
      )}
    </>
  );
}
