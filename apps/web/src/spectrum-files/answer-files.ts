import { readFiles } from '@elucida/spectrometer/read-files';
import type { FilesAnswer, FilesQuestion } from './files-question.ts';

/** Reads the files of a question. */
export const answerFiles = ({ files, ...options }: FilesQuestion): FilesAnswer =>
  readFiles(
    files.map(({ path, bytes }) => ({ path, size: bytes.length, bytes: () => bytes })),
    options,
  );
