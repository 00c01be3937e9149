import { stepOfHeight, type DrawnPlane } from './read-plane.ts';
import { PLANE_STEPS } from './write-plane.ts';

/** From one level to the next, in heights. */
export const LEVEL_FACTOR = 1.5;
/** Levels at most: a plane of the largest range has no more. */
const MOST_LEVELS = 70;
/**
 * The lowest level that is drawn at first: fifteen times the noise, and no less than this
 * share of the tallest, below which t₁ noise of strong signals lies in real planes.
 */
const FIRST_NOISE = 15,
  FIRST_SHARE = 1 / 2000;
/**
 * Points that the lines of one level may have, upwards or downwards, and those of all levels together. A level with
 * more is nothing but noise; its lines would hide what is seen, and a plane that was made to have them could hold a
 * page for seconds.
 */
const MOST_OF_LEVEL = 8_000,
  MOST_OF_ALL = 100_000;

/** What traces one level: `d3-contour`, fetched by who draws. Rings have the points of the grid at n + ½. */
export type Tracer = (
  values: number[],
  size: readonly [columns: number, rows: number],
  level: number,
) => readonly (readonly (readonly (readonly number[])[])[])[];

/** Levels of a plane, from low to high, in units of its noise. */
export function contourLevels({ low, high, noise }: DrawnPlane): number[] {
  const levels: number[] = [];
  for (let level = low; level < high && levels.length < MOST_LEVELS; level *= LEVEL_FACTOR)
    levels.push(level / noise);
  return levels;
}

/**
 * For each step, how many points the lines of a level just below it have: as many as pairs of neighbours lie on both
 * sides of it.
 */
function pointsBySign(steps: Int8Array, columns: number, sign: 1 | -1): Float64Array {
  const changes = new Float64Array(PLANE_STEPS + 2);
  const cross = (one: number, other: number) => {
    const low = Math.max(0, Math.min(one, other)),
      high = Math.max(one, other);
    if (high <= low) return;
    changes[low + 1]!++;
    changes[high + 1]!--;
  };
  for (let at = 0; at < steps.length; at++) {
    const own = sign * steps[at]!;
    if ((at + 1) % columns !== 0) cross(own, sign * steps[at + 1]!);
    if (at + columns < steps.length) cross(own, sign * steps[at + columns]!);
  }
  let points = 0;
  return changes.map((change) => (points += change));
}

/** Contours of one plane; each level is traced once, when it is first asked for. */
export interface Contours {
  /** Levels that can be drawn, from low to high, in noise. */
  readonly levels: readonly number[];
  /** Place among `levels` of the lowest that is drawn at first. */
  readonly first: number;
  /**
   * Closed lines of a level, upwards or downwards, as x, y, x, y, … in points of the grid: 0 is the first column or
   * row, `columns − 1` the last.
   */
  readonly lines: (level: number, sign: 1 | -1) => readonly (readonly number[])[];
}

/** The contours of a plane: levels of which each is half as high again as the one before. Never throws. */
export function contoursOf(plane: DrawnPlane, trace: Tracer): Contours {
  const { steps, columns, rows, noise } = plane;
  const down = steps.map((step) => -step);
  const sides = { 1: steps, '-1': down } as const;
  const numbers = new Map<number, number[]>();
  const kept = new Map<string, readonly (readonly number[])[]>();
  const stepOf = (level: number) => stepOfHeight(plane, level * noise);
  const points = ([1, -1] as const).map((sign) => pointsBySign(steps, columns, sign));
  const levels = contourLevels(plane);
  let all = 0;
  // From the tallest down: what is nearest to the noise is left out.
  const last = levels.findLastIndex((level) => {
    const own = points.map((bySign) => bySign[Math.ceil(stepOf(level))]!);
    all += own[0]! + own[1]!;
    return Math.max(...own) > MOST_OF_LEVEL || all > MOST_OF_ALL;
  });
  levels.splice(0, last + 1);
  const least = Math.max(FIRST_NOISE, (FIRST_SHARE * plane.high) / noise);
  const start = levels.findIndex((level) => level >= least);
  return {
    levels,
    first: Math.max(0, start === -1 ? levels.length - 1 : start),
    lines: (level, sign) => {
      const key = `${level} ${sign}`;
      const known = kept.get(key);
      if (known) return known;
      if (!levels.includes(level)) return [];
      let values = numbers.get(sign);
      if (values === undefined) numbers.set(sign, (values = Array.from(sides[sign])));
      const lines = trace(values, [columns, rows], stepOf(level)).flatMap((polygon) =>
        polygon.map((ring) => ring.flatMap(([x, y]) => [x! - 0.5, y! - 0.5])),
      );
      kept.set(key, lines);
      return lines;
    },
  };
}

/** The shift at a place of the grid, ppm. */
export const shiftAtPoint = (
  [first, last]: readonly [number, number],
  points: number,
  place: number,
): number => first + ((last - first) * place) / (points - 1);
