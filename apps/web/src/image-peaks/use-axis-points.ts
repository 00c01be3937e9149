import { toNumber } from '@elucida/spectra/number-format';
import { endsThrough } from '@elucida/spectra/plotting/picture-scale';
import { useState } from 'react';

/** A line over the image and the value that the person gives it, as typed. */
interface Point {
  readonly x: number;
  readonly value: string;
}

/** Ends of a plot, px of its picture. */
export interface PlotBox {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Where the lines begin, share of the plot's width. */
const STARTS = [0.1, 0.9] as const;

export interface AxisPointsState {
  readonly points: readonly [Point, Point];
  readonly refused: boolean;
  change(index: number, update: Partial<Point>): void;
  /** The ends that the two points give the axis; null, and `refused`, where they give none. */
  ends(): [number, number] | null;
}

/** The two lines by which an axis is corrected; `valueAt` is what is understood of it now. */
export function useAxisPoints(
  plot: PlotBox,
  valueAt: ((x: number) => number) | null,
): AxisPointsState {
  const start = (share: number): Point => {
    const x = plot.x0 + share * (plot.x1 - plot.x0);
    return { x, value: valueAt ? String(valueAt(x)) : '' };
  };
  const [points, setPoints] = useState<readonly [Point, Point]>(() => [
    start(STARTS[0]),
    start(STARTS[1]),
  ]);
  const [refused, setRefused] = useState(false);
  return {
    points,
    refused,
    change: (index, update) => {
      setRefused(false);
      setPoints(([a, b]) => (index === 0 ? [{ ...a, ...update }, b] : [a, { ...b, ...update }]));
    },
    ends: () => {
      const [a, b] = points.map(({ x, value }) => ({ x, value: toNumber(value) }));
      const found =
        Number.isFinite(a!.value) && Number.isFinite(b!.value) ? endsThrough([a!, b!], plot) : null;
      setRefused(found === null);
      return found;
    },
  };
}
