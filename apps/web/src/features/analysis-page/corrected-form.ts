import type { AnalysisRecord } from '@elucida/contract/analyses';
import type { ResponseSpectrum } from '@elucida/contract/analysis';
import type { AskedModels } from '../../models/use-ask-models.ts';

interface Corrected extends AskedModels {
  readonly record: Pick<AnalysisRecord, 'images' | 'formula'>;
  /** All spectra of the analysis, those of its images as they are corrected now. */
  readonly spectra: readonly ResponseSpectrum[];
  readonly language: string;
}

/** A picture of this site as a file. Throws where it cannot be loaded. */
async function fileOf(address: string, name: string): Promise<File> {
  const response = await fetch(address, { credentials: 'include' });
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const blob = await response.blob();
  return new File([blob], name, { type: blob.type });
}

/**
 * The form of POST /analyze that runs an analysis of images again: its pictures, which are not read again, and
 * what they show as it is corrected now.
 */
export async function correctedForm({
  record: { images, formula },
  spectra,
  models,
  polish,
  language,
}: Corrected): Promise<FormData> {
  const form = new FormData();
  const files = await Promise.all(images.map(({ preview, name }) => fileOf(preview!, name)));
  for (const file of files) form.append('files', file, file.name);
  form.append('formula', formula);
  form.append('models', String(models));
  if (polish) form.append('polish', 'true');
  form.append('lang', language);
  form.append('spectra', JSON.stringify(spectra));
  return form;
}
