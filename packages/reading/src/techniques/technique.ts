import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { PeakOptions, PeaksRead } from '../page/trace/peaks-read.ts';
import type { TraceMask } from '../page/trace/trace-mask.ts';

/** Axis values at the left and right end of a plot. */
export interface AxisRange {
  readonly left: number;
  readonly right: number;
}

/** What a plot shows of its vertical axis, and of its horizontal one. */
export interface PlotScales {
  readonly axis: AxisRange;
  /** Title of the vertical axis; empty where there is none or it was not read. */
  readonly vertical: string;
  /** The numbers at the vertical axis; empty where there are none or they were not read. */
  readonly heights: readonly number[];
}

/**
 * What is known of the pictures of a technique: how a plot of it is recognised, and how its peaks are
 * read. A part that is left out does not compile; one that a technique cannot have is null.
 */
export interface Technique<Type extends SpectrumType = SpectrumType> {
  readonly type: Type;
  /** What words around a plot name it. */
  readonly words: RegExp;
  /** Of two that words name or an axis allows, the one of higher precedence is meant. */
  readonly precedence: number;
  /** Titles of the vertical axis that name it; null where other measurements have the same. */
  readonly verticals: RegExp | null;
  /** Words that name its axis alone, and which of the techniques they fit it then is. */
  readonly axisWords: { readonly pattern: RegExp; fits(axis: AxisRange): boolean } | null;
  /** Whether its spectra can have such an axis. */
  readonly possible: (axis: AxisRange) => boolean;
  /** Whether a plot with such an axis and no words is most likely its spectrum. */
  readonly likely: (axis: AxisRange) => boolean;
  /**
   * Log odds, against it, of measurements that are not used here and have the same axis, where
   * nothing names it: other nuclei, emission, circular dichroism, Raman. By judgement; null where
   * there are none.
   */
  readonly rival: ((scales: PlotScales) => number) | null;
  /** Log odds that separate narrow sticks, or a continuous curve, speak for it; by judgement. */
  readonly drawnAs: { readonly sticks: number; readonly curve: number };
  /** Bars under the signals tell their integrals. */
  readonly integrated: boolean;
  /** The peaks of a trace with at least one inked pixel. */
  readonly readPeaks: (mask: TraceMask, options: PeakOptions) => PeaksRead;
}
