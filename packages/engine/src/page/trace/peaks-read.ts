import type { Spectrum } from '@elucida/spectra/spectrum';
import type { IntegratedRange } from '../integration-marks.ts';

export interface PeakOptions {
  /** Axis value of a position in px from the plot's left edge. */
  readonly toValue: (x: number) => number;
  readonly perPx: number;
  readonly ranges: readonly IntegratedRange[];
  readonly hydrogens?: number;
  readonly frequencyMHz?: number;
  /** A deuterated solvent named next to the plot. */
  readonly printedSolvent?: string | null;
}

/** What a person should check in a spectrum that was read; each code has a text in every language. */
export interface ReadingWarning {
  readonly code: string;
  readonly values?: Record<string, string | number>;
}

export interface PeaksRead {
  readonly spectrum: Spectrum;
  /** Tip of each peak, px from the plot's upper left corner. */
  readonly tips: readonly { readonly x: number; readonly y: number }[];
  readonly warnings: readonly ReadingWarning[];
}
