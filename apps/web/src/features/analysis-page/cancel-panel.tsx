import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { analysisKey } from '../../analysis/use-analysis.ts';
import { cancelAnalysis } from '../../lib/api/analyses-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { QUOTA } from '../../session/query-keys.ts';
import { Notice } from '../../ui/notice.tsx';

/** Cancels, having said what happens to the count. `ranked`: whether there is a ranking already. */
export function CancelPanel({ id, ranked }: { id: string; ranked: boolean }) {
  const { cancel: text } = useAnalysesText();
  const client = useQueryClient();
  const language = useLanguage();
  const words = useErrorWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const cancel = async () => {
    setBusy(true);
    setProblem(null);
    try {
      await cancelAnalysis(id);
      await client.invalidateQueries({ queryKey: analysisKey({ id, language }) });
      void client.invalidateQueries({ queryKey: QUOTA });
    } catch (error) {
      setProblem(words(error));
      setBusy(false);
    }
  };
  return (
    <div className="card grid gap-3 print:hidden">
      <button
        type="button"
        className="btn justify-self-start"
        disabled={busy}
        aria-describedby="cancel-note"
        onClick={() => void cancel()}
      >
        {busy ? text.busy : text.button}
      </button>
      <p id="cancel-note" className="text-sm text-text-2">
        {ranked ? text.counts : text.free}
      </p>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
    </div>
  );
}
