import type { NamedFile } from '@elucida/spectrometer/archive/named-files';
import { openByHand, type HandProcessing } from '@elucida/spectrometer/process-by-hand';
import { readFiles } from '@elucida/spectrometer/read-files';
import type {
  FilesAnswer,
  FilesQuestion,
  HandReplies,
  HandRequest,
  LoadedFiles,
} from './files-question.ts';

const named = (files: LoadedFiles): NamedFile[] =>
  files.map(({ path, bytes }) => ({ path, size: bytes.length, bytes: () => bytes }));

/** Reads the files of a question. */
export const answerFiles = ({ files, ...options }: FilesQuestion): FilesAnswer =>
  readFiles(named(files), options);

/**
 * Answers about one experiment that is processed by hand. Its points stay here, and only here, for as long as the
 * function is kept.
 */
export function handAnswers(): (request: HandRequest) => HandReplies[HandRequest['kind']] {
  let open: HandProcessing | null = null;
  return (request) => {
    if (request.kind === 'open') {
      open = openByHand(named(request.files), request.question);
      return open?.start ?? null;
    }
    if (open === null) throw new Error('No experiment is open.');
    return request.kind === 'preview' ? open.preview(request.steps) : open.pick(request.steps);
  };
}
