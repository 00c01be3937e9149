import type { Language } from '../catalogue/language.ts';

/** A line that shifts are counted from: of what, where, and by how much it moves all shifts, ppm. */
export interface ReferenceWords {
  readonly of: string;
  readonly at: string;
  readonly shift: string;
}

/** Fields of the scans that are taken: one, or the first and the last of a range. */
type ScanFields = Readonly<Record<'one' | 'first' | 'last', string>>;

/** Words of the panel in which the time of a run of LC-MS or GC-MS is chosen. */
export interface RunText {
  /** Opens the panel. */
  readonly open: string;
  readonly title: (file: string) => string;
  readonly closed: string;
  readonly hint: string;
  readonly keys: string;
  readonly chromatogram: string;
  /** The axis, in minutes or by numbers. */
  readonly time: string;
  readonly scan: string;
  readonly range: string;
  readonly fields: Readonly<Record<'timed' | 'numbered', ScanFields>>;
  /** What is taken; `minutes` null where times are not known. */
  readonly one: (taken: {
    scan: string;
    of: string;
    minutes: string | null;
    /** It has the most ions, and was taken by itself. */
    isUsual: boolean;
  }) => string;
  readonly mean: (taken: {
    count: number;
    scans: readonly [string, string];
    minutes: readonly [string, string] | null;
  }) => string;
  readonly empty: string;
  readonly tooLarge: string;
  readonly unread: string;
}

/** Words of the panel in which an NMR spectrum is processed by hand. They load with it. */
export interface ProcessingText {
  readonly title: (experiment: string) => string;
  readonly close: string;
  readonly opening: string;
  readonly closed: string;
  readonly failed: string;
  readonly hint: string;
  readonly from: {
    readonly legend: string;
    readonly spectrum: string;
    readonly decay: string;
    /** Why steps of a decay are not open. */
    readonly needed: string;
    readonly absent: string;
  };
  readonly window: {
    readonly legend: string;
    readonly broadening: string;
    readonly gaussian: string;
    readonly filling: string;
    readonly times: (times: number) => string;
    readonly usual: (value: string) => string;
    /** Windows that are usual for an experiment. */
    readonly preset: {
      readonly label: string;
      readonly automatic: string;
      readonly own: string;
      readonly hint: string;
      readonly of: Readonly<Record<'proton' | 'carbon' | 'weak', string>>;
      /** One in the list, and what the chosen one does. */
      readonly short: (preset: { of: string; broadening: string }) => string;
      readonly is: (preset: { broadening: string; filling: string }) => string;
    };
  };
  readonly phase: {
    readonly legend: string;
    readonly zero: string;
    readonly first: string;
    readonly found: (angle: string) => string;
    readonly pivot: string;
    /** The tallest line, which is taken unless a person types another shift. */
    readonly pivotFound: (ppm: string) => string;
    readonly pivotHint: string;
    /** On the plot. */
    readonly pivotMark: string;
    readonly absent: string;
  };
  /** Window, zero filling and phases of experiments in two dimensions. */
  readonly plane: {
    readonly automatic: Readonly<Record<'magnitude' | 'phases', string>>;
    readonly hint: string;
    readonly of: Readonly<Record<'cosy' | 'hsqc' | 'hmbc', string>>;
    readonly is: (preset: { shape: string; from: string; filling: string }) => string;
    readonly shape: string;
    readonly shapes: Readonly<Record<1 | 2, string>>;
    readonly from: string;
    readonly direct: string;
    readonly indirect: string;
    readonly phase: {
      readonly direct: (nucleus: string) => string;
      readonly indirect: (nucleus: string) => string;
      /** Where the tallest peak is, which is taken unless a person types another shift. */
      readonly pivotFound: (ppm: string) => string;
      /** Why there is none to change. */
      readonly magnitude: string;
    };
    readonly facts: (facts: { direct: string; indirect: string; ratio: string }) => string;
  };
  readonly baseline: { readonly legend: string; readonly off: string; readonly hint: string };
  readonly reference: {
    readonly legend: string;
    /** What shifts are counted from. */
    readonly from: string;
    readonly automatic: string;
    readonly recorded: string;
    /** The line of TMS or DSS. */
    readonly zero: string;
    readonly solvent: (label: string) => string;
    /** What a person typed. */
    readonly typed: string;
    /** A line was found, and what came of it; numbers as they are written. */
    readonly outcome: {
      readonly moved: (line: ReferenceWords) => string;
      readonly fits: (line: ReferenceWords) => string;
      readonly proposed: (line: ReferenceWords) => string;
      readonly absent: string;
    };
    /** Does what was proposed. */
    readonly apply: string;
    readonly near: string;
    readonly is: string;
    readonly set: string;
    readonly nearHint: string;
    readonly by: string;
    readonly hint: string;
  };
  /** The time of a run of many mass spectra. */
  readonly run: RunText;
  /** Under the plot. */
  readonly facts: (facts: { points: string; ratio: string; filter: string | null }) => string;
  readonly undo: string;
  readonly again: string;
  readonly use: string;
  /** Of DEPT. */
  readonly useTypes: string;
  readonly usedTypes: string;
  readonly picking: string;
  readonly used: (count: number) => string;
  /** Where the manual analysis is opened later. */
  readonly usedLater: (count: number) => string;
  readonly noPeaks: string;
  /** Lists of cross peaks that moved with the spectrum, and that stay. */
  readonly moved: (techniques: string) => string;
  readonly stayed: (techniques: string) => string;
}

/** The words in a language, fetched when they are first asked for. */
export const loadProcessingText = async (language: Language): Promise<ProcessingText> =>
  ((await import(`./${language}/processing.ts`)) as { processing: ProcessingText }).processing;
