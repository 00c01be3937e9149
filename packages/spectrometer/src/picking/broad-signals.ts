import { fitShape } from '../multiplets/fit-shape.ts';
import { rootMeanSquare } from '../numbers/root-mean-square.ts';
import { noiseLevel } from '../processing/noise.ts';
import { shiftAt, type Axis } from '../recorded/axis.ts';
import type { Region } from './lines.ts';

/** Width by which the curve is smoothed, Hz: about that of a signal of NH and OH, or of a weak multiplet. */
const SMOOTH_HZ = 8;
/** Height of such a signal above the noise of the smoothed curve. */
const LEAST = 7;
/** Width at half height of the smoothed curve, Hz: what is wider is a wave of the baseline. */
const WIDEST_HZ = 55;
/** Share of the tallest of the smoothed curve, and of what is near, Hz: below it are feet of strong lines. */
const LEAST_SHARE = 0.004,
  NEAR = { share: 0.02, hz: 150 };
/** Room on both sides, in widths at half height: the tails of a broad line hold a good part of its area. */
const ROOM_WIDTHS = 1.5;
/** Of a signal whose shape noise hides: lines of multiplets fall off sooner. */
const WEAK_ROOM_WIDTHS = 1;
/** Height above the noise of the smoothed curve from which the shape of a signal is believed. */
const CLEAR = 20;
/** An area is that of a signal from this many times its noise on; below, it says nothing. */
const LEAST_AREA = 3;
/** Over this width a curve without lines is its own mean, Hz, but for noise: its rms and its extremes. */
const EVEN_HZ = 3,
  EVEN = { rms: 1.35, most: 4.5 };
/** A single line explains a signal when it leaves no more than this many times the noise. */
const NOISE_LEFT = 1.3;

/** A signal without lines that are resolved or above the noise one by one. */
export interface BroadSignal {
  readonly region: Region;
  readonly ppm: number;
  /** Width at half height, Hz, with that of the smoothing taken off. */
  readonly widthHz: number;
  /** Above what it lies on, in the curve's unit times Hz. */
  readonly area: number;
  /** One broad line explains it; else it may be a multiplet whose lines drown in noise. */
  readonly isOneLine: boolean;
}

/**
 * Whether a region has no line above its noise, but for what is wide: its deconvolution would make lines of noise.
 */
export function isEven(
  values: Float64Array,
  { region: { from, to }, axis, noise }: { region: Region; axis: Axis; noise: number },
): boolean {
  const half = Math.max(1, Math.round(EVEN_HZ / (Math.abs(axis.step) * axis.mhz) / 2));
  const part = values.subarray(Math.max(0, from - half), Math.min(values.length, to + half + 1));
  // Twicing (J. W. Tukey, Exploratory Data Analysis, 1977) gives back what a mean takes off the top of a broad line.
  const once = boxed(part, half);
  const twice = boxed(once, half);
  let sum = 0;
  for (let k = 0; k < part.length; k++) {
    const rest = Math.abs(part[k]! - 2 * once[k]! + twice[k]!);
    if (rest > EVEN.most * noise) return false;
    sum += rest * rest;
  }
  return Math.sqrt(sum / part.length) <= EVEN.rms * noise;
}

/** Whether one line leaves nothing but noise; its width and area. */
function asOneLine(
  values: Float64Array,
  {
    region: { from, to },
    axis,
    start,
    noise,
  }: { region: Region; axis: Axis; start: { ppm: number; widthHz: number }; noise: number },
) {
  const heights = values.slice(from, to + 1);
  const piece = { hz: heights.map((_, k) => shiftAt(axis, from + k) * axis.mhz), heights };
  const fit = fitShape(piece, {
    centreHz: start.ppm * axis.mhz,
    couplings: [],
    widthHz: start.widthHz,
  });
  return {
    fits: fit.misfit * rootMeanSquare(heights) <= NOISE_LEFT * noise,
    widthHz: fit.widthHz,
    area: fit.area,
  };
}

/** Share of its height that a signal may still have at the ends of its room. */
const AT_ROOM = 0.1;

