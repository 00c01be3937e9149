import type { JobImage } from '@elucida/analysis/job';
import type { AnalyzeFields } from '@elucida/contract/analysis';
import { DomainError } from '../../domain-error.ts';
import { checkImages } from '../../http/upload/check-image.ts';
import type { Upload } from '../../http/upload/read-upload.ts';

/**
 * The images of an upload with what the user corrected about each: at least one, none too large, no
 * correction without an image.
 */
export async function imagesOf(
  { files }: Upload,
  fields: Pick<AnalyzeFields, 'image_types' | 'image_axes'>,
): Promise<JobImage[]> {
  if (files.length === 0) throw new DomainError('no_files');
  for (const field of ['image_types', 'image_axes'] as const) {
    if ((fields[field]?.length ?? 0) <= files.length) continue;
    const msg = 'There are more entries than images.';
    throw new DomainError('invalid_input', {
      detail: `${field}: ${msg}`,
      errors: [{ loc: ['body', field], msg, type: 'too_big' }],
    });
  }
  await checkImages(files);
  return files.map((file, index) => ({
    ...file,
    type: fields.image_types?.[index] ?? undefined,
    axis: fields.image_axes?.[index] ?? undefined,
  }));
}
