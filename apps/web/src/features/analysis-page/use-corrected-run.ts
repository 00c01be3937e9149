import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { ResponseSpectrum } from '@elucida/contract/analysis';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useRun } from '../../analysis/use-run.ts';
import { analyseImages } from '../../lib/api/analysis-calls.ts';
import { useErrorWords } from '../../lib/api/use-error-words.ts';
import { localPath } from '../../lib/i18n/local-path.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useAskModels } from '../../models/use-ask-models.ts';
import { correctedForm } from './corrected-form.ts';

/** Runs the analysis again with corrected spectra, and goes to the page of the new one. */
export function useCorrectedRun(record: AnalysisRecord, lost: string) {
  const run = useRun();
  const language = useLanguage();
  const navigate = useNavigate();
  const words = useErrorWords();
  const { asked } = useAskModels();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function start(spectra: readonly ResponseSpectrum[]): Promise<void> {
    setProblem(null);
    setBusy(true);
    // An answer may come before the new page is there, whose business it is then.
    let accepted = false;
    try {
      const form = await correctedForm({ record, spectra, ...asked, language }).catch(() => null);
      if (!form) return setProblem(lost);
      await run.start((options) =>
        analyseImages(form, {
          ...options,
          onAccepted: (id) => {
            accepted = true;
            void navigate(localPath(language, `/analyses/${id}`));
          },
        }),
      );
    } catch (error) {
      if (!accepted) setProblem(words(error));
    } finally {
      setBusy(false);
    }
  }
  return { start, busy, problem };
}
