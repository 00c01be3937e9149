import type { AskedProblem } from '@elucida/engine/candidates/check-asked';
import type { FormulaError } from '@elucida/spectra/formula/parse-formula';
import type { ImageErrorCode } from './imaging/decode-image.ts';
import type { UnreadableReason } from '@elucida/reading/spectrum-reading';

/** The formula does not parse or cannot exist; `error` points at the place. */
export class FormulaRejected extends Error {
  override name = 'FormulaRejected';
  readonly formula: string;
  readonly error: FormulaError;
  constructor(formula: string, error: FormulaError) {
    super(`formula ${JSON.stringify(formula.slice(0, 60))}: ${error.code}`);
    this.formula = formula;
    this.error = error;
  }
}

/** Structures or fragments that were asked about cannot be judged; each with its place. */
export class StructuresRejected extends Error {
  override name = 'StructuresRejected';
  /** Hill order. */
  readonly formula: string;
  readonly problems: readonly AskedProblem[];
  constructor(formula: string, problems: readonly AskedProblem[]) {
    super(problems.map(({ place, fault }) => `${place.join('.')}: ${fault}`).join('; '));
    this.formula = formula;
    this.problems = problems;
  }
}

/** Nothing was measured: no spectrum has a peak. */
export class PeaksMissing extends Error {
  override name = 'PeaksMissing';
  constructor() {
    super('spectra: no peak');
  }
}

/** No image of the job could be read and it holds no typed peaks: there is nothing to analyse. */
export class UnreadableImages extends Error {
  override name = 'UnreadableImages';
  readonly images: readonly { readonly file: string; readonly reason: UnreadableReason }[];
  constructor(images: readonly { file: string; reason: UnreadableReason }[]) {
    super(images.map(({ file, reason }) => `${file}: ${reason}`).join('; '));
    this.images = images;
  }
}

/** A file is not a sound PNG or JPEG, or too large to decode; nothing of the job is analysed. */
export class ImageRejected extends Error {
  override name = 'ImageRejected';
  readonly file: string;
  readonly code: ImageErrorCode;
  /** Its place among the images of the job, from 0. */
  readonly index: number;
  constructor(file: string, code: ImageErrorCode, index = 0) {
    super(`${file}: ${code}`);
    this.file = file;
    this.code = code;
    this.index = index;
  }
}
