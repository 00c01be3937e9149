import type { Spectrum } from '@elucida/spectra/spectrum';
import type { IntegratedRange } from '../integration-marks.ts';
import type { SpectrumReading } from '../../reading/spectrum-reading.ts';

export interface PeakOptions {
  /** Axis value of a position in px from the plot's left edge. */
  readonly toValue: (x: number) => number;
  readonly perPx: number;
  readonly ranges: readonly IntegratedRange[];
  readonly hydrogens?: number;
  readonly frequencyMHz?: number;
  /** A deuterated solvent named beside the plot. */
  readonly printedSolvent?: string | null;
}

export interface PeaksRead {
  readonly spectrum: Spectrum;
  /** Tip of each peak, px from the plot's upper left corner. */
  readonly tips: readonly { readonly x: number; readonly y: number }[];
  readonly warnings: SpectrumReading['warnings'];
}
