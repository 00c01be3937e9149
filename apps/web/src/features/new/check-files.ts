import { IMAGE_TYPES, MAX_IMAGE_BYTES } from '@elucida/contract/limits';
import { OTHER_SPECTRUM_FILES, SPECTRUM_FILES } from '../../spectrum-files/read-spectrum-files.ts';

/** Why a file is not taken. The server judges by the bytes; this only spares the upload. */
export interface RefusedFile {
  readonly name: string;
  readonly why: 'wrongType' | 'tooBig';
}

/** Text files may hold anything; the manual analysis opens them when asked to. */
const isSpectrumFile = ({ name }: File): boolean =>
  [...SPECTRUM_FILES, ...OTHER_SPECTRUM_FILES].some(
    (ending) => ending !== '.txt' && name.toLowerCase().endsWith(ending),
  );
const isPdf = ({ name, type }: File): boolean =>
  type === 'application/pdf' || /\.pdf$/iu.test(name);

/**
 * Splits chosen, dropped or pasted files into images, which can be analysed here, PDFs, whose pages become
 * images, files of spectra, which the manual analysis reads, and all others.
 */
export function checkFiles(files: readonly File[]): {
  readonly accepted: File[];
  readonly pdfs: File[];
  readonly spectra: File[];
  readonly refused: RefusedFile[];
} {
  const accepted: File[] = [];
  const pdfs: File[] = [];
  const spectra: File[] = [];
  const refused: RefusedFile[] = [];
  for (const file of files) {
    if (isSpectrumFile(file)) spectra.push(file);
    else if (isPdf(file)) pdfs.push(file);
    else if (!IMAGE_TYPES.includes(file.type as (typeof IMAGE_TYPES)[number]))
      refused.push({ name: file.name, why: 'wrongType' });
    else if (file.size > MAX_IMAGE_BYTES) refused.push({ name: file.name, why: 'tooBig' });
    else accepted.push(file);
  }
  return { accepted, pdfs, spectra, refused };
}
