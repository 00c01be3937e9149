import type { Curve } from '../peak-picking/curve.ts';
import type { RecordedTrace } from '../spectrum.ts';

/**
 * Points that a trace keeps at most: a quarter of a hertz each over 20 ppm at 400 MHz, in 40 to 90
 * kB.
 */
export const TRACE_POINTS = 32_768;
/** Heights are written in so many steps above the lowest. */
export const TRACE_STEPS = 65_535;
/** Longest text of heights: three bytes a point at worst, four letters for three bytes. */
export const TRACE_TEXT = TRACE_POINTS * 4;

/** Bytes put into one call; engines limit the number of arguments. */
const CHUNK = 8192;

/** As many evenly spaced values as `count`, by straight lines between the points of a curve. */
function resampled({ x, y }: Curve, count: number): Float64Array {
  const last = x.length - 1;
  const from = x[0]!,
    step = (x[last]! - from) / (count - 1);
  const values = new Float64Array(count);
  const way = Math.sign(step);
  for (let k = 0, at = 0; k < count; k++) {
    const place = from + k * step;
    while (at < last - 1 && way * (place - x[at + 1]!) > 0) at++;
    const share = (place - x[at]!) / (x[at + 1]! - x[at]! || 1);
    values[k] = y[at]! + Math.min(1, Math.max(0, share)) * (y[at + 1]! - y[at]!);
  }
  return values;
}

/** The lowest and the highest value of each part of a long row, in the order in which they come. */
function extremes(values: Float64Array, count: number): Float64Array {
  const parts = count >> 1;
  const kept = new Float64Array(2 * parts);
  for (let part = 0; part < parts; part++) {
    const end = Math.floor(((part + 1) * values.length) / parts);
    let low = Math.floor((part * values.length) / parts),
      high = low;
    for (let k = low + 1; k < end; k++) {
      if (values[k]! < values[low]!) low = k;
      if (values[k]! > values[high]!) high = k;
    }
    kept[2 * part] = values[Math.min(low, high)]!;
    kept[2 * part + 1] = values[Math.max(low, high)]!;
  }
  return kept;
}

/**
 * Differences of successive heights as base 128 numbers with the sign in the lowest bit, as Protocol
 * Buffers write them (zigzag varints), in base64: a byte each where the curve is quiet.
 */
function packed(heights: Uint16Array): string {
  const bytes: number[] = [];
  let before = 0;
  for (const height of heights) {
    const difference = height - before;
    before = height;
    let rest = difference < 0 ? -2 * difference - 1 : 2 * difference;
    for (; rest > 127; rest >>>= 7) bytes.push((rest & 127) | 128);
    bytes.push(rest);
  }
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.slice(at, at + CHUNK));
  return btoa(text);
}

/**
 * A recorded curve as it is kept. Of a longer one, lowest and highest points stay, so that no line is
 * lost; null for a curve of fewer than two points, without extent, or with points that are no
 * numbers. `most`: points that are kept.
 */
export function writeTrace(
  curve: Curve,
  { ordinate, most = TRACE_POINTS }: { ordinate: RecordedTrace['ordinate']; most?: number },
): RecordedTrace | null {
  const { x, y } = curve;
  const last = Math.min(x.length, y.length) - 1;
  if (last < 1 || x[0] === x[last]) return null;
  const even = resampled(
    { x: Array.from(x).slice(0, last + 1), y: Array.from(y).slice(0, last + 1) },
    last + 1,
  );
  if (!even.every(Number.isFinite)) return null;
  const values = even.length > most ? extremes(even, most) : even;
  const low = values.reduce((least, value) => Math.min(least, value), Infinity);
  const high = values.reduce((greatest, value) => Math.max(greatest, value), -Infinity);
  const step = (high - low) / TRACE_STEPS || 1;
  return {
    from: x[0]!,
    to: x[last]!,
    low,
    high,
    ordinate,
    heights: packed(Uint16Array.from(values, (value) => Math.round((value - low) / step))),
  };
}
