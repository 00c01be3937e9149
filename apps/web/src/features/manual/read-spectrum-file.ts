import type { FileReading } from './file-reading.ts';

/** Bytes of a file that is opened; the largest one-dimensional spectra take a few megabytes. */
const MAX_BYTES = 30_000_000;

/**
 * Reads a file of spectra, JCAMP-DX or a table of numbers. The readers are fetched when the first
 * file is opened.
 */
export async function readSpectrumFile(file: File): Promise<FileReading> {
  if (file.size > MAX_BYTES)
    return { spectra: [], skipped: [{ code: 'too_large', title: file.name }] };
  const text = await file.text();
  // Every record of JCAMP-DX begins with ##; remarks may come before the first.
  if (/^\s*##/mu.test(text.slice(0, 4000)))
    return (await import('./read-jcamp.ts')).readJcamp(text);
  return (await import('./read-csv.ts')).readCsv(text);
}
