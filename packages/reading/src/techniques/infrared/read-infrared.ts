import { strengthOfDepth } from '@elucida/spectra/chemistry/band-strengths';
import { findPeaks, type CurvePeak } from '../../page/trace/line-peaks.ts';
import { followTrace } from '../../page/trace/envelope.ts';
import { turningPoints, type StrokeEdges } from '../../page/trace/turning-points.ts';
import { upwardSignal } from '../../page/trace/plot-signal.ts';
import type { IrPeak } from '@elucida/spectra/spectrum';
import type { Seen } from '../../page/trace/plot-signal.ts';
import type { TraceMask } from '../../page/trace/trace-mask.ts';

/** Weakest band, share of the strongest. */
const MIN_SHARE = 0.015;
const MIN_PX = 2.5;
/**
 * A band wider than this at half depth is called broad: O–H and N–H stretches, not fingerprints
 * (cm⁻¹).
 */
const BROAD_CM1 = 120;

/** Pixels that the stroke covers only in part make it look thicker than it reaches, px. */
const PARTLY_COVERED_PX = 0.2;
/** Share of the columns in which a whole trace shows. */
const WHOLE = 0.9;
/** Bands that reach this near the plot's edge at half height are not whole, px. */
const EDGE_PX = 2;

/** How an infrared trace is drawn: dips from a high baseline or peaks from a low one. */
export type InfraredScale = 'transmittance' | 'absorbance';

/**
 * Bands of an infrared spectrum, in either scale. `toCm1` maps a position from the plot's left
 * edge, in px.
 */
export function readInfrared(
  mask: TraceMask,
  toCm1: (x: number) => number,
): { peaks: Seen<IrPeak>[]; scale: InfraredScale; heights: Float32Array } {
  const trace = followTrace(mask);
  if (!trace || trace.cover < 0.5) {
    const { height, baseline } = upwardSignal(mask);
    return finish(height, { scale: 'absorbance', toCm1, mask, rest: baseline });
  }
  const middle = Float32Array.from(trace.top, (t, x) => (t + trace.bottom[x]!) / 2);
  const sorted = [...middle].filter((v) => !Number.isNaN(v)).sort((a, b) => a - b);
  const at = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))]!;
  // The trace stays near its baseline most of the time: where the median is nearer to the upper
  // end, bands point down.
  const scale: InfraredScale =
    at(0.5) - Math.min(...sorted) < Math.max(...sorted) - at(0.5) ? 'transmittance' : 'absorbance';
  const [raw, inner] =
    scale === 'transmittance' ? [trace.bottom, trace.top] : [trace.top, trace.bottom];
  const sign = scale === 'transmittance' ? 1 : -1;
  const rest = scale === 'transmittance' ? at(0.1) : at(0.9);
  const depth = Float32Array.from(raw, (v) =>
    Number.isNaN(v) ? 0 : Math.max(0, sign * (v - rest)),
  );
  // Where the stroke is broken, its other edge tells nothing.
  if (trace.cover < WHOLE) return finish(depth, { scale, toCm1, mask, rest });
  const other = Float32Array.from(inner, (v) => (Number.isNaN(v) ? 0 : sign * (v - rest)));
  const thickness = strokeThickness(depth, other);
  const ground = other.map((v, x) => Math.max(0, Math.min(depth[x]!, v + thickness)));
  const reach = Math.max(
    2,
    Math.ceil(thickness - PARTLY_COVERED_PX),
    steepWidth(mask, (x) => depth[x]! - other[x]! >= STEEP * thickness),
  );
  const stroke = { far: ground, reach };
  return finish(depth, { scale, toCm1, mask, rest, stroke });
}

/** How thick the stroke is where the curve is level, px. */
const strokeThickness = (near: Float32Array, far: Float32Array) =>
  [...near].map((v, x) => v - far[x]!).sort((a, b) => a - b)[near.length >> 2]!;

/** Columns this many times as high as the stroke is thick show a steep part of the curve. */
const STEEP = 3;

/**
 * Columns that the stroke takes up in the rows of steep columns: the upper quartile of the runs of
 * ink.
 */
function steepWidth({ width, height, on }: TraceMask, steep: (x: number) => boolean): number {
  const runs: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0, run = 0; x <= width; x++) {
      if (x < width && on[y * width + x]) run++;
      else if (run) {
        if (steep(x - 1 - (run >> 1))) runs.push(run);
        run = 0;
      }
    }
  }
  return runs.sort((a, b) => a - b)[Math.floor(0.75 * runs.length)] ?? 1;
}

