import type { AnalysisBrief } from '@elucida/contract/analyses';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useErrorWords } from '../lib/api/use-error-words.ts';
import { useLanguage } from '../lib/i18n/use-language.ts';
import { LocalLink } from '../ui/local-link.tsx';
import { Notice } from '../ui/notice.tsx';
import { useAnalysesText } from './analyses-text.ts';
import { keepResult } from './keep-result.ts';

/** Saves an ended analysis to the history by hand; then, the way there. */
export function KeepButton({ analysis }: { analysis: AnalysisBrief }) {
  const { actions } = useAnalysesText();
  const client = useQueryClient();
  const language = useLanguage();
  const words = useErrorWords();
  const [saving, setSaving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [kept, setKept] = useState<string | null>(null);
  const saved = analysis.history_id ?? kept;
  const keep = async () => {
    setSaving(true);
    setProblem(null);
    try {
      setKept((await keepResult({ id: analysis.id, language }, client)).history_id);
    } catch (error) {
      setProblem(words(error));
    } finally {
      setSaving(false);
    }
  };
  return (
    <>
      <span role="status" className="empty:absolute">
        {saved === null ? null : (
          <LocalLink to="/history" state={{ opened: saved }} className="btn btn-small">
            {actions.kept}
          </LocalLink>
        )}
      </span>
      {saved === null ? (
        <button
          type="button"
          className="btn btn-small"
          disabled={saving}
          onClick={() => void keep()}
        >
          {actions.keep}
        </button>
      ) : null}
      {problem === null ? null : (
        <Notice tone="danger" className="basis-full">
          {problem}
        </Notice>
      )}
    </>
  );
}
