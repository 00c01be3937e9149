import type { AnalysisRecord } from '@elucida/contract/analyses';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useAnalysesText } from '../../analysis/analyses-text.ts';
import { analysisKey } from '../../analysis/use-analysis.ts';
import { shareAnalysis, withdrawShare } from '../../lib/api/analyses-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { inLanguage } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';

/** A link for others: made, copied, withdrawn. It opens in the language of this page. */
export function SharePanel({ record }: { record: AnalysisRecord }) {
  const { share: text } = useAnalysesText();
  const language = useLanguage();
  const client = useQueryClient();
  const words = useErrorWords();
  const id = useId();
  const [message, setMessage] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const shared = record.share_url === null ? null : new URL(record.share_url, location.href);
  const address =
    shared &&
    new URL(inLanguage(language, { pathname: shared.pathname, search: '', hash: '' }), shared).href;
  const change = async (call: () => Promise<string | null>, done: string) => {
    setProblem(null);
    setMessage('');
    try {
      const share_url = await call();
      client.setQueryData<AnalysisRecord>(
        analysisKey({ id: record.id, language }),
        (last) => last && { ...last, share_url },
      );
      setMessage(done);
    } catch (error) {
      setProblem(words(error));
    }
  };
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address!);
      setMessage(text.copied);
    } catch {
      setMessage(text.copyFailed);
    }
  };
  return (
    <section className="card" aria-labelledby="share">
      <h2 id="share" className="sr-only">
        {text.heading}
      </h2>
      <p className="mt-1 text-sm text-text-2">{text.intro}</p>
      {address === null ? null : (
        <div className="field mt-2">
          <label className="field-label" htmlFor={id}>
            {text.link}
          </label>
          <input
            id={id}
            className="input mono"
            readOnly
            value={address}
            onFocus={(event) => event.target.select()}
          />
        </div>
      )}
      <div className="mt-2 flex flex-wrap gap-2">
        {address === null ? (
          <button
            type="button"
            className="btn btn-small"
            onClick={() => void change(() => shareAnalysis(record.id), '')}
          >
            {text.create}
          </button>
        ) : (
          <>
            <button type="button" className="btn btn-small" onClick={() => void copy()}>
              {text.copy}
            </button>
            <button
              type="button"
              className="btn btn-small"
              onClick={() =>
                void change(() => withdrawShare(record.id).then(() => null), text.withdrawn)
              }
            >
              {text.withdraw}
            </button>
          </>
        )}
      </div>
      <p role="status" className="mt-1 text-sm text-text-2">
        {message}
      </p>
      {problem === null ? null : <Notice tone="danger">{problem}</Notice>}
    </section>
  );
}