/** Area of a signal above what it lies on: the tails of strong lines, between its ends. */
function areaAbove(
  smooth: Float64Array,
  { region: { from, to }, top }: { region: Region; top: number },
): number {
  const floor = Math.max(0, (smooth[from]! + smooth[to]!) / 2 - AT_ROOM * top);
  let sum = 0;
  for (let k = from; k <= to; k++) sum += smooth[k]! - floor;
  return sum;
}

/** Means of `2 half + 1` points. */
function boxed(values: Float64Array, half: number): Float64Array {
  const sums = new Float64Array(values.length + 1);
  for (let k = 0; k < values.length; k++) sums[k + 1] = sums[k]! + values[k]!;
  return values.map((_, k) => {
    const [from, to] = [Math.max(0, k - half), Math.min(values.length, k + half + 1)];
    return (sums[to]! - sums[from]!) / (to - from);
  });
}

/**
 * Signals that only show once the curve is smoothed (hydrogens on N and O, weak multiplets), highest shift first.
 * `taken`: regions whose lines are known; nothing is looked for in them.
 */
export function broadSignals(
  values: Float64Array,
  { axis, taken }: { axis: Axis; taken: readonly Region[] },
): BroadSignal[] {
  const hertz = Math.abs(axis.step) * axis.mhz;
  const smooth = boxed(values, Math.max(1, Math.round(SMOOTH_HZ / hertz / 2)));
  const noise = noiseLevel(smooth);
  const ofPoint = noiseLevel(values);
  if (!(noise > 0)) return [];
  const isTaken = new Uint8Array(values.length);
  for (const { from, to } of taken) isTaken.fill(1, from, to + 1);
  const tallest = smooth.reduce((most, value) => Math.max(most, value), 0);
  const near = Math.ceil(NEAR.hz / hertz);
  const isFoot = (k: number): boolean => {
    const around = smooth.subarray(Math.max(0, k - near), Math.min(smooth.length, k + near + 1));
    return around.some((value) => smooth[k]! < NEAR.share * value);
  };
  const found: BroadSignal[] = [];
  for (let k = 1; k < smooth.length - 1; k++) {
    const top = smooth[k]!;
    if (isTaken[k] === 1 || top < Math.max(LEAST * noise, LEAST_SHARE * tallest)) continue;
    if (top < smooth[k - 1]! || top <= smooth[k + 1]! || isFoot(k)) continue;
    const side = (step: 1 | -1): number => {
      let at = k;
      while (at > 0 && at < smooth.length - 1 && isTaken[at] === 0 && smooth[at]! > top / 2)
        at += step;
      return smooth[at]! <= top / 2 && isTaken[at] === 0 ? at : Number.NaN;
    };
    const [left, right] = [side(-1), side(1)];
    const width = (right - left) * hertz;
    // NaN where a neighbour's region begins before the curve has fallen.
    if (!(width <= WIDEST_HZ)) continue;
    const isHighest = smooth.subarray(left, right + 1).every((value) => value <= top);
    if (!isHighest) continue;
    const isClear = top >= CLEAR * noise;
    const room = Math.ceil(((isClear ? ROOM_WIDTHS : WEAK_ROOM_WIDTHS) * width) / hertz);
    const region = { from: Math.max(0, k - room), to: Math.min(values.length - 1, k + room) };
    const ppm = shiftAt(axis, (left + right) / 2);
    const widthHz = Math.sqrt(Math.max(1, width ** 2 - SMOOTH_HZ ** 2));
    const line = asOneLine(values, { region, axis, start: { ppm, widthHz }, noise: ofPoint });
    const isOneLine = isClear && line.fits;
    const area = isOneLine ? line.area : areaAbove(smooth, { region, top }) * hertz;
    // Filled decays have two points for each that was recorded.
    const ofNoise = ofPoint * hertz * Math.sqrt(2 * (region.to - region.from + 1));
    if (area >= LEAST_AREA * ofNoise)
      found.push({
        ...{ region, ppm, isOneLine, area },
        widthHz: isOneLine ? line.widthHz : widthHz,
      });
    k = right;
  }
  return found;
}
