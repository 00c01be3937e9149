import { drawnOrdinate } from '@elucida/spectra/plotting/ordinate';
import { observedCurve, type AbsorptionView } from '@elucida/spectra/plotting/observed-curve';
import { peakHeights } from '@elucida/spectra/plotting/peak-heights';
import type { PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import type {
  RecordedPlane,
  RecordedTrace,
  SpectrumSource,
  SpectrumType,
} from '@elucida/spectra/spectrum';
import { useMemo } from 'react';

/** A spectrum as it was typed or read: what its curve is drawn from. */
export interface PlotSource {
  readonly peaks: readonly Readonly<Record<string, unknown>>[];
  readonly metadata?: Readonly<Record<string, unknown>> | undefined;
  readonly trace?: RecordedTrace | undefined;
  /** The plane of an experiment in two dimensions. */
  readonly plane?: RecordedPlane | undefined;
  /** Its heights count from zero, and negative ones are shown: its phase is being set. */
  readonly fromZero?: boolean;
  /** Whether its curve is what was read from an image. */
  readonly source?: SpectrumSource;
  /** Whether its trace was made of its peaks: a file of it says so. */
  readonly simulated?: boolean;
}

const NOTHING: PlotSource = { peaks: [] };

interface Seen {
  peaks: readonly PlotPeak[];
  source: PlotSource | undefined;
  domain: readonly [number, number];
  view: AbsorptionView;
}

/** The observed curve, how high each peak is on it, and the vertical axis. */
export function usePlotData(type: SpectrumType, { peaks, source = NOTHING, domain, view }: Seen) {
  const [left, right] = domain;
  const { peaks: rows, metadata, trace, fromZero } = source;
  const observed = useMemo(
    () =>
      observedCurve(
        { type, peaks: rows, metadata, trace, fromZero },
        { peaks, domain: [left, right], view },
      ),
    [type, rows, metadata, trace, fromZero, peaks, left, right, view],
  );
  const heights = useMemo(() => peakHeights(observed, peaks), [peaks, observed]);
  const ordinate = useMemo(
    () => drawnOrdinate(type, { peaks: rows, observed, view }),
    [type, rows, observed, view],
  );
  return { observed, heights, ordinate };
}
