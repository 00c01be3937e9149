import type { ImageDescription } from '@elucida/contract/images';
import { request } from './request.ts';

/** POST /images/describe for one image, with what was corrected of it. Throws `ApiError`. */
export async function describeImage(
  {
    file,
    type,
    axis,
    formula,
  }: {
    file: File;
    type: string | null;
    axis: readonly [number, number] | null;
    formula: string;
  },
  signal: AbortSignal,
): Promise<ImageDescription | null> {
  const form = new FormData();
  form.append('files', file, file.name);
  if (type !== null) form.append('image_types', JSON.stringify([type]));
  if (axis !== null) form.append('image_axes', JSON.stringify([axis]));
  if (formula !== '') form.append('formula', formula);
  const [description] = await request('/images/describe', {
    method: 'POST',
    body: form,
    schema: async () => (await import('@elucida/contract/images')).imageDescriptionsSchema,
    signal,
  });
  return description ?? null;
}
