import type { ValuesOf } from '@elucida/spectra/declared-values';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { READING_WARNINGS } from '@elucida/spectra/statements/warnings';
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

type ReadingWarningOf<Code extends keyof typeof READING_WARNINGS> =
  keyof (typeof READING_WARNINGS)[Code] extends never
    ? { readonly code: Code; readonly values?: undefined }
    : {
        readonly code: Code;
        readonly values: ValuesOf<
          { number: number; words: string },
          (typeof READING_WARNINGS)[Code]
        >;
      };
/** What a person should check in a spectrum that was read; each code has a text in every language. */
export type ReadingWarning = {
  [Code in keyof typeof READING_WARNINGS]: ReadingWarningOf<Code>;
}[keyof typeof READING_WARNINGS];

export interface PeaksRead {
  readonly spectrum: Spectrum;
  /** Tip of each peak, px from the plot's upper left corner. */
  readonly tips: readonly { readonly x: number; readonly y: number }[];
  readonly warnings: readonly ReadingWarning[];
  /**
   * How far the curve is from its base line at each column of the plot, px; absent where separate
   * sticks are drawn.
   */
  readonly heights?: Float32Array | undefined;
}
