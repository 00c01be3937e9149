import { findPeaks } from './line-peaks.ts';
import { followTrace, type Envelope } from './envelope.ts';
import type { TraceMask } from './trace-mask.ts';

/** Heights of a plot above (or depths below) its baseline, one entry a column, in pixels. */
export interface PlotSignal {
  readonly height: Float32Array;
  /** Row of the baseline, counted from the top of the plot. */
  readonly baseline: number;
  /** Standard deviation of the trace about its baseline, px. */
  readonly noisePx: number;
  /** How far the trace goes below its baseline, px. */
  readonly belowPx: number;
  /** Whether a continuous trace was followed, or separate sticks measured. */
  readonly from: 'trace' | 'sticks';
}

/**
 * Scale between the median absolute deviation and the standard deviation of a normal distribution.
 */
const MAD_TO_SD = 1.4826;

/**
 * The signal of a plot whose peaks point upwards from a baseline (NMR, MS, absorbance of sharp
 * bands).
 */
export function upwardSignal(mask: TraceMask): PlotSignal {
  const trace = throughTrace(mask, RUNNING) ?? throughTrace(withPaleInk(mask), WHOLE);
  if (!trace) return stickSignal(mask);
  const { top, bottom } = trace;
  const baseline = mostFrequent([...bottom].filter((v) => !Number.isNaN(v)));
  const edge = mostFrequent(
    [...top].filter((v, x) => !Number.isNaN(v) && Math.abs(bottom[x]! - baseline) <= 2),
  );
  const edgeAt = driftingEdge(top, edge, mask.height);
  const quiet = [...top]
    .map((v, x) => Math.abs(v - edgeAt(x)))
    .filter((v) => v < 0.06 * mask.height)
    .sort((a, b) => a - b);
  const noisePx = MAD_TO_SD * (quiet[quiet.length >> 1] ?? 0);
  const height = Float32Array.from(top, (v, x) =>
    Number.isNaN(v) ? 0 : Math.max(0, edgeAt(x) - v),
  );
  const belowPx = bottom.reduce((most, v) => (v - baseline > most ? v - baseline : most), 0);
  return { height, baseline: edge, noisePx, belowPx, from: 'trace' };
}

/** A trace that is found in this share of the columns, or null. */
function throughTrace(mask: TraceMask, share: number): Envelope | null {
  const trace = followTrace(mask);
  return trace && trace.cover >= share ? trace : null;
}

/** Columns that a trace has at least, share; and one of ink that grain may be too. */
const RUNNING = 0.5,
  WHOLE = 0.98;

/**
 * Ink of this share of a whole stroke may be the trace where the stronger ink does not run through
 * the plot: a base line thinner than a pixel is shared out over two rows.
 */
const PALE_SHARE = 0.12;

function withPaleInk(mask: TraceMask): TraceMask {
  const on = mask.on.map((own, p) => (own || mask.level[p]! >= PALE_SHARE * mask.full ? 1 : 0));
  return { ...mask, on };
}

/**
 * Parts of the plot's width over which its base line is followed, and how far it may drift, share
 * of the height.
 */
const DRIFT_PARTS = 8;
const MAX_DRIFT = 0.04;

/**
 * The upper edge of a base line that is not quite level (slopes, rolls, pages askew): medians of
 * parts of the plot, joined by straight lines.
 */
function driftingEdge(top: Float32Array, edge: number, height: number): (x: number) => number {
  const part = top.length / DRIFT_PARTS;
  const nodes = Array.from({ length: DRIFT_PARTS }, (_, k) => {
    const own = [...top.subarray(Math.floor(k * part), Math.floor((k + 1) * part))]
      .filter((v) => Math.abs(v - edge) <= MAX_DRIFT * height)
      .sort((a, b) => a - b);
    return own.length >= 0.3 * part ? own[own.length >> 1]! : edge;
  });
  return (x) => {
    const t = Math.min(DRIFT_PARTS - 1, Math.max(0, x / part - 0.5));
    const k = Math.min(DRIFT_PARTS - 2, Math.floor(t));
    return nodes[k]! + (t - k) * (nodes[k + 1]! - nodes[k]!);
  };
}

