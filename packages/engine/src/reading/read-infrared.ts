import { findPeaks } from './line-peaks.ts';
import { followTrace } from './envelope.ts';
import { upwardSignal } from './plot-signal.ts';
import type { IrPeak } from '@elucida/spectra/spectrum';
import type { Seen } from './plot-signal.ts';
import type { TraceMask } from './trace-mask.ts';

/** Weakest band, share of the strongest. */
const MIN_SHARE = 0.015;
const MIN_PX = 2.5;
/** A band wider than this at half depth is called broad: O–H and N–H stretches, not fingerprints (cm⁻¹). */
const BROAD_CM1 = 120;
/** Limits of strong and medium, share of the strongest band's depth. */
const STRONG = 0.6;
const MEDIUM = 0.25;

/** Bands that reach this near the plot's edge at half height are not whole, px. */
const EDGE_PX = 2;

/** How an infrared trace is drawn: dips from a high baseline or peaks from a low one. */
export type InfraredScale = 'transmittance' | 'absorbance';

/** Bands of an infrared spectrum, in either scale. `toCm1` maps a position from the plot's left edge, in px. */
export function readInfrared(mask: TraceMask, toCm1: (x: number) => number): { peaks: Seen<IrPeak>[]; scale: InfraredScale } {
  const trace = followTrace(mask);
  if (!trace || trace.cover < 0.5) {
    const { height, baseline } = upwardSignal(mask);
    return finish(height, { scale: 'absorbance', toCm1, mask, rest: baseline });
  }
  const middle = Float32Array.from(trace.top, (t, x) => (t + trace.bottom[x]!) / 2);
  const sorted = [...middle].filter((v) => !Number.isNaN(v)).sort((a, b) => a - b);
  const at = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;
  // The trace stays near its baseline most of the time: where the median is nearer to the upper end, bands point down.
  const scale: InfraredScale = at(0.5) - Math.min(...sorted) < Math.max(...sorted) - at(0.5) ? 'transmittance' : 'absorbance';
  const raw = scale === 'transmittance' ? trace.bottom : trace.top;
  const sign = scale === 'transmittance' ? 1 : -1;
  const rest = scale === 'transmittance' ? at(0.1) : at(0.9);
  const depth = Float32Array.from(raw, (v) => (Number.isNaN(v) ? 0 : Math.max(0, sign * (v - rest))));
  return finish(depth, { scale, toCm1, mask, rest });
}

interface Drawn { scale: InfraredScale; toCm1: (x: number) => number; mask: TraceMask; rest: number }

function finish(depth: Float32Array, { scale, toCm1, mask, rest }: Drawn) {
  const strongest = Math.max(...depth);
  const noise = roughness(depth);
  const bands = findPeaks(depth, (h) => Math.max(MIN_PX, 4 * noise, MIN_SHARE * strongest, 0.02 * h));
  const peaks = bands.map((b): Seen<IrPeak> => {
    const share = b.prominence > 0.5 * b.height ? b.height / strongest : Math.max(b.prominence, 0.7 * b.height) / strongest;
    const width = Math.abs(toCm1(b.to + 1) - toCm1(b.from));
    const x = centreOfTip(depth, b);
    const intensity = width >= BROAD_CM1 && share >= 0.1 ? 'br' : share >= STRONG ? 's' : share >= MEDIUM ? 'm' : 'w';
    return {
      at: { x, y: scale === 'absorbance' ? rest - b.height : rest + b.height },
      peak: { wavenumber_cm1: Math.round(toCm1(x)), intensity, depth: Math.round(1000 * share) / 1000 },
    };
  });
  // What rises right at the plot's edge is cut off, or what is left of the frame.
  const inside = (_: Seen<IrPeak>, i: number) => bands[i]!.from > EDGE_PX && bands[i]!.to < mask.width - 1 - EDGE_PX;
  return { peaks: peaks.filter(inside), scale };
}

/** How far a band falls on one side before it rises again by more than 2 % of its height. */
function localDrop(depth: Float32Array, index: number, step: 1 | -1): number {
  let low = depth[index]!;
  for (let k = index + step; k >= 0 && k < depth.length; k += step) {
    if (depth[k]! < low) low = depth[k]!;
    else if (depth[k]! > low + Math.max(1, 0.02 * depth[index]!)) break;
  }
  return depth[index]! - low;
}

/** Centroid of the samples within the upper quarter of a band, down to the nearer valley beside it. */
function centreOfTip(depth: Float32Array, band: { index: number; height: number; prominence: number }): number {
  const drop = Math.min(band.prominence, localDrop(depth, band.index, 1), localDrop(depth, band.index, -1));
  const floor = band.height - Math.max(1, drop) / 4;
  let from = band.index;
  let to = band.index;
  while (from > 0 && depth[from - 1]! >= floor) from--;
  while (to + 1 < depth.length && depth[to + 1]! >= floor) to++;
  let sum = 0;
  let moment = 0;
  for (let x = from; x <= to; x++) {
    const w = depth[x]! - floor + 0.5;
    sum += w;
    moment += w * (x + 0.5);
  }
  return moment / sum;
}

/** Lower quartile of the absolute value of a standard normal variable. */
const NORMAL_QUARTILE = 0.3186;

/** Noise of a sampled curve from its second differences, px: by their lower quartile, since bands themselves bend the curve. */
function roughness(values: Float32Array): number {
  const second: number[] = [];
  for (let i = 1; i + 1 < values.length; i++) second.push(Math.abs(values[i - 1]! - 2 * values[i]! + values[i + 1]!));
  second.sort((a, b) => a - b);
  return (second[second.length >> 2] ?? 0) / NORMAL_QUARTILE / Math.sqrt(6);
}
