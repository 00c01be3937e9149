import type { RecordedTrace } from '@elucida/spectra/spectrum';
import { readTrace, type DrawnCurve } from '@elucida/spectra/traces/read-trace';
import { scaleLinear } from 'd3-scale';
import { useMemo } from 'react';
import { curvePath } from './curve-path.ts';
import { STRIP } from './map-space.ts';

/** Px left free at both sides of the strip. */
const ROOM = 3;

/** Foot and tip of what is seen of a curve. */
function endsOf({ x, y }: DrawnCurve, [one, other]: readonly [number, number]) {
  const [low, high] = [Math.min(one, other), Math.max(one, other)];
  const seen = y.filter((_, k) => x[k]! >= low && x[k]! <= high).sort();
  const foot = seen[seen.length >> 1] ?? 0;
  return { foot, tip: seen.at(-1) ?? foot };
}

/**
 * The recorded spectrum of one dimension in the strip along an edge of the map, over the same part of the axis: its
 * tallest line there fills the strip. `down`: along the left edge, lines to the left.
 */
export function MapProjection({
  trace,
  domain,
  range,
  edge,
  down = false,
}: {
  trace: RecordedTrace;
  /** Shifts at both ends of what is seen, and where they are, px. */
  domain: readonly number[];
  range: readonly number[];
  /** Px of the edge of the map on which its base line stands. */
  edge: number;
  down?: boolean;
}) {
  const curve = useMemo(() => readTrace(trace), [trace]);
  const [from, to] = domain as [number, number],
    [start, end] = range as [number, number];
  // Not made again where only levels or the marked peak change.
  const path = useMemo(() => {
    if (curve === null) return null;
    const { foot, tip } = endsOf(curve, [from, to]);
    const height = (value: number) =>
      Math.max(-1, (STRIP - 2 * ROOM) * ((value - foot) / (tip - foot || 1)));
    return curvePath(
      curve,
      scaleLinear([from, to], [start, end]),
      (value) => edge - ROOM - height(value),
    );
  }, [curve, from, to, start, end, edge]);
  if (path === null) return null;
  return (
    <path
      data-projection={down ? 'down' : 'across'}
      // A strip down the left edge is one along the top, with its axes exchanged.
      transform={down ? 'matrix(0 1 1 0 0 0)' : undefined}
      d={path}
      fill="none"
      stroke="var(--text-2)"
      strokeLinejoin="round"
    />
  );
}