/** Each column's unbroken run of ink upwards from the common foot of the sticks. */
export function stickSignal(mask: TraceMask): PlotSignal {
  const { width, height: rows, on, covered } = mask;
  const feet: number[] = [];
  for (let x = 0; x < width; x++) {
    let y = rows - 1;
    while (y >= 0 && !on[y * width + x]) y--;
    let run = 0;
    while (y - run >= 0 && on[(y - run) * width + x]) run++;
    if (run >= 4) feet.push(y);
  }
  // Sticks normally are on the axis; only where none is, on the commonest foot.
  const standing = feet.filter((y) => y >= rows - 3);
  const foot = mostFrequent(standing.length ? standing : feet);
  const height = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    let y = Math.min(rows - 1, foot + 1);
    let missing = 0;
    // The foot itself may hide under the axis line.
    while (y >= 0 && !on[y * width + x] && missing < 4) {
      y--;
      missing++;
    }
    if (y < 0 || missing >= 4) continue;
    let tip = y;
    // Labels written over a stick hide a part of it.
    for (; y >= 0 && covered[y * width + x]; y--) if (on[y * width + x]) tip = y;
    y = tip - 1;
    const part = y >= 0 ? mask.level[y * width + x]! / mask.full : 0;
    height[x] = Math.max(0, foot - y + Math.min(0.95, part));
  }
  return { height, baseline: foot + 1, noisePx: 0, belowPx: 0, from: 'sticks' };
}

/** A peak of the plot, its position in fractions of a pixel from the plot's left edge. */
export interface PlotPeak {
  readonly x: number;
  readonly height: number;
  readonly prominence: number;
  readonly from: number;
  readonly to: number;
}

/** A peak as reported, with its tip in px from the plot's upper left corner. */
export interface Seen<Peak> {
  readonly peak: Peak;
  readonly at: { readonly x: number; readonly y: number };
}

/** Where the tip of a peak is drawn. */
export const tipOf = (signal: PlotSignal, peak: PlotPeak) => ({
  x: peak.x,
  y: signal.baseline - peak.height,
});

/**
 * Peaks that stand out by `minimum(height)` px, each placed at the centre of the ink of its upper
 * part.
 */
export function plotPeaks(
  mask: TraceMask,
  signal: PlotSignal,
  minimum: (height: number) => number,
): PlotPeak[] {
  return findPeaks(signal.height, minimum).map((p) => ({
    x: tipCentre(mask, signal, p),
    height: p.height,
    prominence: p.prominence,
    from: p.from,
    to: p.to,
  }));
}

/**
 * Lines that are so close to a taller one that there is no valley between them: two columns of one
 * height, steep on both sides, since a vertical stroke has a flat top. Smooth flanks have no such
 * steps.
 */
export function shoulders({ height }: PlotSignal, minimum: number): PlotPeak[] {
  const found: PlotPeak[] = [];
  for (let i = 1; i + 2 < height.length; i++) {
    const h = Math.max(height[i]!, height[i + 1]!);
    if (h < minimum || Math.abs(height[i]! - height[i + 1]!) > Math.max(1.2, 0.015 * h)) continue;
    const low = Math.min(height[i - 1]!, height[i + 2]!);
    const high = Math.max(height[i - 1]!, height[i + 2]!);
    if (low < 0.5 * h && high > h + Math.max(3, 0.05 * h))
      found.push({ x: i + 1, height: h, prominence: h - low, from: i, to: i + 1 });
  }
  return found;
}

/** Widest tip, px to either side. */
const TIP_PX = 6;

/**
 * Centre of the ink of a peak's tip: the rows above the valleys next to it, the columns between
 * them.
 */
function tipCentre(
  mask: TraceMask,
  { baseline, height }: PlotSignal,
  peak: { index: number; height: number },
): number {
  const descend = (step: 1 | -1) => {
    let x = peak.index;
    while (
      Math.abs(x - peak.index) < TIP_PX &&
      x + step >= 0 &&
      x + step < mask.width &&
      height[x + step]! <= height[x]!
    )
      x += step;
    return x;
  };
  const from = descend(-1);
  const to = descend(1);
  const clear = peak.height - Math.max(height[from]!, height[to]!);
  const tip = Math.max(0, Math.floor(baseline - peak.height));
  const rows = Math.max(1.5, Math.min(0.7 * clear, peak.height / 2, 40));
  let sum = 0;
  let moment = 0;
  for (let y = tip; y < Math.min(mask.height, tip + rows); y++) {
    for (let x = from; x <= to; x++) {
      const level = mask.level[y * mask.width + x]!;
      sum += level;
      moment += level * (x + 0.5);
    }
  }
  return sum ? moment / sum : peak.index + 0.5;
}

function mostFrequent(values: readonly number[]): number {
  const counts = new Map<number, { n: number; sum: number }>();
  for (const v of values) {
    const key = Math.round(v);
    const c = counts.get(key) ?? { n: 0, sum: 0 };
    c.n++;
    c.sum += v;
    counts.set(key, c);
  }
  let best = { n: 0, sum: 0 };
  for (const c of counts.values()) if (c.n > best.n) best = c;
  return best.n ? best.sum / best.n : 0;
}
