import { localMaxima } from '@elucida/spectra/peak-picking/local-maxima';
import { topOf } from '../numbers/top.ts';
import { medianBackground } from '../processing/background.ts';
import { noiseLevel } from '../processing/noise.ts';
import { shiftAt, type Axis } from '../recorded/axis.ts';
import type { Spectrum1D } from '../recorded/recordings.ts';

/** A line of a ¹³C spectrum; `height` in units of the noise, below zero where it points down. */
export interface CarbonLine {
  readonly ppm: number;
  readonly height: number;
}

/** Height of a line above the noise of the smoothed spectrum. */
const LEAST = 5;
/** Width by which the spectrum is smoothed: that of its lines, Hz. */
const SMOOTH_HZ = 1.6;
/** Lines below this share of the tallest are feet and satellites. */
const SHARE = 0.006;
/** Lines closer than this are one, Hz. */
const SAME_HZ = 2.5;
/** A line below this share of a neighbour this near (Hz) is its foot, or a sideband of decoupling. */
const FEET = [
  { share: 0.08, hz: 12 },
  { share: 0.02, hz: 90 },
];
/** A line has fallen to half within this distance from its top, Hz; what has not is a wave of the baseline. */
const WIDEST_HZ = 25;
/** Outermost share of a spectrum that the receiver's filter spoils. */
const EDGE = 0.03;

/** Average weighted by a triangle of `half` points to both sides. */
function triangular(values: Float64Array, half: number): Float64Array {
  if (half < 1) return values;
  const weights = Array.from({ length: 2 * half + 1 }, (_, k) => half + 1 - Math.abs(k - half));
  const total = weights.reduce((a, b) => a + b, 0);
  return Float64Array.from(values, (_, at) => {
    let sum = 0;
    for (let k = -half; k <= half; k++)
      sum += weights[k + half]! * values[Math.min(values.length - 1, Math.max(0, at + k))]!;
    return sum / total;
  });
}

/**
 * The lines of a spectrum with narrow lines (¹³C, DEPT), highest shift first: background off, smoothed by the width
 * of a line, which is the filter that finds a line in white noise best, and all tops above the noise. `bothWays`:
 * lines that point down as well.
 */
export function carbonLines(
  { axis, re, keepsBaseline }: Spectrum1D,
  { bothWays = false }: { bothWays?: boolean } = {},
): CarbonLine[] {
  const background = keepsBaseline ? null : medianBackground(re);
  const hertz = Math.abs(axis.step) * axis.mhz;
  const smooth = triangular(
    background === null ? re : re.map((value, k) => value - background[k]!),
    Math.round(SMOOTH_HZ / hertz / 2),
  );
  const noise = noiseLevel(smooth);
  if (!(noise > 0)) return [];
  const reach = Math.ceil(WIDEST_HZ / hertz);
  const edge = Math.round(EDGE * smooth.length);
  const heights = Float64Array.from(
    smooth,
    (value) => (bothWays ? Math.abs(value) : value) / noise,
  );
  const falls = (index: number, step: 1 | -1): boolean => {
    for (let k = 1; k <= reach; k++)
      if ((heights[index + step * k] ?? 0) < heights[index]! / 2) return true;
    return false;
  };
  const tops = localMaxima(heights, LEAST)
    .filter(
      ({ index }) =>
        heights[index]! >= LEAST &&
        index > edge &&
        index < smooth.length - edge - 1 &&
        falls(index, 1) &&
        falls(index, -1),
    )
    .map(({ index }) => ({
      ppm: shiftAt(axis, topOf(smooth, index)),
      height: smooth[index]! / noise,
    }));
  return separate(tops, axis);
}

/** Tops without those that are feet of a higher one. */
function separate(tops: readonly CarbonLine[], { mhz }: Axis): CarbonLine[] {
  const size = (line: CarbonLine) => Math.abs(line.height);
  const tallest = tops.reduce((most, line) => Math.max(most, size(line)), 0);
  const kept: CarbonLine[] = [];
  for (const line of [...tops].sort((a, b) => size(b) - size(a))) {
    if (size(line) < SHARE * tallest) break;
    const isOwn = kept.every((other) => {
      const hz = Math.abs(other.ppm - line.ppm) * mhz;
      return (
        hz > SAME_HZ && FEET.every((foot) => hz > foot.hz || size(line) > foot.share * size(other))
      );
    });
    if (isOwn) kept.push(line);
  }
  return kept.sort((a, b) => b.ppm - a.ppm);
}
