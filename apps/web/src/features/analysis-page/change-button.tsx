import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import { useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { fetchAnalysisInput } from '../../lib/api/analyses-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { Notice } from '../../ui/notice.tsx';

interface Props {
  analysis: Pick<AnalysisRecord, 'id' | 'result'>;
  /** A spectrum that is added without peaks, and what it should show. */
  adding?: { readonly type: SpectrumType; readonly text: string };
  className?: string;
  children: ReactNode;
}

/**
 * Opens in /manual what was analysed: the peaks as typed, or as they were read from the images; with a
 * spectrum to be filled in where one is wanted.
 */
export function ChangeButton({ analysis, adding, className = 'btn btn-small', children }: Props) {
  const language = useLanguage();
  const navigate = useNavigate();
  const words = useErrorWords();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async () => {
    setBusy(true);
    setProblem(null);
    try {
      const { kind, metadata, spectra, structures, fragments } = await fetchAnalysisInput(
        analysis.id,
      );
      const read = kind === 'images' ? (analysis.result?.spectra ?? spectra) : spectra;
      const payload = JSON.stringify({
        metadata,
        spectra: [...read, ...(adding ? [{ type: adding.type, peaks: [] }] : [])],
        structures,
        fragments,
      });
      await navigate(localPath(language, '/manual'), {
        state: { payload, model: null, ...(adding && { wanted: adding }) },
      });
    } catch (error) {
      setProblem(words(error));
      setBusy(false);
    }
  };
  return (
    <>
      <button type="button" className={className} disabled={busy} onClick={() => void open()}>
        {children}
      </button>
      {problem === null ? null : (
        <Notice tone="danger" className="basis-full">
          {problem}
        </Notice>
      )}
    </>
  );
}
