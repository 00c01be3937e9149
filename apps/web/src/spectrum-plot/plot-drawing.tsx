import type { DrawnOrdinate } from '@elucida/spectra/plotting/ordinate';
import type { ObservedCurve } from '@elucida/spectra/plotting/observed-curve';
import type { MissingPeak, PlotPeak } from '@elucida/spectra/plotting/plot-peak';
import type { ProtonSpectrum } from '@elucida/spectra/simulation/proton-spectrum';
import type { SpectrumType } from '@elucida/spectra/spectrum';
import type { ScaleLinear } from 'd3-scale';
import { useId } from 'react';
import { ObservedTrace } from './observed-trace.tsx';
import { PartnerLines } from './partner-lines.tsx';
import type { ExpectedRange, PlotMark } from './plot-annotations.ts';
import { PlotAxis } from './plot-axis.tsx';
import { PlotIntegrals } from './plot-integrals.tsx';
import { PlotLabels } from './plot-labels.tsx';
import { PlotMarks } from './plot-marks.tsx';
import { PlotOrdinate } from './plot-ordinate.tsx';
import { PlotPeaks } from './plot-peaks.tsx';
import { PlotRanges } from './plot-ranges.tsx';
import type { PlotShape } from './plot-shape.ts';
import { PredictedTrace } from './predicted-trace.tsx';

export interface Drawn {
  readonly technique: SpectrumType;
  readonly peaks: readonly PlotPeak[];
  readonly missing: readonly MissingPeak[];
  readonly ranges: readonly ExpectedRange[];
  readonly marks: readonly PlotMark[];
  readonly simulated: ProtonSpectrum | undefined;
  readonly observed: ObservedCurve | null;
  readonly heights: readonly number[];
  readonly ordinate: DrawnOrdinate | null;
}

interface Props extends Drawn {
  shape: PlotShape;
  /** Of what is seen, and the whole axis. */
  scale: ScaleLinear<number, number>;
  domain: readonly [number, number];
  gain: number;
  width: number;
  labelled: boolean;
  integrals: boolean;
  mirrored: boolean;
  current: number | null;
  onActive: (peak: number | null) => void;
  onPick: ((peak: number) => void) | undefined;
}

/** How far above its room a curve made taller may reach before it is cut, px. */
const OVER = 8;

/** Everything within a plot: axes, both spectra, marks and labels. */
export function PlotDrawing(props: Props) {
  const { technique, peaks, missing, ranges, marks, simulated, observed, heights, ordinate } =
    props;
  const { shape, scale, domain, gain, width, current } = props;
  const id = useId();
  const left = scale.range()[0]!,
    right = scale.range().at(-1)!;
  const { foot, top, baseline, mirror, bottom } = shape;
  const heightAt = (height: number) => shape.tip(gain * height);
  const clip = (name: string) => `url(#${id}${name})`;
  return (
    <>
      <clipPath id={`${id}upper`}>
        <rect x={left} y={top - OVER} width={right - left} height={shape.floor - top + 2 * OVER} />
      </clipPath>
      <clipPath id={`${id}lower`}>
        <rect x={left} y={mirror} width={right - left} height={Math.max(0, bottom - mirror)} />
      </clipPath>
      <clipPath id={`${id}all`}>
        <rect x={left - OVER} y="0" width={right - left + 2 * OVER} height={bottom} />
      </clipPath>
      <PlotAxis technique={technique} scale={scale} top={bottom} width={width} />
      {ordinate ? <PlotOrdinate ordinate={ordinate} shape={shape} gain={gain} left={left} /> : null}
      <line x1={left} x2={right} y1={foot} y2={foot} stroke="var(--border)" />
      {props.mirrored ? (
        <line x1={left} x2={right} y1={mirror} y2={mirror} stroke="var(--border)" />
      ) : null}
      <g clipPath={clip('all')}>
        <PlotMarks marks={marks} scale={scale} baseline={baseline} />
        <PlotRanges ranges={ranges} scale={scale} baseline={mirror} bottom={bottom} />
      </g>
      {observed ? (
        <g clipPath={clip('upper')}>
          <ObservedTrace observed={observed} scale={scale} heightAt={heightAt} />
        </g>
      ) : null}
      {simulated ? (
        <PredictedTrace
          spectrum={simulated}
          scale={scale}
          domain={domain}
          mirror={mirror}
          bottom={bottom}
          gain={gain}
          clip={clip('lower')}
        />
      ) : null}
      <g clipPath={clip('all')}>
        {props.mirrored ? (
          <PartnerLines
            peaks={peaks}
            scale={scale}
            from={mirror - 16}
            to={mirror}
            current={current}
          />
        ) : null}
        <PlotPeaks
          peaks={peaks}
          missing={missing}
          scale={scale}
          shape={{ ...shape, tip: heightAt }}
          heights={heights}
          current={current}
          onActive={props.onActive}
          onPick={props.onPick}
          sticks={observed === null}
          simulated={simulated !== undefined}
        />
      </g>
      {props.labelled ? (
        <PlotLabels technique={technique} peaks={peaks} scale={scale} top={top} />
      ) : null}
      {props.integrals ? <PlotIntegrals peaks={peaks} scale={scale} baseline={baseline} /> : null}
    </>
  );
}
