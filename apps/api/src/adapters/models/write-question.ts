import type { ModelImage, ModelQuestion } from '@elucida/models/model-question';
import { parseFormula } from '@elucida/spectra/formula/parse-formula';
import type { Submission } from '../analyser/analyser.ts';
import type { Texts } from '../texts/texts.ts';

/**
 * What the models are sent of a job: copies of its images, its formula, and its typed peaks as far
 * as they are written into a request.
 */
export async function writeQuestion(
  { formula, lang, spectra }: Submission,
  { texts, images }: { texts: Texts; images: readonly ModelImage[] },
): Promise<ModelQuestion> {
  const parsed = parseFormula(formula);
  return {
    formula: parsed.ok ? parsed.formula.hill : formula,
    lang,
    spectra: await texts.run('read-spectra-in-brief', spectra, spectra.length),
    images,
  };
}
