import type { AtomCounts } from '@elucida/spectra/formula/formula';
import type { SavedCurve } from '@elucida/spectra/export/csv-text';
import type { FileReading } from '@elucida/spectrometer/files/file-reading';
import type { ComparedCurve, CompareQuestion } from '@elucida/spectrometer/compare-spectra';
import type { HandQuestion } from '@elucida/spectrometer/open-by-hand';
import type {
  HandPicked,
  HandPreview,
  HandStart,
  HandSteps,
} from '@elucida/spectrometer/process-by-hand';
import type {
  PlanePreview,
  PlaneStart,
  PlaneSteps,
} from '@elucida/spectrometer/process-plane-by-hand';
import type {
  RunPreview,
  RunQuestion,
  RunStart,
  RunSteps,
} from '@elucida/spectrometer/run-by-hand';

/** Files with their bytes, as the reading thread is handed them. */
export type LoadedFiles = readonly {
  readonly path: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}[];

/** Files of one sample that are read once. */
export interface FilesQuestion {
  readonly files: LoadedFiles;
  /** Atoms of the formula; null where it is not known. */
  readonly atoms: AtomCounts | null;
  readonly isFolder: boolean;
  /** Experiments that are not used, by their paths. */
  readonly without: readonly string[];
}
export type FilesAnswer = FileReading;

/** Steps of what is open: a spectrum, a plane or a run. */
export type AnySteps = HandSteps | PlaneSteps | RunSteps;
/** Which experiment or which run is opened. */
export type OpenQuestion = HandQuestion | RunQuestion;

/** What a thread is asked of one experiment that is processed by hand: it is opened first, and stays open. */
export type HandRequest =
  | { readonly kind: 'open'; readonly files: LoadedFiles; readonly question: OpenQuestion }
  | { readonly kind: 'preview'; readonly steps: AnySteps }
  | { readonly kind: 'pick'; readonly steps: AnySteps }
  | { readonly kind: 'curve'; readonly steps: AnySteps };
/** Its answers; null where the experiment cannot be opened, and where no peak was found. */
export interface HandReplies {
  readonly open: HandStart | PlaneStart | RunStart | null;
  readonly preview: HandPreview | PlanePreview | RunPreview;
  readonly pick: HandPicked | null;
  /** All points of a spectrum; planes and runs have none. */
  readonly curve: SavedCurve;
}

/** What the thread is sent. Answers come in the order of the questions. */
export type WorkerQuestion = OnceQuestion | HandRequest;
/** What a thread is asked once. */
export type OnceQuestion =
  | { readonly kind: 'read'; readonly question: FilesQuestion }
  | {
      readonly kind: 'compare';
      readonly files: LoadedFiles;
      readonly question: CompareQuestion;
    };
/** Its answers. */
export interface OnceReplies {
  readonly read: FilesAnswer;
  readonly compare: readonly ComparedCurve[];
}
