import { drawnOrdinate } from '@elucida/spectra/plotting/ordinate';
import {
  observedCurve,
  type AbsorptionView,
  type ObservedCurve,
} from '@elucida/spectra/plotting/observed-curve';
import type { PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import type { RecordedTrace, SpectrumType } from '@elucida/spectra/spectrum';
import { useMemo } from 'react';

/** A spectrum as it was typed or read: what its curve is drawn from. */
export interface PlotSource {
  readonly peaks: readonly Readonly<Record<string, unknown>>[];
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly trace?: RecordedTrace | undefined;
}

const NOTHING: PlotSource = { peaks: [] };
/** A stick of a peak that is hardly there still shows. */
const LEAST = 0.04;

/** How high the curve is at a peak: at the tallest line of its pattern, or nearby. */
function heightOn({ curve: { x, y } }: ObservedCurve, { x: at, span, height }: PlotPeak): number {
  const near = Math.abs(x[x.length - 1]! - x[0]!) / 800;
  const [from, to] = span ?? [at - near, at + near];
  let tallest = -Infinity;
  for (let k = 0; k < x.length; k++)
    if (x[k]! >= from && x[k]! <= to && y[k]! > tallest) tallest = y[k]!;
  return Number.isFinite(tallest) ? tallest : height;
}

interface Seen {
  peaks: readonly PlotPeak[];
  source: PlotSource | undefined;
  domain: readonly [number, number];
  view: AbsorptionView;
}

/** The observed curve, how high each peak is on it, and the vertical axis. */
export function usePlotData(type: SpectrumType, { peaks, source = NOTHING, domain, view }: Seen) {
  const [left, right] = domain;
  const { peaks: rows, metadata, trace } = source;
  const observed = useMemo(
    () =>
      observedCurve({ type, peaks: rows, metadata, trace }, { peaks, domain: [left, right], view }),
    [type, rows, metadata, trace, peaks, left, right, view],
  );
  const heights = useMemo(
    () => peaks.map((peak) => Math.max(LEAST, observed ? heightOn(observed, peak) : peak.height)),
    [peaks, observed],
  );
  const ordinate = useMemo(
    () => drawnOrdinate(type, { peaks: rows, observed, view }),
    [type, rows, observed, view],
  );
  return { observed, heights, ordinate };
}
