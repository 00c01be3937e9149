import { gsd, optimizePeaks } from 'ml-gsd';
import { pointAt, shiftAt, type Axis } from '../recorded/axis.ts';

/** A resolved line of a spectrum. */
export interface Line {
  readonly ppm: number;
  readonly height: number;
  /** Width at half height, Hz. */
  readonly widthHz: number;
  /** Share of Gauss in its shape; the rest is Lorentz. */
  readonly gauss: number;
}

/** Height of a line at a distance from its top. */
export function lineAt({ height, widthHz, gauss }: Line, hz: number): number {
  const square = (2 * hz) / widthHz;
  return height * ((1 - gauss) / (1 + square ** 2) + gauss * Math.exp(-Math.LN2 * square ** 2));
}

/** Part of a spectrum, first and last point. */
export interface Region {
  readonly from: number;
  readonly to: number;
}

interface Regions {
  /** Height above which a point belongs to a signal. */
  readonly level: number;
  /** Parts closer than this are one, and each is widened by half of it, Hz. */
  readonly gapHz: number;
}

/** Parts of a spectrum that rise above a level. */
export function regionsAbove(
  values: ArrayLike<number>,
  { axis, level, gapHz }: Regions & { axis: Axis },
): Region[] {
  const gap = gapHz / (Math.abs(axis.step) * axis.mhz);
  const regions: { from: number; to: number }[] = [];
  for (let k = 0; k < values.length; k++) {
    if (values[k]! <= level) continue;
    const last = regions.at(-1);
    if (last !== undefined && k - last.to <= gap) last.to = k;
    else regions.push({ from: k, to: k });
  }
  const room = Math.ceil(gap / 2);
  return regions.map(({ from, to }) => ({
    from: Math.max(0, from - room),
    to: Math.min(values.length - 1, to + room),
  }));
}

/** Half the width of the floor that lines rise from, Hz: lines are narrower, signals of NH and OH may be wider. */
const FLOOR_HZ = 12;
/** A line rises above its floor by this share of the floor at least; less is noise on a broad signal. */
const ABOVE_FLOOR = 0.1;

/** The lowest value within `half` points of each point, and the highest of those: what narrow lines rise from. */
export function floorOf(values: Float64Array, half: number): Float64Array {
  return sliding(sliding(values, half, -1), half, 1);
}

/**
 * Largest (`sign` 1) or smallest (−1) value within `half` points, in linear time (van Herk 1992, Gil and Werman
 * 1993).
 */
function sliding(values: Float64Array, half: number, sign: 1 | -1): Float64Array {
  const size = 2 * half + 1;
  const count = values.length;
  const left = new Float64Array(count);
  const right = new Float64Array(count);
  const more = (a: number, b: number) => (sign * a > sign * b ? a : b);
  for (let k = 0; k < count; k++)
    left[k] = k % size === 0 ? values[k]! : more(left[k - 1]!, values[k]!);
  for (let k = count - 1; k >= 0; k--)
    right[k] =
      (k + 1) % size === 0 || k === count - 1 ? values[k]! : more(right[k + 1]!, values[k]!);
  return Float64Array.from(values, (_, k) =>
    more(right[Math.max(0, k - half)]!, left[Math.min(count - 1, k + half)]!),
  );
}

/** Points of one region that are deconvoluted; what is wider is no signal of a molecule in solution. */
const MOST_POINTS = 32_768;
/** Widest line, Hz: beyond it a rise of the baseline. */
const WIDEST_HZ = 60;

/**
 * The lines of a region, highest shift first: global spectra deconvolution (maxima of the curve and of its second
 * derivative), then Lorentz–Gauss shapes fitted together. `least`: height below which nothing is a line.
 */
