import type { PicturePoint, SpectrumPicture } from '../spectrum.ts';

type Scale = SpectrumPicture['scale'];

/** How far right a line of the scale is at a height, px. */
function acrossAt({ foot, head }: Scale[number], y: number): number {
  const rise = head[1] - foot[1];
  return rise === 0 ? foot[0] : foot[0] + ((head[0] - foot[0]) * (y - foot[1])) / rise;
}

/**
 * The pair of neighbouring lines to measure from: the first of which the second reaches `at`, else the
 * last, so that what lies beyond an end goes on as it does there.
 */
function pairAround(places: readonly number[], at: number): number {
  const rising = places.at(-1)! >= places[0]!;
  const next = places.findIndex((place) => (rising ? place >= at : place <= at));
  return Math.min(places.length - 2, Math.max(0, next < 0 ? places.length - 2 : next - 1));
}

function between(at: number, from: readonly number[], to: readonly number[]): number {
  const i = pairAround(from, at);
  const span = from[i + 1]! - from[i]!;
  return span === 0 ? to[i]! : to[i]! + ((at - from[i]!) / span) * (to[i + 1]! - to[i]!);
}

/** The value of the axis at a point of the picture, in the technique's unit. Null without a scale. */
export function valueAtPoint({ scale }: Pick<SpectrumPicture, 'scale'>, [x, y]: PicturePoint) {
  if (scale.length < 2) return null;
  const across = scale.map((line) => acrossAt(line, y));
  return between(
    x,
    across,
    scale.map(({ value }) => value),
  );
}

/** How far right a value is at a height of the picture, px. Null without a scale. */
export function placeOfValue(
  { scale }: Pick<SpectrumPicture, 'scale'>,
  { value, y }: { value: number; y: number },
): number | null {
  if (scale.length < 2) return null;
  return between(
    value,
    scale.map((line) => line.value),
    scale.map((line) => acrossAt(line, y)),
  );
}

/** A point of the picture with the value that a person knows it has. */
export interface KnownPoint {
  readonly x: number;
  readonly value: number;
}

/**
 * Values at the two ends of an axis that is even between two known points. Null where the points are one, or their
 * values are.
 */
export function endsThrough(
  [a, b]: readonly [KnownPoint, KnownPoint],
  { x0, x1 }: { x0: number; x1: number },
): [left: number, right: number] | null {
  if (a.x === b.x || a.value === b.value) return null;
  const perPx = (b.value - a.value) / (b.x - a.x);
  return [a.value + perPx * (x0 - a.x), a.value + perPx * (x1 - a.x)];
}
