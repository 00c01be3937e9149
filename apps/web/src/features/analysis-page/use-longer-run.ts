import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { AnalysisResponse } from '@elucida/contract/analysis';
import { previewsOf } from '../../analysis/previews-of.ts';
import { fetchAnalysisInput } from '../../lib/api/analyses-calls.ts';
import { analyseImages, analysePeaks } from '../../lib/api/analysis-calls.ts';
import { useLanguage } from '../../lib/i18n/use-language.ts';
import type { AskedModels } from '../../models/use-ask-models.ts';
import { correctedForm } from './corrected-form.ts';
import { searchFields } from './search-fields.ts';
import { useRunAgain } from './use-run-again.ts';

interface Longer {
  readonly record: AnalysisRecord;
  readonly result: AnalysisResponse;
  readonly asked: AskedModels;
}

/**
 * Searches longer for what an analysis was asked, from what it found on, as an analysis of its own
 * whose page it goes to. Images are sent with what was read of them, and not read again; where they
 * are no longer kept, what was read is sent alone.
 */
export function useLongerRun({ record, result, asked }: Longer) {
  const language = useLanguage();
  const { start, busy, problem } = useRunAgain();
  const prepare = async (seconds: number) => {
    const { kind, metadata, spectra, structures, fragments } = await fetchAnalysisInput(record.id);
    const search = searchFields(result, seconds);
    const parts = {
      ...(structures && { structures }),
      ...(fragments && { fragments }),
      search_from: search.search_from,
    };
    // Lists that were derived from spectra in two dimensions are derived once more.
    const given = result.spectra.filter(({ source }) => source !== 'derived');
    const asRead = given.map((spectrum) =>
      spectrum.image === undefined
        ? spectrum
        : { ...spectrum, corrected: spectrum.corrected ?? false },
    );
    const form =
      kind === 'images' && previewsOf(record).length > 0
        ? await correctedForm({ record, spectra: asRead, ...asked, language }).catch(() => null)
        : null;
    if (form !== null) {
      form.append('search_seconds', String(search.search_seconds));
      for (const [field, value] of Object.entries(parts)) form.append(field, JSON.stringify(value));
    }
    const payload = {
      metadata,
      spectra: kind === 'images' ? given : spectra,
      ...parts,
      search_seconds: search.search_seconds,
      ...asked,
      lang: language,
    };
    return (options: Parameters<typeof analysePeaks>[1]) =>
      form === null ? analysePeaks(payload, options) : analyseImages(form, options);
  };
  return { search: (seconds: number) => start(() => prepare(seconds)), busy, problem };
}
