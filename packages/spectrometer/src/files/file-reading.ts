import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { Outline } from '../recorded/outline.ts';
import type { FoundReference, PlaneReference } from '../reference/found-reference.ts';
import type { FileKind } from './file-kinds.ts';

/** Scans of a run that a person chose, one or several that were averaged. */
export interface ChosenScans {
  /** Places of the first and the last among the scans of the source's ions, from 1. */
  readonly first: number;
  readonly last: number;
  /** How many were averaged: between them those of the same ions, positive or negative. */
  readonly averaged: number;
  /** Seconds from the beginning of the run at which the last was recorded; null where the file does not say. */
  readonly untilS: number | null;
}
/** The scan that was taken of a run of many. */
export interface TakenScan {
  /** How many scans the run has. */
  readonly of: number;
  /** Seconds from its beginning; of several scans the first's; null where the file does not say. */
  readonly retentionS: number | null;
  /** What a person chose; without it, the scan with the most ions was taken. */
  readonly chosen?: ChosenScans;
}
/** A spectrum out of a file; `picked`: its peaks were found on a curve, not listed by it. */
export interface FileSpectrum {
  readonly spectrum: Spectrum;
  readonly picked: boolean;
  /** Of runs with more than one mass spectrum. */
  readonly scan?: TakenScan;
  /** Of such a run, the file that it is in. */
  readonly path?: string;
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
  /** A curve of NMR whose first line does not say its frequency. */
  | 'no_frequency'
  /** A record of NMReDATA whose lists are those of experiments that were read. */
  | 'record_second'
  | 'nothing_found';
/** A part that was left out, with the title it has in the file. */
export type SkippedPart =
  | { readonly code: SkipCode; readonly title: string }
  /** A file of a kind that cannot be opened. */
  | { readonly code: 'not_opened'; readonly kind: FileKind; readonly title: string }
  /** An experiment that was found and is not used, by its usual name. */
  | { readonly code: 'experiment_unused'; readonly experiment: string; readonly title: string };
/** An experiment as a person knows it. */
export interface FoundExperiment {
  /** Folder or file, which tells it from the others. */
  readonly path: string;
  readonly title: string;
  /** `1H`, `DEPT-135`, `HSQC`, or the pulse program's own name. */
  readonly name: string;
  /** The technique that it gives peaks of; null for DEPT and what an analysis has no use for. */
  readonly technique: SpectrumType | null;
  readonly nuclei: readonly string[];
  /** Frequency of ¹H, MHz. */
  readonly mhz: number;
  readonly solvent: string;
  /** ISO 8601; null where the file does not say. */
  readonly recordedAt: string | null;
  /**
   * What became of it: `used`; `second` to another of its kind; `unused`, for which an analysis has no use;
   * `excluded` by the person; or why it could not be read.
   */
  readonly state: 'used' | 'second' | 'unused' | 'excluded' | SkipCode;
  readonly outline: Outline | null;
  /** Where its shifts are counted from; null of what is no ¹H or ¹³C spectrum. */
  readonly reference: FoundReference | null;
  /** What became of a plane's axes; null where no spectrum along them moved. */
  readonly axes: PlaneReference | null;
}
export interface FileReading {
  readonly spectra: readonly FileSpectrum[];
  readonly skipped: readonly SkippedPart[];
  /** All NMR experiments that were found. */
  readonly experiments: readonly FoundExperiment[];
}
