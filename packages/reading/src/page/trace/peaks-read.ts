import type { ValuesOf } from '@elucida/spectra/declared-values';
import type { ImpurityId } from '@elucida/spectra/chemistry/impurities';
import type { SolventId } from '@elucida/spectra/chemistry/solvents';
import type { Formula } from '@elucida/spectra/formula/formula';
import type { Spectrum } from '@elucida/spectra/spectrum';
import type { READING_WARNINGS } from '@elucida/spectra/statements/warnings';
import type { ForeignKind } from '@elucida/spectra/nmr-lines/foreign/foreign-source';
import type { IntegratedRange } from '../integration-marks.ts';

export interface PeakOptions {
  /** Axis value of a position in px from the plot's left edge. */
  readonly toValue: (x: number) => number;
  readonly perPx: number;
  readonly ranges: readonly IntegratedRange[];
  readonly formula?: Formula;
  readonly hydrogens?: number;
  readonly frequencyMHz?: number;
  /** A deuterated solvent named next to the plot. */
  readonly printedSolvent?: SolventId | null;
}

/** The types of values that a reading's warnings hold. */
interface WarningTypes {
  number: number;
  solvent: SolventId;
  impurity: ImpurityId;
  'carbon-shifts': readonly number[];
  'proton-shifts': readonly number[];
}
type ReadingWarningOf<Code extends keyof typeof READING_WARNINGS> =
  keyof (typeof READING_WARNINGS)[Code] extends never
    ? { readonly code: Code; readonly values?: undefined }
    : {
        readonly code: Code;
        readonly values: ValuesOf<WarningTypes, (typeof READING_WARNINGS)[Code]>;
      };
/** What a person should check in a spectrum that was read; each code has a text in every language. */
export type ReadingWarning = {
  [Code in keyof typeof READING_WARNINGS]: ReadingWarningOf<Code>;
}[keyof typeof READING_WARNINGS];

/** A line that is not the molecule's: what it is assigned to, and where it is in the plot, px. */
export interface ForeignLine {
  /** On the axis. */
  readonly value: number;
  readonly kind: ForeignKind;
  readonly solvent?: SolventId;
  readonly impurity?: ImpurityId;
  readonly at: { readonly x: number; readonly y: number };
}

export interface PeaksRead {
  readonly spectrum: Spectrum;
  /** Tip of each peak, px from the plot's upper left corner. */
  readonly tips: readonly { readonly x: number; readonly y: number }[];
  /** Lines that are kept out of the spectrum. */
  readonly foreign?: readonly ForeignLine[];
  readonly warnings: readonly ReadingWarning[];
  /**
   * How far the curve is from its base line at each column of the plot, px; absent where separate
   * sticks are drawn.
   */
  readonly heights?: Float32Array | undefined;
}