export function linesOf(
  values: Float64Array,
  { region: { from, to }, axis, least }: { region: Region; axis: Axis; least: number },
): Line[] {
  const count = to - from + 1;
  if (count < 8 || count > MOST_POINTS) return [];
  const hertz = Math.abs(axis.step) * axis.mhz;
  // In Hz from the region's right end, rising, as the library wants it.
  const x = Float64Array.from({ length: count }, (_, k) => k * hertz);
  const y = Float64Array.from({ length: count }, (_, k) => values[to - k]!);
  const floor = floorOf(y, Math.max(1, Math.round(FLOOR_HZ / hertz)));
  const found = gsd(
    { x, y },
    {
      noiseLevel: least,
      minMaxRatio: 0.004,
      realTopDetection: true,
      peakDetectionAlgorithm: 'auto',
      sgOptions: { windowSize: 7, polynomial: 3 },
    },
  ).filter(({ y: height, index }) => height - floor[index]! >= ABOVE_FLOOR * floor[index]!);
  const tops = withoutFlanks(found, least);
  if (tops.length === 0) return [];
  const fitted = optimizePeaks({ x, y }, tops, {
    shape: { kind: 'pseudoVoigt' },
    groupingFactor: 2,
    maxNumberOfPeaks: 8,
    // Bounded by steps alone: with a limit of time, a slow computer would read no signal of a good file.
    optimization: { kind: 'lm', options: { maxIterations: 12 } },
    // Without bounds, neighbours swallow each other.
    parameters: {
      x: {
        min: (peak: Top) => peak.x - MOST_MOVED * widthOf(peak),
        max: (peak: Top) => peak.x + MOST_MOVED * widthOf(peak),
      },
      fwhm: {
        min: (peak: Top) => widthOf(peak) / MOST_WIDENED,
        max: (peak: Top) => MOST_WIDENED * widthOf(peak),
      },
    },
  });
  const lines = fitted
    .map(({ x: hz, y: height, shape }) => ({
      ppm: shiftAt(axis, to - hz / hertz),
      height,
      widthHz: 'fwhm' in shape && typeof shape.fwhm === 'number' ? shape.fwhm : 1,
      gauss: 'mu' in shape && typeof shape.mu === 'number' ? shape.mu : 0,
    }))
    .filter(
      ({ ppm, height, widthHz }) =>
        height >= least &&
        widthHz <= WIDEST_HZ &&
        widthHz > 0 &&
        pointAt(axis, ppm) >= from &&
        pointAt(axis, ppm) <= to,
    )
    .sort((a, b) => b.ppm - a.ppm);
  return merged(lines, axis);
}

/** What the deconvolution knows of a top before it is fitted. */
interface Top {
  readonly x: number;
  readonly width?: number;
  readonly shape?: { readonly fwhm?: number };
}
/** By how many widths a line may move, and by which factor its width may change, while it is fitted. */
const MOST_MOVED = 0.5,
  MOST_WIDENED = 2;
/** Width at half height of a top that was found by its points of inflection, which lie closer together. */
const widthOf = ({ width = 1, shape }: Top): number => shape?.fwhm ?? width * Math.sqrt(3);

/**
 * A top this many times as high as its neighbour's flank, and above all flanks together by this share of `least`, is a
 * line.
 */
const ABOVE_FLANK = 1.3,
  LEAST_ABOVE = 0.5;
/** Flanks farther than this many widths from their line say nothing. */
const FLANK_WIDTHS = 8;

/**
 * Tops without those that noise makes on the flanks of higher lines: fitted as lines they would take the flanks' area,
 * and no pattern would fit. The flanks are Lorentz's.
 */
function withoutFlanks<Each extends Top & { readonly y: number }>(
  tops: readonly Each[],
  least: number,
): Each[] {
  return tops.filter(({ x, y }) => {
    let [highest, sum] = [0, 0];
    for (const other of tops) {
      const width = widthOf(other);
      const apart = Math.abs(other.x - x);
      if (other.y <= y || apart > FLANK_WIDTHS * width) continue;
      const flank = other.y / (1 + ((2 * apart) / width) ** 2);
      highest = Math.max(highest, flank);
      sum += flank;
    }
    return sum === 0 || y > Math.max(ABOVE_FLANK * highest, sum) + LEAST_ABOVE * least;
  });
}

/** Two tops closer than this share of their width are one wide line. */
const UNRESOLVED = 0.6;

/** Lines of which two that no eye would part are one. */
function merged(lines: readonly Line[], { mhz }: Axis): Line[] {
  const kept: Line[] = [];
  for (const line of lines) {
    const last = kept.at(-1);
    const apart = last === undefined ? Infinity : (last.ppm - line.ppm) * mhz;
    if (last === undefined || apart > UNRESOLVED * Math.min(last.widthHz, line.widthHz)) {
      kept.push(line);
      continue;
    }
    const [a, b] = [last.height * last.widthHz, line.height * line.widthHz];
    const height = Math.max(last.height, line.height);
    kept[kept.length - 1] = {
      ppm: (last.ppm * a + line.ppm * b) / (a + b),
      height,
      widthHz: (a + b) / height,
      gauss: (last.gauss + line.gauss) / 2,
    };
  }
  return kept;
}
