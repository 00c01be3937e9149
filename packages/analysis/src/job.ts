import type { Language } from '@elucida/contract/languages';
import type { AskedFragments, SearchedBefore } from '@elucida/engine/identification';
import type { EngineData } from '@elucida/engine/identify';
import type { OcrPort } from '@elucida/reading/page/text/ocr-port';
import type { ReadingResult } from '@elucida/reading/spectrum-reading';
import type { Task } from '@elucida/engine/stages';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';

/** Languages a report can be written in. */
export type ReportLanguage = Language;

/** An uploaded image with what the user knows or corrects about it. */
export interface JobImage {
  readonly name: string;
  readonly bytes: Uint8Array;
  readonly type?: SpectrumType;
  /** Axis values at the left and right end of the plot area. */
  readonly axis?: readonly [left: number, right: number];
  /** What was read of it before, with the same technique, axis and formula: it is not read again. */
  readonly known?: ReadingResult;
}

/**
 * One analysis, as the API, the worker pool and the command line hand it over: plain data, so that
 * it crosses threads.
 */
export interface AnalysisJob {
  readonly formula: string;
  /**
   * Typed peaks; with `image`, what that image shows as a person corrected it, or
   * as it was read before (`corrected` is false), and the image is not read.
   */
  readonly spectra: readonly Spectrum[];
  readonly images: readonly JobImage[];
  readonly lang: ReportLanguage;
  /** Adds `raw_vision` and `raw_evidence` to the response. */
  readonly includeRaw: boolean;
  /** Same seed, same job: same answer. Default 1. */
  readonly seed?: number;
  /** Default true. */
  readonly useLibrary?: boolean;
  /** SMILES of constitutions removed from the library for this job. */
  readonly hide?: readonly string[];
  /** SMILES of structures that the user asks about. */
  readonly structures?: readonly string[];
  /** SMILES of parts that the molecule is known to have, or to lack. */
  readonly fragments?: AskedFragments;
  /**
   * Seconds that the search goes on for at least. It counts its work and ends by itself where this
   * is absent.
   */
  readonly searchSeconds?: number;
  /** An earlier search of the same question, which this one goes on with. */
  readonly searchFrom?: SearchedBefore;
  /** Candidates answered, at most and by default 10 (contract §2). */
  readonly top?: number;
}

/** What an analysis needs from outside. */
export interface AnalysisEnvironment {
  readonly data: EngineData;
  readonly ocr: OcrPort;
  readonly task: Task;
  /** Called with each image that is read. */
  readonly onRead?: (image: JobImage, result: ReadingResult) => void;
}
