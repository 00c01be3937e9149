import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@elucida/contract/limits';

/** Why a file is not taken. The server judges by the bytes; this only spares the upload. */
export interface RefusedFile {
  readonly name: string;
  readonly why: 'wrongType' | 'tooBig';
}

/** Splits chosen, dropped or pasted files into those that can be analysed and those that cannot. */
export function checkFiles(files: readonly File[]): {
  readonly accepted: File[];
  readonly refused: RefusedFile[];
} {
  const accepted: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (!IMAGE_TYPES.includes(file.type as (typeof IMAGE_TYPES)[number]))
      refused.push({ name: file.name, why: 'wrongType' });
    else if (file.size > MAX_IMAGE_BYTES) refused.push({ name: file.name, why: 'tooBig' });
    else accepted.push(file);
  }
  return { accepted, refused };
}
