import { median } from '../numbers/median.ts';
import { shiftAt } from '../recorded/axis.ts';
import type { Spectrum2D } from '../recorded/recordings.ts';

/** A peak of a plane. `height` in units of the plane's noise, below zero where it is negative. */
export interface PlanePeak {
  readonly direct: number;
  readonly indirect: number;
  readonly height: number;
  /** Height over what its own column and row hold besides: below some units it is t₁ noise or a ridge. */
  readonly clear: number;
}

interface Picking {
  /** Height above the noise. */
  readonly least: number;
  /** Height above the noise of the peak's own column and row. */
  readonly leastClear: number;
  /** Peaks closer than this in both dimensions are one signal, ppm. */
  readonly same: { readonly direct: number; readonly indirect: number };
}

/** Standard deviation of noise whose median magnitude is 1. */
const FROM_MEDIAN = 1.4826;
/** Share of the largest magnitudes of a row or column that are its peaks. */
const PEAKS_SHARE = 0.12;

/**
 * Spread of a row or column without its peaks: the root mean square of its smaller magnitudes, widened for those
 * left out.
 */
function restOf(magnitudes: Float64Array): number {
  const sorted = magnitudes.slice().sort();
  const count = Math.max(1, Math.floor(sorted.length * (1 - PEAKS_SHARE)));
  let sum = 0;
  for (let k = 0; k < count; k++) sum += sorted[k]! ** 2;
  return 1.25 * Math.sqrt(sum / count);
}

/** Values of a plane that its noise is measured by. */
const SAMPLE = 200_000;

/** Standard deviation of a plane's noise, in its own unit: most of a plane is nothing else. */
export function planeNoise({ values }: Spectrum2D): number {
  const count = Math.min(SAMPLE, values.length);
  const sample = Float64Array.from({ length: count }, (_, k) =>
    Math.abs(values[Math.floor((k * values.length) / count)]!),
  );
  return FROM_MEDIAN * median(sample) || Number.MIN_VALUE;
}

/**
 * The peaks of a plane: tops that rise above its noise and above what their own row and column hold (t₁ noise of
 * strong signals, ridges), those of one multiplet taken as one at their centre of gravity.
 */
export function planePeaks(plane: Spectrum2D, { least, leastClear, same }: Picking): PlanePeak[] {
  const { direct, indirect, values } = plane;
  const [columns, rows] = [direct.points, indirect.points];
  const noise = planeNoise(plane);
  const floor = least * noise;
  const tops: { column: number; row: number; value: number }[] = [];
  for (let row = 1; row < rows - 1; row++)
    for (let column = 1; column < columns - 1; column++) {
      const at = row * columns + column;
      const size = Math.abs(values[at]!);
      if (size < floor) continue;
      const isTop =
        size >= Math.abs(values[at - 1]!) &&
        size > Math.abs(values[at + 1]!) &&
        size >= Math.abs(values[at - columns]!) &&
        size > Math.abs(values[at + columns]!);
      if (isTop) tops.push({ column, row, value: values[at]! });
    }
  const rest = new Map<string, number>();
  const restIn = (kind: 'row' | 'column', index: number): number => {
    const key = `${kind}${index}`;
    let known = rest.get(key);
    if (known === undefined) {
      known = restOf(
        kind === 'row'
          ? Float64Array.from({ length: columns }, (_, k) => Math.abs(values[index * columns + k]!))
          : Float64Array.from({ length: rows }, (_, k) => Math.abs(values[k * columns + index]!)),
      );
      rest.set(key, known);
    }
    return known;
  };
  const clear = tops
    .map(({ column, row, value }) => ({
      ...placeOf({ direct, indirect, values }, column, row),
      height: value / noise,
      clear: Math.abs(value) / Math.max(noise, restIn('column', column), restIn('row', row)),
    }))
    .filter((top) => top.clear >= leastClear);
  return together(clear, same);
}

/** Where the top lies between points, by parabolas in both directions. */
function placeOf(
  { direct, indirect, values }: Omit<Spectrum2D, 'kind'>,
  column: number,
  row: number,
) {
  const at = row * direct.points + column;
  const between = (before: number, top: number, after: number) => {
    const bend = before - 2 * top + after;
    return bend === 0 ? 0 : Math.max(-0.5, Math.min(0.5, (before - after) / (2 * bend)));
  };
  const [x, y] = [
    between(values[at - 1]!, values[at]!, values[at + 1]!),
    between(values[at - direct.points]!, values[at]!, values[at + direct.points]!),
  ];
  return { direct: shiftAt(direct, column + x), indirect: shiftAt(indirect, row + y) };
}

/** Tops of one multiplet as one peak of the same sign: neighbours are gathered about the strongest. */
function together(tops: readonly PlanePeak[], same: Picking['same']): PlanePeak[] {
  const left = [...tops].sort((a, b) => Math.abs(b.height) - Math.abs(a.height));
  const isTaken = new Uint8Array(left.length);
  const peaks: PlanePeak[] = [];
  left.forEach((first, index) => {
    if (isTaken[index]) return;
    const group: PlanePeak[] = [];
    left.forEach((other, k) => {
      const isNear =
        Math.abs(other.direct - first.direct) <= same.direct &&
        Math.abs(other.indirect - first.indirect) <= same.indirect;
      if (isTaken[k] || !isNear) return;
      isTaken[k] = 1;
      if (other.height * first.height > 0) group.push(other);
    });
    const total = group.reduce((sum, { height }) => sum + Math.abs(height), 0);
    const mean = (of: (peak: PlanePeak) => number) =>
      group.reduce((sum, peak) => sum + of(peak) * Math.abs(peak.height), 0) / total;
    peaks.push({
      direct: mean((peak) => peak.direct),
      indirect: mean((peak) => peak.indirect),
      height: first.height,
      clear: first.clear,
    });
  });
  return peaks;
}
