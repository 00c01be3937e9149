import type { Language } from '../catalogue/language.ts';

/** Words of the peaks over an image, and of spectra as text next to images. They load with either. */
export interface ImagePeaksText {
  readonly region: (image: string) => string;
  readonly hint: string;
  readonly view: string;
  readonly count: (count: number) => string;
  readonly peak: (place: number) => string;
  readonly hydrogens: (count: string) => string;
  /** Lines that are not the molecule's: names of impurities, and `water` and `impurity`. */
  readonly foreign: Readonly<Record<string, string>>;
  readonly leftOut: (lines: string) => string;
  readonly add: string;
  readonly undo: string;
  readonly discard: string;
  readonly remove: (place: number) => string;
  readonly removed: (left: number) => string;
  readonly zoomIn: string;
  readonly zoomOut: string;
  readonly whole: string;
  readonly table: string;
  readonly toManual: string;
  readonly corrected: string;
  readonly axis: {
    readonly correct: string;
    readonly hint: string;
    readonly first: string;
    readonly second: string;
    readonly valueOf: (line: string) => string;
    readonly apply: string;
    readonly cancel: string;
    readonly refused: string;
  };
  readonly again: {
    readonly heading: string;
    readonly image: (place: number) => string;
    readonly hint: string;
    readonly run: string;
    readonly running: string;
    readonly lost: string;
    readonly notKept: string;
  };
  readonly typed: {
    readonly hint: string;
    readonly add: (technique: string) => string;
    readonly label: (technique: string) => string;
    readonly example: (example: string) => string;
    readonly skipped: (count: number) => string;
    readonly remove: (technique: string) => string;
  };
}

/** The words in a language, fetched when they are first asked for. */
export const loadImagePeaksText = async (language: Language): Promise<ImagePeaksText> =>
  ((await import(`./${language}/image-peaks.ts`)) as { imagePeaks: ImagePeaksText }).imagePeaks;
