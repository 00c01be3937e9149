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

/** Endings of files of spectra that are named when they are opened, and cannot be read yet. */
export const OTHER_SPECTRUM_FILES: readonly string[] = [
  ...[
    '.jdf',
    '.mnova',
    '.spc',
    '.spa',
    '.mzml',
    '.mzxml',
    '.nmrml',
    '.cdf',
    '.raw',
    '.fid',
    '.sdf',
  ],
];

/** How every zip archive begins (APPNOTE 4.3.7). */
const ZIP = [0x50, 0x4b, 0x03, 0x04];

/** Bytes of a file that is opened; the largest one-dimensional spectra take a few megabytes. */
const MAX_BYTES = 30_000_000;
/** Bytes by which a file is judged. */
const HEAD_BYTES = 65_536;

/** A text in UTF-8, or in UTF-16 where its mark of byte order says so, as instruments on Windows write it. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return new TextDecoder(isWide ? (first === 0xff ? 'utf-16le' : 'utf-16be') : 'utf-8').decode(
    bytes,
  );
}

/**
 * Reads a file of spectra: JCAMP-DX, a table of numbers, or a zipped Bruker folder. Anything else is named by its
 * bytes and not read: a binary file never passes as a table. The readers are fetched when the first file is opened.
 */
export async function readSpectrumFile(file: File): Promise<FileReading> {
  const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const isZip = ZIP.every((byte, index) => head[index] === byte);
  const kind = isZip ? null : (await import('./file-kinds.ts')).kindOfFile(head, file.name);
  if (kind !== null) return { spectra: [], skipped: [{ code: 'not_opened', kind, title: '' }] };
  if (file.size > MAX_BYTES)
    return { spectra: [], skipped: [{ code: 'too_large', title: file.name }] };
  const bytes = new Uint8Array(await file.arrayBuffer());
  if (isZip) return (await import('./read-bruker.ts')).readBruker(bytes);
  const text = textOf(bytes);
  // Every record of JCAMP-DX begins with ##; remarks may come before the first.
  if (/^\s*##/mu.test(text.slice(0, 4000)))
    return (await import('./read-jcamp.ts')).readJcamp(text);
  return (await import('./read-csv.ts')).readCsv(text);
}
