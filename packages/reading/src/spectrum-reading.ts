import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum, SpectrumType } from '@elucida/spectra/spectrum';
import type { ForeignLine, ReadingWarning } from './page/trace/peaks-read.ts';

/** What long work asks on its way: `checkpoint` throws once nobody waits for the answer any more. */
export interface Checkpoint {
  checkpoint(): void;
}

/** What the caller knows or corrects about an image. */
export interface ReadingHints {
  readonly type?: SpectrumType;
  /** Axis values at the left and right end of the plot area. */
  readonly axis?: readonly [left: number, right: number];
  /** To scale ¹H integrals, and to tell whose lines there are. */
  readonly formula?: Formula;
  /** Hydrogens in the formula, where nothing else of it is known. */
  readonly hydrogens?: number;
  /** Spectrometer frequency, if known, so that couplings can be given in Hz. */
  readonly frequencyMHz?: number;
}

/** Position of one peak in the image, so that what was read can be drawn over it. */
export interface PeakMark {
  readonly x: number;
  readonly y: number;
  readonly peak: number;
}

/** A line that is not the molecule's: what it is assigned to, and its position in the image. */
export interface ForeignMark extends Omit<ForeignLine, 'at'> {
  readonly x: number;
  readonly y: number;
}

export interface SpectrumReading {
  readonly spectrum: Spectrum;
  /** How the technique was known. */
  readonly typeFrom: 'caller' | 'labels' | 'axis';
  /** That the picture shows this technique; 1 where the caller says so. */
  readonly typeProbability: number;
  readonly axis: {
    readonly left: number;
    readonly right: number;
    readonly from: 'caller' | 'ticks';
    readonly ticks: number;
    readonly residualPx: number;
  };
  /** Plot area in pixels of the input image. */
  readonly plot: {
    readonly x0: number;
    readonly y0: number;
    readonly x1: number;
    readonly y1: number;
  };
  readonly marks: readonly PeakMark[];
  /** Lines of solvents, water, the reference and impurities: not among the spectrum's peaks. */
  readonly foreign: readonly ForeignMark[];
  readonly warnings: readonly ReadingWarning[];
}

/** Why an image could not be read; each has a message in every language. */
export type UnreadableReason =
  | 'blank'
  | 'no-plot'
  | 'no-axis'
  | 'axis-unreadable'
  | 'unknown-technique'
  | 'technique-doubtful'
  | 'another-kind'
  | 'no-peaks';

export type ReadingResult =
  | { readonly ok: true; readonly reading: SpectrumReading }
  | {
      readonly ok: false;
      readonly reason: UnreadableReason;
      /** What was recognised before reading failed. */
      readonly type?: SpectrumType;
      readonly typeProbability?: number;
      readonly axis?: { readonly left: number; readonly right: number };
      /** The plot, where there is one, and the size of the input image, px. */
      readonly plot?: SpectrumReading['plot'] & {
        readonly width: number;
        readonly height: number;
      };
    };
