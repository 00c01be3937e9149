import type { Spectrum } from '@elucida/spectra/spectrum';
import type { FileKind } from './file-kinds.ts';

/** A spectrum out of a file; `picked`: its peaks were found on a curve, not listed by it. */
export interface FileSpectrum {
  readonly spectrum: Spectrum;
  readonly picked: boolean;
}
/** Why a part of a file is not a spectrum that can be read. */
export type SkipCode =
  | 'damaged'
  | 'too_large'
  | 'non_uniform'
  | 'not_understood'
  | 'other_kind'
  | 'no_peaks'
  | 'unknown_technique'
  | 'nothing_found';
/** A part that was left out, with the title it has in the file. */
export type SkippedPart =
  | { readonly code: SkipCode; readonly title: string }
  /** A file of a kind that cannot be opened. */
  | { readonly code: 'not_opened'; readonly kind: FileKind; readonly title: string }
  /** An experiment that was found and is not used, by its usual name. */
  | { readonly code: 'experiment_unused'; readonly experiment: string; readonly title: string };
export interface FileReading {
  readonly spectra: readonly FileSpectrum[];
  readonly skipped: readonly SkippedPart[];
}
