import type { FileKind } from './file-kinds.ts';
import type { Spectrum } from '@elucida/spectra/spectrum';

/** A spectrum out of a file; `picked`: its peaks were found on a curve, not listed by it. */
export interface FileSpectrum {
  readonly spectrum: Spectrum;
  readonly picked: boolean;
}
/** Why a part of a file is not a spectrum that can be read. */
export type SkipCode =
  | 'fid'
  | 'two_dimensional'
  | 'other_kind'
  | 'no_peaks'
  | 'damaged'
  | 'unknown_technique'
  | 'no_data_set'
  | 'too_large'
  | 'unpack';
/** A part that was left out, with the title it has in the file. */
export type SkippedPart =
  | { readonly code: SkipCode; readonly title: string }
  /** A file of a kind that cannot be opened. */
  | { readonly code: 'not_opened'; readonly kind: FileKind; readonly title: string }
  /** An experiment that was found and is not read, by its usual name. */
  | {
      readonly code: 'experiment_2d' | 'experiment_edited';
      readonly experiment: string;
      readonly title: string;
    };
export interface FileReading {
  readonly spectra: readonly FileSpectrum[];
  readonly skipped: readonly SkippedPart[];
}
