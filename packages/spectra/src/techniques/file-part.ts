import type { Curve } from '../peak-picking/curve.ts';
import type { SpectrumType } from '../spectrum.ts';
import type { PeakOf } from './technique.ts';

/** Numbers of a file, and what the file says of them. */
export interface FileBlock {
  /** Positions in the technique's unit. */
  readonly curve: Curve;
  /** They are peaks, not a curve. */
  readonly listed: boolean;
  /** The curve dips from its baseline, as transmittance does. */
  readonly dips: boolean;
  readonly solvent?: string | undefined;
}

/** How files that are no listings hold its spectra: JCAMP-DX, and tables of numbers. */
export interface FilePart<Type extends SpectrumType> {
  /** Its data type in JCAMP-DX 5.01, in capitals; of NMR, the nucleus decides as well. */
  readonly dataType: RegExp;
  /** Titles of a table's columns that name it. */
  readonly titles: RegExp;
  /** Of techniques that the same titles name, whether it is this one. */
  readonly fits: (titles: string, positions: readonly number[]) => boolean;
  /** Whether an even curve without titles, over such a span, is most likely its own. */
  readonly spans: (from: number, to: number) => boolean;
  /** Its curves have no lines: a long or evenly spaced table is a curve. */
  readonly continuous: boolean;
  readonly readPeaks: (block: FileBlock) => PeakOf<Type>[];
}