type Stroke = Omit<StrokeEdges, 'near' | 'least'>;
interface Drawn {
  scale: InfraredScale;
  toCm1: (x: number) => number;
  mask: TraceMask;
  rest: number;
  stroke?: Stroke;
}

function finish(depth: Float32Array, { scale, toCm1, mask, rest, stroke }: Drawn) {
  const strongest = Math.max(...depth);
  const noise = roughness(depth);
  const minimum = (h: number) => Math.max(MIN_PX, 4 * noise, MIN_SHARE * strongest, 0.02 * h);
  const { bands, ground } = stroke
    ? bandsOf(depth, stroke, minimum)
    : { bands: findPeaks(depth, minimum), ground: depth };
  const peaks = bands.map((b): Seen<IrPeak> => {
    const share =
      b.prominence > 0.5 * b.height
        ? b.height / strongest
        : Math.max(b.prominence, 0.7 * b.height) / strongest;
    const width = Math.abs(toCm1(b.to + 1) - toCm1(b.from));
    const x = centreOfTip(depth, ground, b);
    const intensity = width >= BROAD_CM1 && share >= 0.1 ? 'br' : strengthOfDepth(share);
    return {
      at: { x, y: scale === 'absorbance' ? rest - b.height : rest + b.height },
      peak: {
        wavenumber_cm1: Math.round(toCm1(x)),
        intensity,
        depth: Math.round(1000 * share) / 1000,
      },
    };
  });
  // What rises right at the plot's edge is cut off, or what is left of the frame.
  const inside = (_: Seen<IrPeak>, i: number) =>
    bands[i]!.index > EDGE_PX && bands[i]!.index < mask.width - 1 - EDGE_PX;
  return { peaks: peaks.filter(inside), scale, heights: depth };
}

/** Bands between the turning points of the curve that the stroke was drawn along. */
function bandsOf(
  near: Float32Array,
  stroke: Stroke,
  minimum: (height: number) => number,
): { bands: CurvePeak[]; ground: Float32Array } {
  const turns = turningPoints({ ...stroke, near, least: minimum(0) });
  const ground = Float32Array.from(near);
  for (const t of turns) if (!t.tip) ground[t.index] = t.depth;
  const bands = findPeaks(
    turns.map((t) => t.depth),
    minimum,
  )
    .filter((p) => turns[p.index]!.tip)
    .map(({ index, height, prominence }) => {
      const at = turns[index]!.index;
      const half = height - prominence / 2;
      let from = at;
      while (from > 0 && ground[from - 1]! > half) from--;
      let to = at;
      while (to + 1 < ground.length && ground[to + 1]! > half) to++;
      return { index: at, height, prominence, from, to };
    });
  return { bands, ground };
}

/** How far a band falls on one side before it rises again by more than 2 % of its height. */
function localDrop(
  ground: Float32Array,
  index: number,
  { step, height }: { step: 1 | -1; height: number },
): number {
  let low = height;
  for (let k = index + step; k >= 0 && k < ground.length; k += step) {
    if (ground[k]! < low) low = ground[k]!;
    else if (ground[k]! > low + Math.max(1, 0.02 * height)) break;
  }
  return height - low;
}

/**
 * Centroid of the samples within the upper quarter of a band, down to the nearer valley next to it.
 */
function centreOfTip(
  depth: Float32Array,
  ground: Float32Array,
  band: { index: number; height: number; prominence: number },
): number {
  const { height } = band;
  const drop = Math.min(
    band.prominence,
    ...([1, -1] as const)
      .map((step) => localDrop(ground, band.index, { step, height }))
      .filter((d) => d > 0),
  );
  const floor = height - Math.max(1, drop) / 4;
  const inside = (x: number) => ground[x]! >= floor && depth[x]! <= height + 1;
  let from = band.index;
  let to = band.index;
  while (from > 0 && inside(from - 1)) from--;
  while (to + 1 < depth.length && inside(to + 1)) to++;
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

/**
 * Noise of a sampled curve from its second differences, px: by their lower quartile, since bands
 * themselves bend the curve.
 */
function roughness(values: Float32Array): number {
  const second: number[] = [];
  for (let i = 1; i + 1 < values.length; i++)
    second.push(Math.abs(values[i - 1]! - 2 * values[i]! + values[i + 1]!));
  second.sort((a, b) => a - b);
  return (second[second.length >> 2] ?? 0) / NORMAL_QUARTILE / Math.sqrt(6);
}
