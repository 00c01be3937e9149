import type { AnalysisJob } from '@elucida/analysis/job';
import { copyImages } from '@elucida/models/copy-image';
import type { ModelQuestion } from '@elucida/models/model-question';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';

/**
 * What models are sent of a job in the first round. An image that cannot be decoded is left to the
 * engine to name.
 */
export async function questionOf({
  formula,
  lang,
  spectra,
  images,
}: AnalysisJob): Promise<ModelQuestion> {
  const parsed = parseFormula(formula);
  // Without copies of the images the models are asked with the peaks alone.
  const copies = await copyImages(images, { signal: new AbortController().signal }).catch(() => []);
  return { formula: parsed.ok ? parsed.formula.hill : formula, lang, spectra, images: copies };
}
