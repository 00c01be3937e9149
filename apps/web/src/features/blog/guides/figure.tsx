import type { SpectrumType } from '@elucida/spectra/spectrum';
import { lazy, type ReactNode } from 'react';
import type { PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import { RichText } from './rich-text.tsx';
import { OptionalPart } from '../../../ui/optional-part.tsx';

// Drawing code comes after the words.
const SpectrumPlot = lazy(async () => ({
  default: (await import('../../../spectrum-plot/spectrum-plot.tsx')).SpectrumPlot,
}));
const PeakTable = lazy(async () => ({
  default: (await import('../../../spectrum-plot/peak-table.tsx')).PeakTable,
}));

const HEIGHT = 240; // px
/** The plot's line of words and the closed table under it, in pixels. */
const BELOW = 52;

/** A drawing with its caption. */
export function Figure({
  caption,
  height,
  children,
}: {
  caption: string;
  height: number;
  children: ReactNode;
}) {
  return (
    <figure className="card m-0 grid grid-cols-[minmax(0,1fr)] gap-3">
      <div style={{ minHeight: height }}>
        <OptionalPart>{children}</OptionalPart>
      </div>
      <figcaption className="text-sm text-text-2">
        <RichText text={caption} />
      </figcaption>
    </figure>
  );
}

/** A spectrum as the rest of Elucida draws it, with its table. */
export function SpectrumFigure({
  technique,
  peaks,
  caption,
}: {
  technique: SpectrumType;
  peaks: readonly PlotPeak[];
  caption: string;
}) {
  return (
    <Figure caption={caption} height={HEIGHT + BELOW}>
      <SpectrumPlot technique={technique} peaks={peaks} height={HEIGHT} />
      <PeakTable technique={technique} peaks={peaks} />
    </Figure>
  );
}

/** What each signal of the figure says, in the order it is drawn. */
export function SignalList({
  signals,
}: {
  signals: readonly { position: string; text: string }[];
}) {
  return (
    <dl className="grid max-w-[44em] gap-x-6 gap-y-2 sm:grid-cols-[8rem_minmax(0,1fr)]">
      {signals.map(({ position, text }) => (
        <div key={position} className="sm:contents">
          <dt className="figures font-semibold">{position}</dt>
          <dd className="m-0">
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
