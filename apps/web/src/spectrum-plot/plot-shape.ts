/** Where the parts of a plot are, px from its top. */
export interface PlotShape {
  /** The line that observed peaks start from. */
  readonly foot: number;
  /** Where an observed peak of height 0–1 ends, before it is made taller. */
  readonly tip: (height: number) => number;
  /** Top and bottom of the room of the observed spectrum. */
  readonly top: number;
  readonly baseline: number;
  /** Where a curve that falls below the baseline ends; the baseline where none does. */
  readonly floor: number;
  /** The line that predicted peaks hang from; the room of the prediction is below it. */
  readonly mirror: number;
  readonly bottom: number;
}

/** Room above for positions of peaks, at least and without, and below a trace for its integrals. */
const LABELLED = 50,
  PLAIN = 18,
  INTEGRALS = 22;
/** Room of a character of an upright position, and of what is around it. */
const CHARACTER = 6,
  AROUND = 16;
/** Share of the room that is left below zero of a curve whose phase is being set. */
const BELOW = 1 / 3;
/** Room between both spectra for the lines that join partners. */
const LINKS = 18;

interface Parts {
  /** Of the whole drawing without its axis. */
  height: number;
  labelled: boolean;
  /** Characters of the longest position above a peak. */
  longest: number;
  integrals: boolean;
  /** Share of the height that is left for the prediction; 0 without one. */
  mirrored: number;
  /** Bands hang from the top. */
  hanging: boolean;
  /** Negative heights are shown. */
  signed?: boolean;
}

/**
 * From top to bottom: positions of peaks, the observed spectrum, its integrals, lines to the
 * predicted partners, the prediction.
 */
export function plotShape(parts: Parts): PlotShape {
  const { height, labelled, integrals, longest, mirrored, hanging, signed = false } = parts;
  const top = labelled ? Math.max(LABELLED, AROUND + CHARACTER * longest) : PLAIN;
  const between = (integrals ? INTEGRALS : 0) + (mirrored > 0 ? LINKS : 0);
  const room = height - top - between - 2;
  const baseline = top + room * (1 - mirrored - (signed ? BELOW : 0));
  const size = baseline - top;
  return {
    foot: hanging ? top : baseline,
    tip: (value) => (hanging ? top + value * size : baseline - value * size),
    top,
    baseline,
    floor: signed ? top + room : baseline,
    mirror: mirrored > 0 ? baseline + between : height,
    bottom: height,
  };
}
