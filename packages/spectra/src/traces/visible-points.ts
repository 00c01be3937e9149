import type { DrawnCurve } from './read-trace.ts';

interface Window {
  /** Position at a place of the drawing, and back; they run one way together. */
  readonly toValue: (px: number) => number;
  readonly toPx: (value: number) => number;
  /** Left and right end of the drawing, px. */
  readonly left: number;
  readonly right: number;
  /** Places for which points are kept; one a pixel by default. */
  readonly columns?: number;
}

/** First index whose position is not before `value`, in the curve's own direction. */
function indexAt(x: Float64Array, value: number, way: number): number {
  let low = 0,
    high = x.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (way * (x[middle]! - value) < 0) low = middle + 1;
    else high = middle;
  }
  return low;
}

/**
 * What is seen of a curve in a window, as pairs of px and value: of the points in one column, the
 * first, lowest, highest and last, so that the drawing is the same as with all of them. One point
 * beyond each end lets the line run on.
 */
export function visiblePoints(
  { x, y }: DrawnCurve,
  { toValue, toPx, left, right, columns = Math.ceil(right - left) }: Window,
): [number, number][] {
  const count = x.length;
  if (count < 2) return [];
  const way = x[count - 1]! > x[0]! ? 1 : -1;
  // A curve may be kept in the other direction than it is drawn.
  const [begin, end] = toPx(x[count - 1]!) > toPx(x[0]!) ? [left, right] : [right, left];
  const first = Math.max(0, indexAt(x, toValue(begin), way) - 1);
  const last = Math.min(count - 1, indexAt(x, toValue(end), way));
  if (last - first <= 4 * columns)
    return Array.from({ length: last - first + 1 }, (_, k): [number, number] => [
      toPx(x[first + k]!),
      y[first + k]!,
    ]);
  const points: [number, number][] = [];
  const keep = (index: number) => {
    points.push([toPx(x[index]!), y[index]!]);
  };
  let at = first;
  for (let column = 1; column <= columns && at <= last; column++) {
    const stop =
      column === columns
        ? last + 1
        : Math.min(last + 1, indexAt(x, toValue(begin + ((end - begin) * column) / columns), way));
    if (stop <= at) continue;
    let low = at,
      high = at;
    for (let k = at + 1; k < stop; k++) {
      if (y[k]! < y[low]!) low = k;
      if (y[k]! > y[high]!) high = k;
    }
    const [one, other] = low < high ? [low, high] : [high, low];
    keep(at);
    if (one !== at) keep(one);
    if (other !== one) keep(other);
    if (stop - 1 > other) keep(stop - 1);
    at = stop;
  }
  return points;
}
