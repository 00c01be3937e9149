import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { ResponseSpectrum } from '@elucida/contract/analysis';
import { analyseImages } from '../../lib/api/analysis-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import { useAskModels } from '../../models/use-ask-models.ts';
import { correctedForm } from './corrected-form.ts';
import { useRunAgain } from './use-run-again.ts';

/** Runs the analysis again with corrected spectra, and goes to the page of the new one. */
export function useCorrectedRun(record: AnalysisRecord, lost: string) {
  const language = useLanguage();
  const { asked } = useAskModels();
  const { start, busy, problem } = useRunAgain();
  return {
    start: (spectra: readonly ResponseSpectrum[]) =>
      start(async () => {
        const form = await correctedForm({ record, spectra, ...asked, language }).catch(() => null);
        return form ? (options) => analyseImages(form, options) : lost;
      }),
    busy,
    problem,
  };
}
