import type { RecordedPlane } from '../spectrum.ts';

/** Points of either side of the grid at most. */
export const PLANE_SIDE = 256;
/** Steps of a height above and below zero. */
export const PLANE_STEPS = 127;
/** Longest text of heights: four planes and two curves fit into the form that is sent with images. */
export const PLANE_TEXT = 60_000;

/** Magnitude that is kept as nothing, in noise: the largest of many points of noise reaches three times it. */
const FLOOR = 3;
/**
 * Rows and columns beyond the outermost magnitude of so many times the noise, and of this share of the tallest, are
 * cut off: t₁ noise of strong signals runs to the ends of a plane.
 */
const EDGE = 10,
  EDGE_SHARE = 1 / 4000;
/** Points kept beyond it, a share of what is kept. */
const MARGIN = 0.04;
/** Each time that the text is too long, the floor is raised so many times. */
const RAISE = 1.25;
/** Bytes put into one call; engines limit the number of arguments. */
const CHUNK = 8192;

/** A plane as it was processed: row by row, the shifts of its ends, and its noise in its own unit. */
export interface WholePlane {
  /** Shifts of the first and the last column, ppm. */
  readonly across: readonly [first: number, last: number];
  /** Shifts of the first and the last row, ppm. */
  readonly down: readonly [first: number, last: number];
  readonly columns: number;
  readonly rows: number;
  /** `values[row * columns + column]` */
  readonly values: ArrayLike<number>;
  /** Standard deviation of the noise. */
  readonly noise: number;
}

interface Span {
  readonly first: number;
  readonly count: number;
}

/** The part between the first and the last of `tall` that reaches `least`, with some room; all where none does. */
function spanOf(tall: Float64Array, least: number): Span {
  const first = tall.findIndex((value) => value >= least);
  const last = tall.findLastIndex((value) => value >= least);
  if (first === -1) return { first: 0, count: tall.length };
  const room = Math.max(2, Math.ceil(MARGIN * (last - first + 1)));
  const from = Math.max(0, first - room);
  return { first: from, count: Math.min(tall.length - 1, last + room) - from + 1 };
}

/** Heights as signed steps on a logarithmic scale, in bytes; nothing is followed by how often it comes. */
function packed(grid: Float64Array, { low, high }: { low: number; high: number }): number[] {
  const scale = (PLANE_STEPS - 1) / Math.log(high / low);
  const bytes: number[] = [];
  let zeros = 0;
  const flush = () => {
    for (; zeros > 0; zeros -= Math.min(255, zeros)) bytes.push(0, Math.min(255, zeros));
  };
  for (const value of grid) {
    const size = Math.abs(value);
    if (size < low) {
      zeros++;
      continue;
    }
    flush();
    const step = Math.min(PLANE_STEPS, 1 + Math.round(scale * Math.log(size / low)));
    bytes.push(value < 0 ? 256 - step : step);
  }
  flush();
  return bytes;
}

function base64(bytes: readonly number[]): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += CHUNK)
    text += String.fromCharCode(...bytes.slice(at, at + CHUNK));
  return btoa(text);
}

/**
 * A processed plane as it is kept: what holds signals of it, at most 256 points a side, each the value farthest from
 * zero of those that it stands for, on a logarithmic scale of 126 steps from `low` to `high`. Where the text would be
 * longer than `most`, `low` is raised. Null for a plane with a side of one point, without extent, with values that are
 * no numbers, or without anything above three times the noise.
 */
export function writePlane(plane: WholePlane, most = PLANE_TEXT): RecordedPlane | null {
  const { across, down, columns, rows, values, noise } = plane;
  if (columns < 2 || rows < 2 || values.length < columns * rows) return null;
  if (across[0] === across[1] || down[0] === down[1]) return null;
  if (![...across, ...down, noise].every(Number.isFinite) || noise <= 0) return null;
  const wide = new Float64Array(columns),
    long = new Float64Array(rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const size = Math.abs(values[row * columns + column]!);
      if (!Number.isFinite(size)) return null;
      if (size > wide[column]!) wide[column] = size;
      if (size > long[row]!) long[row] = size;
    }
  const high = long.reduce((tallest, value) => Math.max(tallest, value), 0);
  const least = Math.max(EDGE * noise, EDGE_SHARE * high);
  const x = spanOf(wide, least),
    y = spanOf(long, least);
  const width = Math.min(PLANE_SIDE, x.count),
    height = Math.min(PLANE_SIDE, y.count);
  const grid = new Float64Array(width * height);
  for (let row = 0; row < y.count; row++) {
    const to = Math.floor((row * height) / y.count) * width;
    for (let column = 0; column < x.count; column++) {
      const at = to + Math.floor((column * width) / x.count);
      const value = values[(y.first + row) * columns + x.first + column]!;
      if (Math.abs(value) > Math.abs(grid[at]!)) grid[at] = value;
    }
  }
  /** Shift of the middle of the part that a point of the grid stands for. */
  const shift = (
    [first, last]: readonly [number, number],
    { points, span, part, parts }: { points: number; span: Span; part: number; parts: number },
  ) =>
    first +
    ((last - first) * (span.first + ((part + 0.5) * span.count) / parts - 0.5)) / (points - 1);
  const ends = (axis: readonly [number, number], points: number, span: Span, parts: number) =>
    [0, parts - 1].map((part) => shift(axis, { points, span, part, parts })) as [number, number];
  for (let low = FLOOR * noise; low < high; low *= RAISE) {
    const heights = base64(packed(grid, { low, high }));
    if (heights.length <= most)
      return {
        across: ends(across, columns, x, width),
        down: ends(down, rows, y, height),
        columns: width,
        rows: height,
        low,
        high,
        noise,
        heights,
      };
  }
  return null;
}
