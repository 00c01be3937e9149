/** Where the observed half of a plot is, px. */
export interface PlotShape {
  /** The line that peaks start from. */
  readonly foot: number;
  /** Where a peak of height 0–1 ends. */
  readonly tip: (height: number) => number;
}

/** Room above the tallest peak, px. */
const TOP = 18;

/** Peaks are on the baseline; in transmittance bands hang from the top. */
export function plotShape(baseline: number, transmittance: boolean): PlotShape {
  const room = baseline - TOP;
  return transmittance
    ? { foot: TOP, tip: (height) => TOP + height * room }
    : { foot: baseline, tip: (height) => baseline - height * room };
}
