import type { Axis } from './axis.ts';

/** Real and imaginary part of as many points. */
export interface Complex {
  readonly re: Float64Array;
  readonly im: Float64Array;
}

/** How one dimension was sampled. */
export interface Sampling {
  readonly nucleus: string;
  /** Frequency at 0 ppm, MHz. */
  readonly mhz: number;
  /** Spectral width, Hz. */
  readonly widthHz: number;
  /** Shift at the middle of the width, ppm. */
  readonly centre: number;
  /** Width that the receiver's filter leaves whole, Hz, where the instrument says so. */
  readonly clippedHz?: number;
}

/** A free induction decay. A line above `centre` turns clockwise, so that its transform has shifts that fall. */
export interface Fid extends Complex, Sampling {
  readonly kind: 'fid';
  /** Points of the digital filter's rise before the decay begins; may be broken. */
  readonly delay: number;
}

/** A phased spectrum; `im` where it was kept. */
export interface Spectrum1D {
  readonly kind: 'spectrum';
  readonly axis: Axis;
  readonly re: Float64Array;
  readonly im: Float64Array | null;
  /** A person wants its baseline as it is: picking takes none off. */
  readonly keepsBaseline?: boolean;
}

/**
 * How the sign of the second frequency is known: not at all (QF, magnitude), or by time-proportional phases
 * (TPPI), pairs of decays (States, States–TPPI) or gradients (echo–antiecho); `Paired` where the file does not say
 * which of those a pair is.
 */
export type Quadrature = 'QF' | 'TPPI' | 'States' | 'States-TPPI' | 'Echo-Antiecho' | 'Paired';

/** The decays of a two-dimensional experiment, one for each step of the second time. */
export interface Fid2D {
  readonly kind: 'fid2d';
  readonly rows: readonly Complex[];
  readonly delay: number;
  readonly direct: Sampling;
  readonly indirect: Sampling;
  readonly quadrature: Quadrature;
}

/** A two-dimensional spectrum, row by row: `values[row * direct.points + column]`. */
export interface Spectrum2D {
  readonly kind: 'spectrum2d';
  readonly direct: Axis;
  readonly indirect: Axis;
  readonly values: Float32Array;
}

export type Recording = Fid | Spectrum1D | Fid2D | Spectrum2D;
