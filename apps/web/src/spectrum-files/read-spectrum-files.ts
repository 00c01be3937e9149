import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import type { ReadingOptions } from '@elucida/spectrometer/read-files';
import type { LoadedFiles, OnceQuestion, OnceReplies } from './files-question.ts';

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
  '.tar',
  '.tgz',
  '.gz',
  '.jdf',
  '.sdf',
  '.spc',
  '.cdf',
  '.mzml',
  '.mzxml',
];

/** Endings of files of spectra that are named when they are opened, and cannot be read yet. */
export const OTHER_SPECTRUM_FILES: readonly string[] = [
  ...['.mnova', '.spa', '.mzdata', '.nmrml', '.raw', '.fid'],
];

/** Bytes of files that are read together; the largest sets of one sample have some hundred million. */
const MOST_BYTES = 400_000_000;

/** The path of a file in the folder that was chosen, else its name. */
const pathOf = (file: File): string => file.webkitRelativePath || file.name;

/** The bytes of files. Rejects where one changed since it was chosen. */
export const loaded = (files: readonly File[]): Promise<LoadedFiles> =>
  Promise.all(
    files.map(async (file) => ({
      path: pathOf(file),
      bytes: new Uint8Array(await file.arrayBuffer()),
    })),
  );

/** A thread that reads files; null where there are no threads. */
export const filesThread = (): Worker | null =>
  typeof Worker === 'undefined'
    ? null
    : new Worker(new URL('./files.worker.ts', import.meta.url), { type: 'module' });

/**
 * Runs a question in a thread of its own, so that the page goes on; here where there are no threads. Rejects where the
 * thread failed.
 */
export async function askOnce<Asked extends OnceQuestion>(
  asked: Asked,
): Promise<OnceReplies[Asked['kind']]> {
  const worker = filesThread();
  if (worker === null)
    return (await import('./answer-files.ts')).answerOnce(asked) as OnceReplies[Asked['kind']];
  const { files } = asked.kind === 'read' ? asked.question : asked;
  try {
    return await new Promise<OnceReplies[Asked['kind']]>((resolve, reject) => {
      worker.onmessage = (event: MessageEvent<OnceReplies[Asked['kind']]>) => resolve(event.data);
      worker.onerror = (event) => reject(new Error(event.message));
      worker.postMessage(
        asked,
        files.map(({ bytes }) => bytes.buffer),
      );
    });
  } finally {
    worker.terminate();
  }
}

const nothing = (code: 'too_large' | 'damaged', [first]: readonly File[]): FileReading => ({
  spectra: [],
  experiments: [],
  skipped: [{ code, title: first?.name ?? '' }],
});

/**
 * Reads files of spectra, and folders and archives of spectrometers, in this browser: nothing is sent. Files that are
 * given together are of one sample: their experiments are read together. `atoms`: those of the formula. Never
 * throws: what cannot be read is among `skipped`.
 */
export async function readSpectrumFiles(
  files: readonly File[],
  { atoms = null, isFolder = false, without = [] }: ReadingOptions = {},
): Promise<FileReading> {
  const size = files.reduce((sum, file) => sum + file.size, 0);
  if (size > MOST_BYTES) return nothing('too_large', files);
  try {
    return await askOnce({
      kind: 'read',
      question: { files: await loaded(files), atoms, isFolder, without },
    });
  } catch {
    // The file changed while it was read, or the thread ran out of memory.
    return nothing('damaged', files);
  }
}
