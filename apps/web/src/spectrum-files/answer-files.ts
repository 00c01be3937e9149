import { readFiles } from '@elucida/spectrometer/read-files';
import type { FilesAnswer, FilesQuestion } from './files-question.ts';

/** Reads the files of a question. */
export function answerFiles({ files, hydrogens, isFolder }: FilesQuestion): FilesAnswer {
  const { spectra, skipped } = readFiles(
    files.map(({ path, bytes }) => ({ path, size: bytes.length, bytes: () => bytes })),
    { hydrogens, isFolder },
  );
  return { spectra, skipped };
}
