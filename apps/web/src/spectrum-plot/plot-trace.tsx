import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ScaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { useMemo } from 'react';
import type { PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import { hasTrace, tracePoints } from '@elucida/spectra/plotting/trace';
import type { PlotShape } from './plot-shape.ts';

interface Props {
  technique: SpectrumType;
  peaks: readonly PlotPeak[];
  scale: ScaleLinear<number, number>;
  shape: PlotShape;
}

/** The curve of an observed spectrum, for the techniques that are recorded as one. */
export function PlotTrace({ technique, peaks, scale, shape }: Props) {
  const domain = scale.domain();
  const left = domain[0]!,
    right = domain.at(-1)!;
  const points = useMemo(
    () =>
      hasTrace(technique) && peaks.length > 0
        ? tracePoints(technique, { peaks, domain: [left, right], samples: 480 })
        : [],
    [technique, peaks, left, right],
  );
  if (points.length === 0) return null;
  const path = line<[number, number]>()
    .x(([x]) => scale(x))
    .y(([, y]) => shape.tip(y));
  return (
    <path
      d={path(points) ?? ''}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.600"
      strokeLinejoin="round"
    />
  );
}
