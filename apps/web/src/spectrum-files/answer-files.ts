import type { NamedFile } from '@elucida/spectrometer/archive/named-files';
import type { SavedCurve } from '@elucida/spectra/export/csv-text';
import { compareSpectra } from '@elucida/spectrometer/compare-spectra';
import { openByHand } from '@elucida/spectrometer/open-by-hand';
import type { HandPicked, HandPreview } from '@elucida/spectrometer/process-by-hand';
import type { PlanePreview } from '@elucida/spectrometer/process-plane-by-hand';
import { readFiles } from '@elucida/spectrometer/read-files';
import { openRunByHand, type RunPreview } from '@elucida/spectrometer/run-by-hand';
import type {
  AnySteps,
  HandReplies,
  HandRequest,
  LoadedFiles,
  OnceQuestion,
  OnceReplies,
} from './files-question.ts';

const named = (files: LoadedFiles): NamedFile[] =>
  files.map(({ path, bytes }) => ({ path, size: bytes.length, bytes: () => bytes }));

/** Reads the files of a question, or makes curves of some of their experiments. */
export function answerOnce(asked: OnceQuestion): OnceReplies[OnceQuestion['kind']] {
  if (asked.kind === 'compare') return compareSpectra(named(asked.files), asked.question);
  const { files, ...options } = asked.question;
  return readFiles(named(files), options);
}

/** A spectrum, a plane or a run that is open; its steps are those of its own start. */
interface Open {
  preview(steps: AnySteps): HandPreview | PlanePreview | RunPreview;
  pick(steps: AnySteps): HandPicked | null;
  curve?(steps: AnySteps): SavedCurve;
}

/**
 * Answers about one experiment that is processed by hand. Its points stay here, and only here, for as long as the
 * function is kept.
 */
export function handAnswers(): (request: HandRequest) => HandReplies[HandRequest['kind']] {
  let open: Open | null = null;
  return (request) => {
    if (request.kind === 'open') {
      const { question } = request;
      const files = named(request.files);
      const opened =
        'run' in question ? openRunByHand(files, question) : openByHand(files, question);
      open = opened as Open | null;
      return opened?.start ?? null;
    }
    if (open === null) throw new Error('No experiment is open.');
    const { kind, steps } = request;
    if (kind === 'preview') return open.preview(steps);
    if (kind === 'pick') return open.pick(steps);
    if (open.curve === undefined) throw new Error('Planes and runs have no curve.');
    return open.curve(steps);
  };
}
