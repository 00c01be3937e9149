import type { Language } from '@elucida/contract/languages';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';

/** A copy of an image, made for the models (copy-image.ts). */
export interface ModelImage {
  readonly mediaType: 'image/png' | 'image/jpeg';
  /** As it is written into requests: made once, as megabytes are written in it. */
  readonly base64: string;
  /** SHA-256 of the copy, by which equal requests are known. */
  readonly sha256: string;
  /** What the person says that it shows. */
  readonly type?: SpectrumType | undefined;
  /** Axis values at the left and right end of the plot area, as the person corrected them. */
  readonly axis?: readonly [left: number, right: number] | undefined;
}

/**
 * What the judge says after a look: for the models' second round, and for the ranking that is shown
 * while they are waited for.
 */
export interface LookQuestion {
  readonly formula: string;
  readonly status: 'ok' | 'inconclusive';
  /** Of the first candidate. */
  readonly confidence: number;
  /** Best first. */
  readonly ranking: readonly {
    readonly smiles: string;
    readonly name: string | null;
    readonly confidence: number;
  }[];
  /** Peaks that the best candidate leaves unexplained, in the technique's unit. */
  readonly unexplained: readonly { readonly technique: string; readonly position: number }[];
  /** Why it is inconclusive, as the response's code. */
  readonly reason?: string | undefined;
}

/** Everything that a model is sent. Titles, comments, file names and assignments are not in it. */
export interface ModelQuestion {
  /** Hill order. */
  readonly formula: string;
  readonly spectra: readonly Spectrum[];
  readonly images: readonly ModelImage[];
  /** Of the reasons that it writes. */
  readonly lang: Language;
  /** The judge's ranking and open question; absent in the first round. */
  readonly look?: LookQuestion;
}

/**
 * Reasons of an answer that a model may word more fluently: our own sentences, whose facts must
 * stay as they are.
 */
export interface PolishQuestion {
  readonly task: 'polish';
  readonly lang: Language;
  /** By their place among the reasons. */
  readonly points: readonly { readonly id: number; readonly text: string }[];
}

/** Isomers of a formula that a model is to tell apart. */
export interface IsomerQuestion {
  readonly task: 'isomer-notes';
  readonly lang: Language;
  /** Hill order. */
  readonly formula: string;
  /** By their place in the list that is shown. */
  readonly isomers: readonly {
    readonly id: number;
    readonly smiles: string;
    readonly name: string | null;
  }[];
}

/** Whatever a model can be asked. */
export type Question = ModelQuestion | PolishQuestion | IsomerQuestion;

/** 1; 2 where the judge's ranking goes with it. */
export const roundOf = (question: Question): 1 | 2 =>
  'look' in question && question.look !== undefined ? 2 : 1;
