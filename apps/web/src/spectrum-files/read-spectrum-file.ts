import type { FileReading } from './file-reading.ts';

/** What names of such files end in. */
export const SPECTRUM_FILES: readonly string[] = [
  '.dx',
  '.jdx',
  '.jcamp',
  '.jcm',
  '.csv',
  '.tsv',
  '.txt',
  '.zip',
];

/** How every zip archive begins (APPNOTE 4.3.7). */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Bytes of a file that is opened; the largest one-dimensional spectra take a few megabytes. */
const MAX_BYTES = 30_000_000;

/**
 * Reads a file of spectra: JCAMP-DX, a table of numbers, or a zipped Bruker folder. The readers are fetched
 * when the first file is opened.
 */
export async function readSpectrumFile(file: File): Promise<FileReading> {
  if (file.size > MAX_BYTES)
    return { spectra: [], skipped: [{ code: 'too_large', title: file.name }] };
  const head = new Uint8Array(await file.slice(0, ZIP.length).arrayBuffer());
  if (ZIP.every((byte, index) => head[index] === byte))
    return (await import('./read-bruker.ts')).readBruker(new Uint8Array(await file.arrayBuffer()));
  const text = await file.text();
  // Every record of JCAMP-DX begins with ##; remarks may come before the first.
  if (/^\s*##/mu.test(text.slice(0, 4000)))
    return (await import('./read-jcamp.ts')).readJcamp(text);
  return (await import('./read-csv.ts')).readCsv(text);
}
