import { PLAN_LIMITS } from '@elucida/contract/limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchCsv } from '../lib/api/history-calls.ts';
import { useErrorWords } from '../lib/api/use-error-words.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { saveFile } from '../lib/save-file.ts';
import { useSession } from '../session/use-session.ts';
import { DownloadIcon } from '../ui/icons.tsx';
import { FileProblem } from '../ui/file-problem.tsx';

interface Props {
  /** One item's peaks, or null for the table of all. */
  id: string | null;
  fileName: () => string;
  /** Where the message goes: it is as wide as the row the button is in. */
  className?: string;
}

/** Saves as CSV. On Free it says which plans have it, before anything is asked of the server. */
export function CsvButton({ id, fileName, className = '' }: Props) {
  const { t } = useTranslation();
  const language = useLanguage();
  const words = useErrorWords();
  const { user } = useSession();
  const [problem, setProblem] = useState<string | null>(null);
  if (!user) return null;
  const free = !PLAN_LIMITS[user.plan].csv;
  const save = async () => {
    if (free) return setProblem(t('history.csvPlans'));
    setProblem(null);
    try {
      saveFile(fileName(), await fetchCsv(id, language), 'text/csv');
    } catch (error) {
      setProblem(words(error));
    }
  };
  return (
    <>
      <button type="button" className="btn btn-small" onClick={() => void save()}>
        <DownloadIcon />
        {t(id === null ? 'history.csvAll' : 'history.csv')}
      </button>
      {problem === null ? null : (
        <FileProblem problem={problem} plans={free} className={className} />
      )}
    </>
  );
}
