import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import type {
  HandPicked,
  HandPreview,
  HandQuestion,
  HandStart,
  HandSteps,
} from '@elucida/spectrometer/process-by-hand';

/** Files with their bytes, as the reading thread is handed them. */
export type LoadedFiles = readonly {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}[];

/** Files of one sample that are read once. */
export interface FilesQuestion {
  readonly files: LoadedFiles;
  readonly hydrogens: number | null;
  /** The formula has silicon. */
  readonly hasSilicon: boolean;
  readonly isFolder: boolean;
  /** Experiments that are not used, by their paths. */
  readonly without: readonly string[];
}
export type FilesAnswer = FileReading;

/** What a thread is asked of one experiment that is processed by hand: it is opened first, and stays open. */
export type HandRequest =
  | { readonly kind: 'open'; readonly files: LoadedFiles; readonly question: HandQuestion }
  | { readonly kind: 'preview'; readonly steps: HandSteps }
  | { readonly kind: 'pick'; readonly steps: HandSteps };
/** Its answers; null where the experiment cannot be opened, and where no peak was found. */
export interface HandReplies {
  readonly open: HandStart | null;
  readonly preview: HandPreview;
  readonly pick: HandPicked | null;
}

/** What the thread is sent. Answers come in the order of the questions. */
export type WorkerQuestion =
  { readonly kind: 'read'; readonly question: FilesQuestion } | HandRequest;
